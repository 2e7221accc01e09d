"""A convolutional network read by CTC: 40 rows of ink in, log-probabilities of letters out, one step every four columns."""
import torch
from torch import nn

ROWS = 40
COLUMNS_PER_STEP = 4
SIZES = {
    "small": ((16, 32, 48, 80, 160), (1, 2, 1, 4)),
    "medium": ((24, 48, 64, 96, 208), (1, 2, 1, 2, 4)),
    "large": ((32, 64, 96, 160, 256), (1, 2, 1, 2, 4, 1)),
}
"""Channels of the layers, and dilations of the steps that see their neighbours."""


def convolution(inputs: int, outputs: int, kernel: int, stride=1) -> nn.Sequential:
    return nn.Sequential(
        nn.Conv2d(inputs, outputs, kernel, stride, kernel // 2, bias=False), nn.BatchNorm2d(outputs), nn.ReLU()
    )


class Residual(nn.Module):
    def __init__(self, channels: int):
        super().__init__()
        self.inner = convolution(channels, channels, 3)

    def forward(self, x):
        return x + self.inner(x)


class Neighbourhood(nn.Module):
    """Each step sees the steps around it: what a stroke is depends on the letters beside."""

    def __init__(self, channels: int, dilation: int):
        super().__init__()
        self.around = nn.Conv1d(channels, channels, 5, padding=2 * dilation, dilation=dilation, bias=False)
        self.norm = nn.BatchNorm1d(channels)
        self.mix = nn.Conv1d(channels, channels, 1)

    def forward(self, x):
        return x + self.mix(torch.relu(self.norm(self.around(x))))


class LineNetwork(nn.Module):
    def __init__(self, classes: int, size: str):
        super().__init__()
        c, dilations = SIZES[size]
        self.strokes = nn.Sequential(
            convolution(1, c[0], 3, 2), convolution(c[0], c[1], 3), nn.MaxPool2d(2),
            convolution(c[1], c[2], 3), Residual(c[2]), nn.MaxPool2d((2, 1)), convolution(c[2], c[3], 3), Residual(c[3]),
        )
        self.columns = nn.Sequential(
            nn.Conv2d(c[3], c[4], (ROWS // 8, 1), bias=False), nn.BatchNorm2d(c[4]), nn.ReLU()
        )
        self.drop = nn.Dropout(0.1)
        self.letters = nn.Sequential(*[Neighbourhood(c[4], dilation) for dilation in dilations])
        self.classes = nn.Conv1d(c[4], classes, 1)

    def forward(self, ink):
        """Ink from 0 to 1, (lines, 1, ROWS, columns) → log-probabilities, (lines, steps, classes)."""
        x = self.columns(self.strokes(ink)).flatten(2)
        return torch.log_softmax(self.classes(self.letters(self.drop(x))).transpose(1, 2), 2)
