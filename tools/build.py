"""Builds the static site into ``site/``.

Run as ``python tools/build.py``. Nothing is done when no input has changed since the last time.
The variable ``DEAD_END_URL`` may say where the site will be, with a slash at the end: link previews
want a whole address.
"""

from __future__ import annotations

import fcntl
import hashlib
import importlib.util
import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

# Found only by the path above when run as a script.
from dead_end.games import GAME_IDS  # noqa: E402
from tools import fonts  # noqa: E402
from web.games import dressing  # noqa: E402

SITE = ROOT / "site"
WORK = ROOT / ".build"
MODULES = ROOT / "node_modules"

PYODIDE_FILES = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm")
NOT_SHIPPED = re.compile(r"^(codemirror|xterm|service-worker)|\.map$")
VENDORED = {
    "morphdom/dist/morphdom-esm.js": "vendor/morphdom.js",
    "idb/build/index.js": "vendor/idb.js",
    "fake-indexeddb/build/esm": "vendor/fake-indexeddb",
}
LICENSED = ("@pyscript/core", "polyscript", "morphdom", "idb", "fake-indexeddb")
PYTHON_LIBRARIES = {"htpy": ("django", "html2htpy", "starlette"), "markupsafe": ()}
"""The Python packages shipped beside ours, each with its modules that are of no use here."""

EAGER_FUNCTION = re.compile(
    r"return Function\(`return\((\w+),(\w+)\)"
    r"=>\(\$\{(\w+)\}\)\(\1,\2,\.\.\.\[\$\{(\w+)\}\]\)`\)\(\)"
)


class BuildError(Exception):
    """The site cannot be built from what is there; the message says what to do."""


def patch_eager_function(core: str) -> str:
    """Take out of PyScript's core the one use of ``Function`` that runs while it loads.

    It joins the hooks for PyScript's own workers into one function, of which nothing but the source
    text is ever used (it is posted to the worker). A function whose ``toString`` gives that text
    does the same without ``'unsafe-eval'`` in the page's policy.

    Raises:
        BuildError: the place was not found exactly once: PyScript has changed, look at it again.
    """
    patched, count = EAGER_FUNCTION.subn(
        r"return Object.assign((\1,\2)=>{},"
        r"{toString:()=>`(\1,\2)=>(${\3})(\1,\2,...[${\4}])`})",
        core,
    )
    if count != 1:
        raise BuildError(f"PyScript's eager Function( was found {count} times, not once")
    return patched


def site_url() -> str:
    """Where the site will be, or ``./`` where that is not known."""
    return os.environ.get("DEAD_END_URL", "./")


def input_hash() -> str:
    """A digest of all that the site is built from; node_modules by its lock."""
    sources = [
        ROOT / name for name in ("index.html", "pyscript.toml", "package-lock.json", "LICENSE")
    ]
    sources += [ROOT / "pyproject.toml", *sorted((ROOT / "tools").glob("*compile*"))]
    sources += [Path(__file__), Path(fonts.__file__)]
    for folder in ("dead_end", "web"):
        sources += sorted(
            path
            for path in (ROOT / folder).rglob("*")
            if path.is_file() and "__pycache__" not in path.parts
        )
    digest = hashlib.sha256(site_url().encode())
    for path in sources:
        if path.exists():
            content = path.read_bytes()
            digest.update(f"{path.relative_to(ROOT)}\0{len(content)}\0".encode() + content)
    return digest.hexdigest()


