// Runs only where modules are unknown, so it is written in the oldest JavaScript.
document.addEventListener("DOMContentLoaded", function () {
  document.querySelector("#root [role=status]").textContent =
    "This browser is too old for Dead End. Update it, or open this page in a current Firefox, Chrome, Edge or Safari.";
  var progress = document.querySelector("#root progress");
  progress.parentNode.removeChild(progress);
});
