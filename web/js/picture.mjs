// A drawing as a picture file, made by the browser itself.
import { download } from "./download.mjs";

/**
 * Draws an SVG file.
 * @param {string} svgText the whole file; it must refer to nothing outside itself and say its size
 * @param {number} scale pixels for each of its units
 * @returns {Promise<Blob>} a PNG
 */
export const toPng = async (svgText, scale) => {
  const image = new Image();
  // A data address needs no more of the page's policy than its own pictures do.
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svgText)}`;
  await image.decode();
  const canvas = document.createElement("canvas");
  canvas.width = Math.round(image.naturalWidth * scale);
  canvas.height = Math.round(image.naturalHeight * scale);
  canvas.getContext("2d").drawImage(image, 0, 0, canvas.width, canvas.height);
  const png = await new Promise((resolve) => canvas.toBlob(resolve, "image/png"));
  if (!png) throw new Error("this browser makes no picture of that size");
  return png;
};

/** Hands an SVG file to the person as a PNG called `name`. */
export const downloadPng = async (name, svgText, scale) => {
  download(name, "image/png", await toPng(svgText, scale));
};
