"""The built site: what is in it, what is not, and what the build refuses."""

from __future__ import annotations

import json
import re
import zipfile
from pathlib import Path

import pytest

from tools import build

EAGER = "return Function(`return(w,x)=>(${r})(w,x,...[${s}])`)()"
IMPORTED = re.compile(r'^import .*?"([^"]+)";$|[ (]import\("([^"]+)"\)', re.MULTILINE)
ARCHIVED = re.compile(
    r"(dead_end|web)/([a-z0-9_]+/)*\w+\.(pyc|txt)"
    r"|web/art/sprites\.svg|web/games/\w+/(plan|sprites)\.svg"
    r"|web/catalogs/[a-z]+/LC_MESSAGES/dead_end\.mo"
    r"|(htpy|markupsafe)/\w+\.pyc"
)


@pytest.fixture(scope="module")
def site() -> Path:
    build.build()
    return build.SITE


@pytest.fixture(scope="module")
def archive(site: Path) -> zipfile.ZipFile:
    (path,) = site.glob("dead_end-*.zip")
    return zipfile.ZipFile(path)


@pytest.mark.parametrize("count", [0, 2])
def test_the_patch_refuses_any_other_count(count: int) -> None:
    with pytest.raises(build.BuildError, match=f"found {count} times"):
        build.patch_eager_function(f"a;{EAGER};b;" * count)


def test_the_patch_keeps_the_rest() -> None:
    patched = build.patch_eager_function(f"{{a;{EAGER}}}")
    assert patched.startswith("{a;return Object.assign((w,x)=>{}")
    assert "Function(" not in patched


def test_the_shipped_core_is_patched(site: Path) -> None:
    (core,) = (site / "pyscript").glob("core-*.js")
    assert not build.EAGER_FUNCTION.search(core.read_text("utf-8"))


def test_the_archive_is_ours_and_what_we_import(archive: zipfile.ZipFile) -> None:
    names = archive.namelist()
    assert [name for name in names if not ARCHIVED.fullmatch(name)] == []
    assert {"dead_end/contract.pyc", "web/main.pyc", "htpy/__init__.pyc"} <= set(names)
    assert not [name for name in names if name.endswith("__main__.pyc")]
    ours = {
        path.relative_to(build.ROOT).with_suffix(".pyc").as_posix()
        for folder in ("dead_end", "web")
        for path in (build.ROOT / folder).rglob("*.py")
        if path.name != "__main__.py"
    }
    assert {name for name in names if name.startswith(("dead_end/", "web/"))} >= ours


def test_the_archive_s_name_is_where_it_is_asked_for(site: Path) -> None:
    (path,) = site.glob("dead_end-*.zip")
    assert path.name in (site / "pyscript.toml").read_text("utf-8")
    assert path.name in (site / "index.html").read_text("utf-8")


def test_every_address_in_the_pages_is_relative_and_there(site: Path) -> None:
    page = (site / "index.html").read_text("utf-8")
    addresses = re.findall(r'(?:href|src)="([^"]+)"', page)
    for address in addresses:
        if not address.startswith("data:"):
            assert address.startswith("./")
            assert (site / address).is_file(), address
    assert (site / ".nojekyll").is_file()


def test_scripts_import_only_by_relative_addresses(site: Path) -> None:
    for path in (site / "web").rglob("*.mjs"):
        for addresses in IMPORTED.findall(path.read_text("utf-8")):
            address = "".join(addresses)
            assert (path.parent / address).is_file(), f"{path.name}: {address}"


def test_every_style_sheet_is_linked(site: Path) -> None:
    page = (site / "index.html").read_text("utf-8")
    sheets = {f"./web/styles/{path.name}" for path in (build.ROOT / "web/styles").glob("*.css")}
    assert set(re.findall(r'<link rel="stylesheet" href="([^"]+)">', page)) == sheets


def test_nothing_inline_in_the_page(site: Path) -> None:
    page = (site / "index.html").read_text("utf-8")
    assert not re.search(r"<style|\sstyle=|\son\w+=|<script[^>]*>[^<]", page)


def test_the_lock_names_no_host_and_pins_every_package() -> None:
    lock = json.loads((build.ROOT / "package-lock.json").read_text("utf-8"))
    packages = {name: entry for name, entry in lock["packages"].items() if name}
    assert packages
    for name, entry in packages.items():
        assert "resolved" not in entry, name
        assert entry["integrity"].startswith("sha512-"), name


@pytest.mark.usefixtures("site")
def test_a_second_build_does_nothing() -> None:
    assert build.build() is False


def test_a_place_to_fill_must_be_there_once() -> None:
    assert build.fill("a HERE b", "HERE", "x") == "a x b"
    for text in ("a b", "HERE HERE"):
        with pytest.raises(build.BuildError, match="exactly once"):
            build.fill(text, "HERE", "x")
