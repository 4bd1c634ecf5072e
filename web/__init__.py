"""The browser side: screens as pure functions, and a thin layer that puts them into the page."""