def stage_python(app: Path) -> None:
    """Lay out the Python tree that the archive is packed from."""
    shutil.rmtree(app, ignore_errors=True)
    for path in sorted((ROOT / "dead_end").rglob("*")):
        # The command line has no place in a page.
        if path.suffix in (".py", ".txt") and path.name != "__main__.py":
            copy(path, app / path.relative_to(ROOT))
    for path in sorted((ROOT / "web").rglob("*.py")):
        copy(path, app / path.relative_to(ROOT))
    # A quarter of a second of every visitor's time: what never changes is drawn once, here.
    for game_id in GAME_IDS:
        for baked, drawing in dressing(game_id).baked().items():
            (app / baked.relative_to(ROOT)).write_text(drawing(), "utf-8")
    for path in sorted((ROOT / "web" / "catalogs").rglob("*.po")):
        target = (app / path.relative_to(ROOT)).with_suffix(".mo")
        target.parent.mkdir(parents=True, exist_ok=True)
        with path.open("rb") as source, target.open("wb") as compiled:
            write_mo(compiled, read_po(source, locale=path.parts[-3]))
    for package, useless in PYTHON_LIBRARIES.items():
        spec = importlib.util.find_spec(package)
        if spec is None or spec.origin is None:
            raise BuildError(f"{package} is not installed: run make")
        for path in sorted(Path(spec.origin).parent.glob("*.py")):
            if path.stem not in useless:
                copy(path, app / package / path.name)


def compile_python() -> tuple[Path, Path]:
    """Compile in Pyodide under node; give our archive and the reduced standard library."""
    stage_python(WORK / "app")
    shutil.rmtree(WORK / "pyscript", ignore_errors=True)
    shutil.copytree(MODULES / "@pyscript/core/src/stdlib/pyscript", WORK / "pyscript")
    node = Path(sys.executable).parent / "node"
    tools = ROOT / "tools"
    command = [node, tools / "compile.mjs", MODULES / "pyodide", WORK, tools / "compile_python.py"]
    finished = subprocess.run(command, capture_output=True, text=True)
    if finished.returncode:
        raise BuildError(f"Pyodide could not compile the site's Python:\n{finished.stderr}")
    return WORK / "dead_end.zip", WORK / "python_stdlib.zip"


def cut_fonts() -> Path:
    """The folder of our fonts, cut when what they are cut from or by has changed."""
    digest = hashlib.sha256(Path(fonts.__file__).read_bytes())
    digest.update((ROOT / "package-lock.json").read_bytes())
    folder = WORK / f"fonts-{digest.hexdigest()[:16]}"
    if not folder.exists():
        for old in WORK.glob("fonts-*"):
            shutil.rmtree(old)
        fresh = WORK / "fonts-fresh"
        fonts.lay(MODULES, fresh)
        fresh.rename(folder)
    return folder


def preview() -> str:
    """The elements that tell a crawler where the page and its picture are."""
    url = site_url()
    links = [f'<meta property="og:image" content="{url}web/icons/preview.png">']
    if url != "./":
        links.append(f'<meta property="og:url" content="{url}">')
    return "\n".join(links)


def copy(source: Path, target: Path) -> None:
    """Copy a file or a tree, making the folders above it."""
    target.parent.mkdir(parents=True, exist_ok=True)
    if source.is_dir():
        shutil.copytree(source, target)
    else:
        shutil.copyfile(source, target)


def lay_runtime(site: Path, stdlib: Path) -> str:
    """Copy Pyodide, PyScript and the libraries; give the name of PyScript's main chunk."""
    for name in PYODIDE_FILES:
        copy(MODULES / "pyodide" / name, site / "pyodide" / name)
    copy(stdlib, site / "pyodide" / "python_stdlib.zip")
    # The lock lists hundreds of packages; none is ever loaded.
    lock = json.loads((MODULES / "pyodide" / "pyodide-lock.json").read_text("utf-8"))
    (site / "pyodide" / "pyodide-lock.json").write_text(json.dumps({**lock, "packages": {}}))
    dist = MODULES / "@pyscript/core/dist"
    for path in dist.iterdir():
        if not NOT_SHIPPED.search(path.name):
            copy(path, site / "pyscript" / path.name)
    (core,) = (site / "pyscript").glob("core-*.js")
    core.write_text(patch_eager_function(core.read_text("utf-8")), "utf-8")
    for source, target in VENDORED.items():
        copy(MODULES / source, site / target)
    for package in LICENSED:
        name = package.replace("/", "-").lstrip("@")
        copy(MODULES / package / "LICENSE", site / "vendor" / "licenses" / f"{name}.txt")
    return core.name


