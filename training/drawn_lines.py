"""Drawn lines as the product would cut them: pen strokes of imaginary children, and now and then a font, on photographed paper."""
import random

import numpy as np
from PIL import Image, ImageDraw, ImageFont
from scipy.ndimage import gaussian_filter

from child_text import ChildText
from network import ROWS
from pen import Child, can_write

COLUMNS_PER_X_HEIGHT, ROWS_PER_X_HEIGHT, BASELINE_ROW = 13, 10.5, 28
"""Those of src/photos/handwriting/line-input.ts."""
FINE = 3
"""Lines are drawn so many times larger, and reduced."""
LINES_A_CHILD = 6
FONT_SHARE = 0.1


class DrawnLines:
    def __init__(self, fonts: list[str], seed: int):
        self.draw = random.Random(seed)
        self.text = ChildText(self.draw.randrange(1 << 30))
        self.fonts = fonts
        self.left = 0

    def next(self) -> tuple[np.ndarray, str]:
        if self.left == 0:
            self.child, self.left = Child(self.draw.randrange(1 << 30)), LINES_A_CHILD
            self.pen, self.misspelt = self.draw.uniform(0.07, 0.26), self.draw.uniform(0.15, 0.3)
        self.left -= 1
        text = self.text.next(self.draw.choice([1, 2, 3, 4, 5, 6, 7]), self.misspelt)
        if not can_write(text):
            return self.next()
        if self.fonts and self.draw.random() < FONT_SHARE:
            return self._photographed(self._in_font(text)), text
        return self._photographed(self._by_pen(text)), text

    def _by_pen(self, text: str) -> np.ndarray:
        draw = self.draw
        strokes, width = self.child.line(text)
        size, up = draw.uniform(0.85, 1.2), draw.gauss(0, 1.2)
        wide, high = COLUMNS_PER_X_HEIGHT * FINE * size, ROWS_PER_X_HEIGHT * FINE * size
        left = draw.uniform(2, 14) * FINE - min(0, min(s[:, 0].min() for s in strokes)) * wide
        right = max(s[:, 0].max() for s in strokes)
        image = Image.new("L", (int(left + right * wide + draw.uniform(2, 14) * FINE), ROWS * FINE), 0)
        pen, canvas = max(2, round(self.pen * 0.5 * (wide + high))), ImageDraw.Draw(image)
        base = (BASELINE_ROW + up) * FINE
        for stroke in strokes:
            points = [(left + x * wide, base - y * high) for x, y in stroke]
            canvas.line(points, fill=255, width=pen, joint="curve")
            for x, y in (points[0], points[-1]):
                canvas.ellipse((x - pen / 2, y - pen / 2, x + pen / 2, y + pen / 2), fill=255)
        return self._reduced(image)

    def _in_font(self, text: str) -> np.ndarray:
        draw = self.draw
        font = ImageFont.truetype(draw.choice(self.fonts), 60)
        box = font.getbbox("x", anchor="ls")
        scale = ROWS_PER_X_HEIGHT * FINE * draw.uniform(0.85, 1.2) / max(1, -box[1])
        font = font.font_variant(size=max(12, int(60 * scale)))
        image = Image.new("L", (int(font.getlength(text)) + 60, ROWS * FINE), 0)
        ImageDraw.Draw(image).text((30, BASELINE_ROW * FINE), text, font=font, fill=255, anchor="ls")
        stretch = draw.uniform(1.0, 1.45)
        return self._reduced(image.resize((int(image.width * stretch), image.height), Image.BILINEAR))

    def _reduced(self, image: Image.Image) -> np.ndarray:
        small = image.resize((max(16, image.width // FINE), ROWS), Image.BOX)
        return np.asarray(small, np.float32) / 255

    def _photographed(self, ink: np.ndarray) -> np.ndarray:
        """Uneven ink, remains of the Seyès ruling, loops of the lines above and below, blur, grain."""
        draw = self.draw
        noise = np.random.RandomState(draw.randrange(1 << 30))
        rows, columns = ink.shape
        if draw.random() < 0.5:
            cloud = gaussian_filter(noise.randn(rows, columns).astype(np.float32), (6, 12)) * 8
            ink = ink * np.clip(1 + cloud * draw.uniform(0, 0.5), 0.4, 1)
        if draw.random() < 0.35:
            ink = self._ruled(ink, noise)
        if draw.random() < 0.35:
            ink = self._neighboured(ink)
        ink = gaussian_filter(ink, draw.uniform(0, 0.9)) if draw.random() < 0.6 else ink
        if draw.random() < 0.3:
            ink = np.clip((ink - 0.15) * 1.5, 0, 1)
        return (ink * draw.uniform(0.8, 1.15) + noise.randn(rows, columns) * draw.uniform(0, 0.05)).astype(np.float32)

    def _ruled(self, ink: np.ndarray, noise) -> np.ndarray:
        draw, ink = self.draw, ink.copy()
        rows, columns = ink.shape
        step, dark = draw.uniform(8, 13), draw.uniform(0.05, 0.4)
        for k in range(6):
            row = int(BASELINE_ROW + 1 + (k - 3) * step)
            if 0 <= row < rows:
                kept = gaussian_filter(noise.randn(columns), 6) > draw.uniform(-0.1, 0.15)
                ink[row] = np.maximum(ink[row], dark * kept)
        return ink

    def _neighboured(self, ink: np.ndarray) -> np.ndarray:
        draw, ink = self.draw, ink.copy()
        rows, columns = ink.shape
        for _ in range(draw.randint(1, 4)):
            high, wide = draw.randint(2, 6), draw.randint(2, 7)
            x = draw.randrange(max(1, columns - wide))
            y = 0 if draw.random() < 0.5 else rows - high
            ink[y : y + high, x : x + wide] = np.maximum(ink[y : y + high, x : x + wide], draw.uniform(0.3, 0.9))
        return ink
