"""Lines of ink with their text: those that cut-lines.ts wrote, and those that are drawn."""
import json
import random
import re
from dataclasses import dataclass
from pathlib import Path

import numpy as np
from scipy.ndimage import gaussian_filter, map_coordinates

from alphabet import is_writable, normalise
from network import COLUMNS_PER_STEP, ROWS

FULL_INK = 212
"""What cut-lines.ts writes for the ink of a full stroke."""

MAX_COLUMNS = 1500
SPLIT = json.loads(Path(__file__).with_name("split.json").read_text())


@dataclass
class Line:
    ink: np.ndarray
    text: str
    writer: str
    page: str
    cut: str


def writer_of(name: str) -> str:
    """Four digits where the name of the page holds the writer, as in `imp_wikitexte_0052_1`; the name itself elsewhere."""
    found = re.search(r"wikitexte_(\d{4})", name)
    return found.group(1) if found else name


def group_of(writer: str) -> str:
    return next((group for group, writers in SPLIT.items() if writer in writers), "train")


def read_lines(prefix: str, group: str) -> list[Line]:
    """The lines of `prefix.json` and `prefix.bin` whose writer is of the group: train, choice or test."""
    about = json.loads(Path(f"{prefix}.json").read_text(encoding="utf8"))
    assert about["rows"] == ROWS
    ink = np.fromfile(f"{prefix}.bin", np.uint8)
    lines = []
    for line in about["lines"]:
        text, writer, columns = normalise(line["text"]), writer_of(line["writer"]), line["columns"]
        if group_of(writer) != group or not is_writable(text) or columns > MAX_COLUMNS:
            continue
        rows = ink[line["offset"] : line["offset"] + ROWS * columns].reshape(ROWS, columns)
        lines.append(Line(rows, text, writer, line["page"], line["cut"]))
    return lines


def has_steps_for(columns: int, text: str) -> bool:
    """CTC needs a step a letter, and one between two that are alike."""
    return columns >= COLUMNS_PER_STEP * (len(text) + sum(a == b for a, b in zip(text, text[1:]))) + 8


def vary(ink: np.ndarray, draw: random.Random) -> np.ndarray:
    """The same line by a slightly different hand and photo: slant, width, height, place, waves, thickness, grey."""
    rows, columns = ink.shape
    wide = max(8, int(columns * draw.uniform(0.8, 1.25)))
    high, slant, down = draw.uniform(0.82, 1.15), draw.gauss(0, 0.15), draw.uniform(-2.5, 2.5)
    y, x = np.mgrid[0:rows, 0:wide].astype(np.float32)
    noise = np.random.RandomState(draw.randrange(1 << 30))
    knots = noise.randn(1, max(3, wide // 60)).astype(np.float32)
    wave = np.interp(np.arange(wide), np.linspace(0, wide, knots.shape[1]), knots[0]) * draw.uniform(0, 1.2)
    source = [(y - 28) / high + 28 + down + wave[None, :], x * columns / wide + (y - 28) * slant]
    ink = map_coordinates(ink, source, order=1, cval=0)
    kind = draw.random()
    if kind < 0.2:
        ink = gaussian_filter(ink, draw.uniform(0.3, 0.8))
    elif kind < 0.35:
        ink = np.clip(ink * 1.5 - 0.2, 0, 1.2)
    elif kind < 0.5:
        ink = np.clip(gaussian_filter(ink, 0.6) * 1.6, 0, 1.2)
    return (ink * draw.uniform(0.75, 1.15) + noise.randn(rows, wide) * draw.uniform(0, 0.04)).astype(np.float32)


def pad(inks: list[np.ndarray]) -> np.ndarray:
    """One block of lines, zero after the end of each, its width a multiple of 16."""
    columns = (max(ink.shape[1] for ink in inks) + 15) // 16 * 16
    block = np.zeros((len(inks), 1, ROWS, columns), np.float32)
    for i, ink in enumerate(inks):
        block[i, 0, :, : ink.shape[1]] = ink
    return block


def scaled(ink: np.ndarray) -> np.ndarray:
    return ink.astype(np.float32) / FULL_INK
