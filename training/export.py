"""
Writes a checkpoint's weights for the product (`src/photos/handwriting/line-network.ts`): one layer after the other, batch
normalisation folded into them, in half precision. Of each layer first the weights, by rows, taps, inputs and outputs, then the bias.
"""
import argparse
import math
from pathlib import Path

import torch
from torch import nn

from alphabet import CLASSES
from network import ROWS, LineNetwork


def fold(convolution: nn.Module, norm: nn.Module) -> nn.Module:
    """A convolution that does what its batch normalisation did after it."""
    scale = norm.weight / torch.sqrt(norm.running_var + norm.eps)
    shape = (-1,) + (1,) * (convolution.weight.dim() - 1)
    convolution.weight = nn.Parameter(convolution.weight * scale.reshape(shape))
    convolution.bias = nn.Parameter(norm.bias - norm.running_mean * scale)
    return convolution


def folded(module: nn.Module) -> nn.Module:
    for name, child in module.named_children():
        setattr(module, name, folded(child))
    if isinstance(module, nn.Sequential):
        layers = list(module)
        for i in range(len(layers) - 1):
            if isinstance(layers[i + 1], nn.BatchNorm2d):
                layers[i], layers[i + 1] = fold(layers[i], layers[i + 1]), nn.Identity()
        return nn.Sequential(*layers)
    if hasattr(module, "around"):
        module.around, module.norm = fold(module.around, module.norm), nn.Identity()
    return module


def weights_of(layer: nn.Conv1d | nn.Conv2d) -> list[torch.Tensor]:
    outputs, inputs, *size = layer.weight.shape
    rows = size[0] if len(size) == 2 else 1
    return [layer.weight.reshape(outputs, inputs, rows, math.prod(size) // rows).permute(2, 3, 1, 0), layer.bias]


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("checkpoint")
    options.add_argument("weights")
    options = options.parse_args()
    state = torch.load(options.checkpoint, map_location="cpu")
    network = LineNetwork(CLASSES, state["size"])
    network.load_state_dict(state["network"])
    network.eval()
    example = torch.rand(1, 1, ROWS, 640)
    with torch.no_grad():
        before = network(example)
        layers = [one for one in folded(network).eval().modules() if isinstance(one, (nn.Conv1d, nn.Conv2d))]
        halves = [part.half() for layer in layers for part in weights_of(layer)]
        for layer in layers:
            layer.weight.data, layer.bias.data = layer.weight.half().float(), layer.bias.half().float()
        print("greatest difference:", float((network(example) - before).abs().max()))
    Path(options.weights).write_bytes(b"".join(part.contiguous().numpy().tobytes() for part in halves))


if __name__ == "__main__":
    main()
