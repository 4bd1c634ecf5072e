"""The package says that it is typed."""

from importlib import resources


def test_type_checkers_of_other_projects_may_read_our_annotations() -> None:
    assert resources.files("dead_end").joinpath("py.typed").is_file()
