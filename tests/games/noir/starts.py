"""Where the counts of Noir begin."""

from typing import Final
from tools.counts import Start

STARTS: Final[dict[str, Start]] = {}