def preloads(archive: str, core: str) -> str:
    """The link elements that let the browser fetch at once what boot.mjs will ask for."""
    fetched = ("pyodide/pyodide.asm.wasm", "pyodide/python_stdlib.zip", "pyodide/pyodide-lock.json")
    modules = [
        *(f"pyscript/{name}" for name in (core, "core.js")),
        *(f"pyodide/{name}" for name in ("pyodide.mjs", "pyodide.asm.mjs")),
        *(f"vendor/{name}" for name in ("idb.js", "morphdom.js")),
        *(f"web/js/{path.name}" for path in sorted((ROOT / "web" / "js").glob("*.mjs"))),
    ]
    # That one is not the page's.
    modules.remove("web/js/seat-worker.mjs")
    links = [f'<link id="archive" rel="preload" href="./{archive}" as="fetch" crossorigin>']
    links += [f'<link rel="preload" href="./{name}" as="fetch" crossorigin>' for name in fetched]
    links += [f'<link rel="modulepreload" href="./{name}">' for name in modules]
    return "\n".join(links)


def fill(text: str, place: str, content: str) -> str:
    """Put content at a place that must be in a page's source exactly once."""
    if text.count(place) != 1:
        raise BuildError(f"{place!r} must stand exactly once; it stands {text.count(place)} times")
    return text.replace(place, content)


def lay_pages(site: Path, archive: Path, core: str) -> None:
    """Copy our own files, with the archive's hashed name where it is asked for."""
    digest = hashlib.sha256(archive.read_bytes()).hexdigest()[:16]
    name = f"dead_end-{digest}.zip"
    copy(archive, site / name)
    index = (ROOT / "index.html").read_text("utf-8")
    index = fill(index, "<!-- build: preloads -->", preloads(name, core))
    index = fill(index, "<!-- build: preview -->", preview())
    (site / "index.html").write_text(index, "utf-8")
    config = (ROOT / "pyscript.toml").read_text("utf-8")
    (site / "pyscript.toml").write_text(fill(config, "dead_end.zip", name), "utf-8")
    for path in sorted((ROOT / "web").rglob("*")):
        parts = path.relative_to(ROOT / "web").parts
        if path.is_file() and path.suffix not in (".py", ".pyc") and parts[0] != "catalogs":
            copy(path, site / path.relative_to(ROOT))
    copy(cut_fonts(), site / "web" / "fonts")
    # GitHub Pages would otherwise leave out files by Jekyll's rules.
    (site / ".nojekyll").touch()


def build() -> bool:
    """Build the site unless it is up to date; say whether anything was done.

    Raises:
        BuildError: with what is wrong.
    """
    WORK.mkdir(exist_ok=True)
    with (WORK / "lock").open("w") as lock:
        # Test workers may all ask at once.
        fcntl.flock(lock, fcntl.LOCK_EX)
        stamp, current = WORK / "built-from", input_hash()
        if stamp.exists() and stamp.read_text() == current and (SITE / "index.html").exists():
            return False
        if not (MODULES / "pyodide").exists():
            raise BuildError("node_modules is not there: run make site")
        stamp.unlink(missing_ok=True)
        archive, stdlib = compile_python()
        fresh = WORK / "site"
        shutil.rmtree(fresh, ignore_errors=True)
        core = lay_runtime(fresh, stdlib)
        lay_pages(fresh, archive, core)
        shutil.rmtree(SITE, ignore_errors=True)
        fresh.rename(SITE)
        stamp.write_text(current)
        return True


if __name__ == "__main__":
    try:
        done = build()
    except BuildError as error:
        sys.exit(f"build: {error}")
    print("site/ built" if done else "site/ is up to date")
