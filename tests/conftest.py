"""How the tests run: how long Hypothesis looks, and nothing that depends on the hour."""

import os

from hypothesis import HealthCheck, settings

settings.register_profile(
    "normal",
    max_examples=30,
    derandomize=True,
    deadline=None,
    database=None,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.register_profile("soak", settings.get_profile("normal"), max_examples=1000)
settings.load_profile("soak" if os.environ.get("DEAD_END_SOAK") else "normal")
