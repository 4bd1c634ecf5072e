# ruff: noqa: E402
"""Compiles the site's Python with the very Python that will run it; runs inside Pyodide.

Reads ``/work/app``, a tree of Python sources and other files. Writes

- ``/work/dead_end.zip``: the same tree, each ``.py`` as ``.pyc``;
- ``/work/python_stdlib.zip``: of Pyodide's own library the modules that can be reached by imports
  from that tree, from PyScript's package (``/work/pyscript``) and from what Pyodide itself loads.

Both are the same bytes for the same input.
"""

import sys

# What Pyodide itself loads: taken before this script's own imports add to it.
LOADED = frozenset(sys.modules)

import ast
import importlib.util
import marshal
import modulefinder
import zipfile
from pathlib import Path

WORK = Path("/work")
LIBRARY = Path("/lib/python{}{}.zip".format(*sys.version_info))
STDLIB = Path("/tmp/stdlib")

# Imports that are tried and done without, or that lie on paths which cannot run in a browser.
# Each would pull a family of modules behind it.
UNREACHABLE = {
    "_pyrepl": "the interactive prompt",
    "asyncio.__main__": "the interactive prompt",
    "asyncio.windows_events": "another system",
    "asyncio.windows_utils": "another system",
    "bz2": "no such archives here; not built into Pyodide",
    "compression.zstd": "no such archives here",
    "concurrent.interpreters": "no threads",
    "ctypes": "no foreign functions",
    "curses": "no terminal",
    "doctest": "tests",
    "email": "only importlib.metadata reads mail headers",
    "http.server": "no server",
    "lzma": "no such archives here; not built into Pyodide",
    "multiprocessing": "no processes",
    "optparse": "command lines",
    "pdb": "the debugger",
    "pydoc": "the help browser",
    "pydoc_data": "the help browser",
    "ssl": "the browser's own",
    "sysconfig": "building",
    "test": "tests",
    "tkinter": "no windows",
    "unittest": "tests",
    "urllib.error": "pyodide.http instead",
    "urllib.request": "pyodide.http instead",
    "urllib.response": "pyodide.http instead",
    "webbrowser": "it is the page that has one",
    "xml": "no markup is read",
}

# Looked up by name at run time, where no import statement can be seen.
BY_NAME = ("encodings.ascii", "encodings.cp437", "encodings.idna", "encodings.latin_1",
           "encodings.utf_8", "importlib.readers", "importlib.resources.readers")  # fmt: skip


def pyc(source: bytes, name: str, optimize: int) -> bytes:
    """The bytes of an unchecked hash-based ``.pyc`` (PEP 552): no time stamp in it."""
    code = compile(source, name, "exec", dont_inherit=True, optimize=optimize)
    header = importlib.util.MAGIC_NUMBER + (0b01).to_bytes(4, "little")
    return header + importlib.util.source_hash(source) + marshal.dumps(code)


def write_zip(target: Path, root: Path, files: list[Path], optimize: int) -> None:
    """Pack files of a tree, Python compiled, in order and without times."""
    with zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for path in sorted(files):
            name, content = path.relative_to(root).as_posix(), path.read_bytes()
            if path.suffix == ".py":
                name, content = f"{name}c", pyc(content, name, optimize)
            archive.writestr(zipfile.ZipInfo(name), content, zipfile.ZIP_DEFLATED)


def imported_names(source: str) -> set[str]:
    """The absolute names in a module's import statements, wherever they stand."""
    names: set[str] = set()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            names.update(alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            names.add(node.module)
            names.update(f"{node.module}.{alias.name}" for alias in node.names)
    return names


def is_unreachable(name: str) -> bool:
    """Is the module, or a package above it, one that the page does without?"""
    parts = name.split(".")
    return any(".".join(parts[:end]) in UNREACHABLE for end in range(1, len(parts) + 1))


def wanted_stdlib() -> list[str]:
    """The library modules to start from: asked for by us, by PyScript, or loaded by Pyodide."""
    wanted = {*LOADED, *BY_NAME}
    for tree in (WORK / "app", WORK / "pyscript"):
        for path in tree.rglob("*.py"):
            wanted |= imported_names(path.read_text("utf-8"))
    with zipfile.ZipFile(LIBRARY) as library:
        files = set(library.namelist())
    return sorted(
        name
        for name in wanted
        if {f"{name.replace('.', '/')}.py", f"{name.replace('.', '/')}/__init__.py"} & files
        and not is_unreachable(name)
    )


def write_stdlib(target: Path, wanted: list[str]) -> None:
    """Pack what the wanted modules import, directly or through one another."""
    with zipfile.ZipFile(LIBRARY) as library:
        library.extractall(STDLIB)
    finder = modulefinder.ModuleFinder(path=[str(STDLIB)], excludes=[*UNREACHABLE])
    for name in wanted:
        finder.import_hook(name)
    files = [Path(file) for module in finder.modules.values() if (file := vars(module)["__file__"])]
    write_zip(target, STDLIB, files, optimize=2)


def main() -> None:
    """Write both archives; the library's only when other modules are wanted than last time."""
    app = WORK / "app"
    files = [path for path in app.rglob("*") if path.is_file()]
    # Asserts stay: ours are checks that the reports of faults rest on.
    write_zip(WORK / "dead_end.zip", app, files, optimize=0)
    stdlib, stamp = WORK / "python_stdlib.zip", WORK / "python_stdlib.wanted"
    wanted = wanted_stdlib()
    stamped = "\n".join([sys.version, *sorted(UNREACHABLE), "", *wanted])
    if not (stdlib.exists() and stamp.exists() and stamp.read_text() == stamped):
        write_stdlib(stdlib, wanted)
        stamp.write_text(stamped)


main()
