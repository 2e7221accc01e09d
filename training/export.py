"""
Writes a checkpoint as ONNX, weights in half precision: the runtime widens them as it loads, and reads the same. Filters are
applied by fewer multiplications (`winograd.py`), from the same weights.
"""
import argparse

import torch
from torch import nn

from alphabet import CLASSES
from network import ROWS, LineNetwork
from winograd import Winograd


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


def with_fewer_multiplications(module: nn.Module) -> nn.Module:
    """Of the convolutions that have most of them."""
    for name, child in module.named_children():
        if isinstance(child, (nn.Conv1d, nn.Conv2d)) and child.kernel_size in ((3, 3), (5,)) and max(child.stride) == 1:
            setattr(module, name, Winograd(child))
        else:
            with_fewer_multiplications(child)
    return module


class HalfWeights(nn.Module):
    """Weights kept as half floats, widened where they are used."""

    def __init__(self, network: nn.Module):
        super().__init__()
        self.network = network
        self.places = []
        for module in network.modules():
            for name, value in list(module.named_parameters(recurse=False)):
                del module._parameters[name]
                module.register_buffer(f"{name}_half", value.detach().half())
                self.places.append((module, name))

    def forward(self, ink):
        for module, name in self.places:
            object.__setattr__(module, name, getattr(module, f"{name}_half").float())
        return self.network(ink)


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("checkpoint")
    options.add_argument("onnx")
    options = options.parse_args()
    state = torch.load(options.checkpoint, map_location="cpu")
    network = LineNetwork(CLASSES, state["size"])
    network.load_state_dict(state["network"])
    network.eval()
    example = torch.rand(1, 1, ROWS, 640)
    with torch.no_grad():
        before = network(example)
        half = HalfWeights(with_fewer_multiplications(folded(network)).eval()).eval()
        print("greatest difference:", float((half(example) - before).abs().max()))
        torch.onnx.export(
            half, example, options.onnx, input_names=["ink"], output_names=["letters"], opset_version=13,
            dynamic_axes={"ink": {3: "columns"}, "letters": {1: "steps"}}, do_constant_folding=False,
        )


if __name__ == "__main__":
    main()
