"""The screens: pure functions from a language and a scene to markup, escaped by construction."""
