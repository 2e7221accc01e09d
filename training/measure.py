"""Character errors and words read on lines, with an interval resampled by writer."""
import argparse
import json
import random
from collections import Counter, defaultdict

import numpy as np
import torch

from alphabet import CLASSES, decode_greedily
from lines import FULL_INK, Line, pad, read_lines, scaled
from network import COLUMNS_PER_STEP, LineNetwork

RESAMPLES = 2000


def distance(one: str, other: str) -> int:
    """Of Levenshtein."""
    row = np.arange(len(other) + 1)
    for i, letter in enumerate(one):
        best = np.minimum(row[1:] + 1, row[:-1] + np.array([letter != b for b in other], int))
        new = np.concatenate(([i + 1], best))
        # An insertion may follow another: the least of all that stand before, and one for each step.
        row = np.minimum.accumulate(new - np.arange(len(new))) + np.arange(len(new))
    return int(row[-1])


def words_read(truth: str, read: str) -> int:
    return sum((Counter(truth.split()) & Counter(read.split())).values())


def read(network, lines: list[Line], device) -> list[str]:
    network.eval()
    texts = []
    with torch.no_grad():
        for line in lines:
            scores = network(torch.from_numpy(pad([scaled(line.ink)])).to(device))[0]
            steps = -(-line.ink.shape[1] // COLUMNS_PER_STEP)
            texts.append(decode_greedily(scores[:steps].argmax(1).tolist()).strip())
    return texts


def interval(by_writer: dict, value) -> list[float]:
    """Of 95 %, writers drawn with replacement."""
    draw, writers = random.Random(1), sorted(by_writer)
    values = sorted(
        value([count for _ in writers for count in by_writer[draw.choice(writers)]]) for _ in range(RESAMPLES)
    )
    return [round(values[int(RESAMPLES * share)], 2) for share in (0.025, 0.975)]


def measure(network, lines: list[Line], device) -> dict:
    by_writer = defaultdict(list)
    for line, text in zip(lines, read(network, lines, device)):
        by_writer[line.writer].append(
            (distance(line.text, text), len(line.text), words_read(line.text, text), len(line.text.split()))
        )
    all_counts = [count for counts in by_writer.values() for count in counts]

    def percent(i: int, of: int):
        return lambda counts: round(100 * sum(c[i] for c in counts) / max(1, sum(c[of] for c in counts)), 2)

    return {
        "lines": len(lines), "writers": len(by_writer),
        "cer": percent(0, 1)(all_counts), "cer95": interval(by_writer, percent(0, 1)),
        "recall": percent(2, 3)(all_counts), "recall95": interval(by_writer, percent(2, 3)),
    }


def drawn(count: int) -> list[Line]:
    """Lines of imaginary children whom no training has drawn: its seeds are small."""
    from drawn_lines import LINES_A_CHILD, DrawnLines

    source = DrawnLines([], 1 << 40)
    lines = [source.next() for _ in range(count)]
    return [
        Line(np.clip(ink * FULL_INK, 0, 255), text, f"child {i // LINES_A_CHILD}", "", "drawn")
        for i, (ink, text) in enumerate(lines)
    ]


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("checkpoint")
    options.add_argument("cut", nargs="*")
    options.add_argument("--drawn", type=int, default=0, help="measure on so many drawn lines instead")
    options.add_argument("--group", default="choice", choices=["choice", "test"])
    options.add_argument("--kind", default="own", choices=["own", "box"])
    options = options.parse_args()
    torch.set_num_threads(1)
    state = torch.load(options.checkpoint, map_location="cpu")
    network = LineNetwork(CLASSES, state["size"])
    network.load_state_dict(state["network"])
    lines = drawn(options.drawn) or [
        line for prefix in options.cut for line in read_lines(prefix, options.group) if line.cut == options.kind
    ]
    print(json.dumps(measure(network, lines, torch.device("cpu"))))


if __name__ == "__main__":
    main()
