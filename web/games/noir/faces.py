"""The twenty-five suspects: ink on paper, each told by hat, hair and collar before the face."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from web.art.ink import Pen
from web.games.noir import faces_a_to_h, faces_i_to_q, faces_r_to_y

FACES: Final[dict[str, Callable[[Pen], None]]] = {
    "ada": faces_a_to_h.ada,
    "basil": faces_a_to_h.basil,
    "celeste": faces_a_to_h.celeste,
    "dexter": faces_a_to_h.dexter,
    "edith": faces_a_to_h.edith,
    "fergus": faces_a_to_h.fergus,
    "greta": faces_a_to_h.greta,
    "hugo": faces_a_to_h.hugo,
    "iris": faces_i_to_q.iris,
    "jasper": faces_i_to_q.jasper,
    "kitty": faces_i_to_q.kitty,
    "leopold": faces_i_to_q.leopold,
    "mabel": faces_i_to_q.mabel,
    "nestor": faces_i_to_q.nestor,
    "olive": faces_i_to_q.olive,
    "percy": faces_i_to_q.percy,
    "queenie": faces_i_to_q.queenie,
    "rufus": faces_r_to_y.rufus,
    "sybil": faces_r_to_y.sybil,
    "tobias": faces_r_to_y.tobias,
    "ursula": faces_r_to_y.ursula,
    "victor": faces_r_to_y.victor,
    "winifred": faces_r_to_y.winifred,
    "xavier": faces_r_to_y.xavier,
    "yolanda": faces_r_to_y.yolanda,
}
"""Portraits by the word of the suspect."""
