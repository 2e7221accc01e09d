"""
Convolutions by fewer multiplications (Winograd 1980; Lavin and Gray 2016): several outputs are computed at once as the
coefficients of a product of polynomials, from its values at a few points (Cook and Toom). The weights stay as they were trained.
"""
from fractions import Fraction

import torch
from torch import nn
from torch.nn import functional

POINTS = [Fraction(point) for point in ("0", "1", "-1", "2", "-2", "1/2", "-1/2")]
"""Infinity comes after them. All are small, for single precision; a bias is added at the second, whose powers are all one."""
AT_ONE = 1

TILE = 4

Rows = list[list[Fraction]]


def powers(points: list[Fraction], count: int) -> Rows:
    infinity = [Fraction(0)] * (count - 1) + [Fraction(1)]
    return [[point**exponent for exponent in range(count)] for point in points] + [infinity]


def inverse(matrix: Rows) -> Rows:
    """By Gauss and Jordan; fractions do not round."""
    size = len(matrix)
    rows = [row + [Fraction(int(i == j)) for j in range(size)] for i, row in enumerate(matrix)]
    for column in range(size):
        pivot = next(i for i in range(column, size) if rows[i][column] != 0)
        rows[column], rows[pivot] = rows[pivot], rows[column]
        rows[column] = [value / rows[column][column] for value in rows[column]]
        for i in range(size):
            if i != column:
                rows[i] = [value - rows[i][column] * other for value, other in zip(rows[i], rows[column])]
    return [row[size:] for row in rows]


def tensor(rows: Rows) -> torch.Tensor:
    return torch.tensor([[float(value) for value in row] for row in rows])


class Tiling:
    """`TILE` outputs at once of a filter of `taps`: joined.T @ ((weighed @ filter) * (spread @ inputs))."""

    def __init__(self, taps: int):
        self.values = TILE + taps - 1
        points = POINTS[: self.values - 1]
        spread = [list(row) for row in zip(*inverse(powers(points, self.values)))]
        # What the inputs are spread by is at most one; the filters bear the rest.
        most = [max(map(abs, row)) for row in spread]
        self.spread = tensor([[value / size for value in row] for row, size in zip(spread, most)])
        self.weighed = tensor([[value * size for value in row] for row, size in zip(powers(points, taps), most)])
        self.joined = tensor(powers(points, TILE))


class Winograd(nn.Module):
    """A convolution of stride one whose output is as large as its input; along its columns several outputs are computed at once."""

    def __init__(self, convolution: nn.Conv1d | nn.Conv2d):
        super().__init__()
        self.outputs, self.inputs = convolution.weight.shape[:2]
        self.dilation = convolution.dilation[-1]
        *rows, self.taps = convolution.kernel_size
        self.rows = rows[0] if rows else 1
        self.tiling = Tiling(self.taps)
        # So laid out that one product, taken as the runtime loads them, makes the filters of them.
        self.weight = nn.Parameter(convolution.weight.movedim(-1, 0).reshape(self.taps, -1))
        self.bias = convolution.bias

    def convolve(self, x: torch.Tensor) -> torch.Tensor:
        """(1, inputs, rows, columns) → (1, outputs, rows, at least as many columns)."""
        values, height, reach = self.tiling.values, x.shape[2], self.taps // 2
        padded = functional.pad(x.transpose(0, 1), (reach, reach + TILE - 1))
        spread = functional.conv2d(padded, self.tiling.spread[:, None, None], stride=(1, TILE))
        tiles = spread.transpose(0, 1).reshape(1, values * self.inputs, height, -1)
        filters = (self.tiling.weighed @ self.weight).reshape(-1, self.inputs, self.rows, 1)
        bias = functional.pad(self.bias, (AT_ONE * self.outputs, (values - 1 - AT_ONE) * self.outputs))
        products = functional.conv2d(tiles, filters, bias, padding=(self.rows // 2, 0), groups=values)
        products = products.reshape(values, self.outputs, height, -1).transpose(0, 1)
        joined = self.tiling.joined[:, None, None]
        return functional.conv_transpose2d(products, joined, stride=(1, TILE)).transpose(0, 1)

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        columns = x.shape[-1]
        if x.dim() == 4:
            return self.convolve(x)[..., :columns]
        # Columns a dilation apart stand side by side, in a row of their own.
        size = (columns + self.dilation - 1) // self.dilation
        whole = functional.pad(x, (0, self.dilation - 1))[..., : size * self.dilation]
        rows = whole.reshape(1, self.inputs, -1, self.dilation).transpose(2, 3)
        return self.convolve(rows)[..., :size].transpose(2, 3).reshape(1, self.outputs, -1)[..., :columns]
