"""One imaginary child's pen: letters as centre lines (`letters.txt`), joined, with the jitters of a hand that learns."""
import random
import unicodedata
from pathlib import Path

import numpy as np

_MARK = {"\u0301": "´", "\u0300": "`", "\u0302": "ˆ", "\u0308": "¨", "\u0327": "¸"}
POINTS_PER_SPAN = 7


def _parse_stroke(text: str):
    """Points, and whether the pen turns sharply at each."""
    points, sharp = [], []
    for item in text.split():
        sharp.append(item.endswith("!"))
        points.append([float(v) for v in item.rstrip("!").split(",")])
    return np.array(points), sharp


def _read_letters():
    letters: dict[str, list] = {}
    for line in Path(__file__).with_name("letters.txt").read_text(encoding="utf8").splitlines():
        if line.startswith("# ") or not line:
            continue
        name, width, strokes = line.split(" ", 2)
        joined = strokes.startswith("*")
        form = (float(width), joined, [_parse_stroke(s) for s in strokes.lstrip("*").split("|")])
        letters.setdefault(name[-1] if name.startswith("@") and len(name) > 1 else name, []).append(form)
    return letters


FORMS = _read_letters()


def can_write(text: str) -> bool:
    """Whether there are strokes for each letter: for «Œ» there are none."""
    return all(letter in FORMS or unicodedata.normalize("NFD", letter)[0] in FORMS for letter in text if letter != " ")


def smooth(points: np.ndarray, sharp: list[bool]) -> np.ndarray:
    """Catmull-Rom through the points; a sharp one ends a curve and begins another."""
    pieces, first = [], 0
    for i in range(1, len(points)):
        if not sharp[i] and i < len(points) - 1:
            continue
        part = points[first : i + 1]
        padded = np.vstack([2 * part[0] - part[1], part, 2 * part[-1] - part[-2]])
        t = np.linspace(0, 1, POINTS_PER_SPAN, endpoint=False)[:, None]
        for a, b, c, d in zip(padded, padded[1:], padded[2:], padded[3:]):
            pieces.append(0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t**2 + (3 * b - a - 3 * c + d) * t**3))
        first = i
    return np.vstack([*pieces, points[-1:]])


class Child:
    """A set of jitters: whoever has other draws is another child."""

    def __init__(self, seed: int):
        draw = self.draw = random.Random(seed)
        self.forms = {letter: draw.randrange(len(forms)) for letter, forms in FORMS.items()}
        self.consistency = draw.uniform(0.7, 1)
        self.slant = draw.gauss(0.05, 0.16)
        self.width = draw.uniform(0.72, 1.25)
        self.ascent, self.descent = draw.uniform(0.5, 1.05), draw.uniform(0.4, 1.0)
        self.capitals = draw.uniform(0.65, 1.1)
        self.wobble = draw.uniform(0.015, 0.07)
        self.size_jitter, self.line_jitter = draw.uniform(0.02, 0.13), draw.uniform(0.01, 0.1)
        self.joins = draw.choice([1.0, 1.0, 0.95, 0.8, 0.3, 0.0])
        self.gap, self.space = draw.uniform(-0.12, 0.25), draw.uniform(0.5, 1.7)
        self.marks = draw.uniform(0.7, 1.3)
        self.mark_jitter = draw.uniform(0.05, 0.25)
        self.loop = draw.uniform(0.6, 1.2)
        # Every child bends each letter its own way, and does so each time.
        self.bends = {letter: (draw.gauss(0, 0.05), draw.gauss(0, 0.08), draw.gauss(0, 0.08)) for letter in FORMS}

    def _form(self, letter: str):
        forms = FORMS[letter]
        usual = self.forms[letter]
        return forms[usual if self.draw.random() < self.consistency else self.draw.randrange(len(forms))]

    def _shape(self, points: np.ndarray, letter: str, size: float) -> np.ndarray:
        """The points of a letter in this hand, in x-heights."""
        p = points.copy()
        shear, wide, bend = self.bends[letter]
        tall = self.capitals if letter.isupper() or letter.isdigit() else self.ascent
        above, below = p[:, 1] > 1, p[:, 1] < 0
        p[above, 1] = 1 + (p[above, 1] - 1) * tall
        p[below, 1] *= self.descent
        p[:, 0] = p[:, 0] * (1 + wide) + shear * p[:, 1] + bend * p[:, 1] * (1 - p[:, 1]) * 0.5
        jitter = self.wobble
        p += np.array([[self.draw.gauss(0, jitter), self.draw.gauss(0, jitter)] for _ in range(len(p))])
        return p * size

    def word(self, word: str):
        """Strokes of a word from x = 0 on, and its width."""
        strokes, x, run, run_sharp = [], 0.0, [], []
        after: list[np.ndarray] = []

        def lift() -> None:
            nonlocal run, run_sharp
            if len(run) > 1:
                strokes.append(smooth(np.array(run), run_sharp))
            run, run_sharp = [], []

        for letter in word:
            plain = unicodedata.normalize("NFD", letter)
            base, marks = (plain[0], plain[1:]) if plain[0] in FORMS else (letter, "")
            width, joined, parts = self._form(base)
            size, drop = 1 + self.draw.gauss(0, self.size_jitter), self.draw.gauss(0, self.line_jitter)
            wide = self.width * size * (1 + self.bends[base][1])
            place = np.array([x, drop])

            def put(points):
                p = self._shape(points, base, size)
                p[:, 0] *= self.width
                return p + place

            if not joined or self.draw.random() > self.joins:
                lift()
                x += self.gap if joined else 0.12
                place = np.array([x, drop])
            first_points, first_sharp = parts[0]
            run.extend(put(first_points))
            run_sharp.extend(first_sharp)
            if not joined:
                lift()
            dotted = marks and base in "ij"
            for points, sharp in parts[1:]:
                if not (dotted and points[0][1] > 1.4):
                    after.append(smooth(put(points), sharp))
            for mark in marks:
                after.append(self._mark(_MARK[mark], x + width * wide * 0.45, base, drop))
            x += width * wide
        lift()
        strokes.extend(after)
        return strokes, x

    def _mark(self, mark: str, middle: float, base: str, drop: float) -> np.ndarray:
        pieces = [smooth(points, sharp) for points, sharp in FORMS[mark][0][2]]
        points = np.vstack(pieces) * self.marks
        height = 0.0 if mark == "¸" or not base.isupper() else 1.4 * self.capitals
        shift = [middle + self.draw.gauss(0, self.mark_jitter), height + drop + self.draw.gauss(0, self.mark_jitter * 0.5)]
        if mark != "¸":
            shift[1] += 1.45 * (1 - self.marks)
        return points + np.array(shift)

    def line(self, text: str):
        """Strokes of a line, slanted, in x-heights: x to the right, y up from the base line; and its width."""
        strokes, x = [], 0.0
        climb = self.draw.gauss(0, 0.006)
        for word in text.split(" "):
            drawn, width = self.word(word)
            lift = self.draw.gauss(0, self.line_jitter)
            strokes.extend(stroke + np.array([x, lift]) for stroke in drawn)
            x += width + self.space * self.draw.uniform(0.7, 1.4)
        slanted = []
        for stroke in strokes:
            s = stroke.copy()
            s[:, 0] += self.slant * s[:, 1]
            s[:, 1] += climb * s[:, 0]
            slanted.append(s)
        return slanted, x
