"""Trains the line network, and goes on from its last checkpoint: see README.md."""
import argparse
import json
import math
import random
import time
from pathlib import Path

import numpy as np
import torch

from alphabet import CLASSES, encode
from lines import Line, has_steps_for, pad, read_lines, scaled, vary
from measure import measure
from network import COLUMNS_PER_STEP, LineNetwork
from study_weights import from_study

WARM_UP = 100
"""Steps."""
SAVE_EVERY, MEASURE_EVERY = 60, 1200
"""Seconds."""


def parse():
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--cut", nargs="*", default=[], help="lines cut by cut-lines.ts: prefixes of .json and .bin")
    options.add_argument("--drawn", type=float, default=0.5, help="share of the batches that are drawn, not real")
    options.add_argument("--fonts", nargs="*", default=[], help="font files for a tenth of what is drawn")
    options.add_argument("--watch", default="choice", choices=["choice", "test"], help="writers measured on the way")
    options.add_argument("--out", required=True, help="folder of checkpoints")
    options.add_argument("--size", default="large", choices=["small", "medium", "large"])
    options.add_argument("--start", help="weights of the study to start from, where no checkpoint is")
    options.add_argument("--steps", type=int, default=40000, help="the learning rate falls to nothing by then")
    options.add_argument("--until", type=float, default=math.inf, help="seconds after which to stop, for this run")
    options.add_argument("--rate", type=float, default=1e-3)
    options.add_argument("--columns", type=int, default=6000, help="of ink in a batch")
    options.add_argument("--threads", type=int, default=1)
    options.add_argument("--seed", type=int, default=1)
    return options.parse_args()


def rate_at(step: int, seconds: float, options) -> float:
    """Rises, stays, and falls by a cosine over the last 70 % of the steps, or of this run's time where that ends first."""
    done = max(step / options.steps, seconds / options.until)
    fall = 0.5 * (1 + math.cos(math.pi * min(1.0, (done - 0.3) / 0.7))) if done > 0.3 else 1
    return options.rate * min(1, (step + 1) / WARM_UP) * fall + 1e-6


class Source:
    """Batches: each is all real or all drawn, of lines of about one width."""

    def __init__(self, real: list[Line], options, draw: random.Random):
        self.real, self.options, self.draw = real, options, draw
        self.drawer = None
        if options.drawn > 0:
            from drawn_lines import DrawnLines

            self.drawer = DrawnLines(options.fonts, draw.randrange(1 << 30))

    def line(self, is_drawn: bool) -> tuple[np.ndarray, str]:
        while True:
            if is_drawn:
                ink, text = self.drawer.next()
            else:
                line = self.draw.choice(self.real)
                ink, text = vary(scaled(line.ink), self.draw), line.text
            if has_steps_for(ink.shape[1], text):
                return ink, text

    def batch(self) -> list[tuple[np.ndarray, str]]:
        is_drawn = self.drawer is not None and (not self.real or self.draw.random() < self.options.drawn)
        lines = sorted((self.line(is_drawn) for _ in range(16)), key=lambda line: line[0].shape[1])
        first = self.draw.randrange(len(lines))
        chosen, columns = [], 0
        for line in lines[first:] + lines[:first][::-1]:
            columns += line[0].shape[1]
            if chosen and columns > self.options.columns:
                break
            chosen.append(line)
        return chosen


def learn(network, optimiser, loss_of, batch, device) -> float:
    ink = torch.from_numpy(pad([ink for ink, _ in batch])).to(device)
    scores = network(ink)
    steps = torch.tensor([min(scores.shape[1], -(-ink.shape[1] // COLUMNS_PER_STEP)) for ink, _ in batch])
    letters = torch.tensor([letter for _, text in batch for letter in encode(text)])
    lengths = torch.tensor([len(text) for _, text in batch])
    loss = loss_of(scores.transpose(0, 1).cpu(), letters, steps, lengths)
    optimiser.zero_grad()
    loss.backward()
    torch.nn.utils.clip_grad_norm_(network.parameters(), 5.0)
    optimiser.step()
    return float(loss)


def main() -> None:
    options = parse()
    torch.set_num_threads(options.threads)
    device = torch.device("cuda" if torch.cuda.is_available() else "cpu")
    folder = Path(options.out)
    folder.mkdir(parents=True, exist_ok=True)
    checkpoint = folder / "checkpoint.pt"
    network = LineNetwork(CLASSES, options.size).to(device)
    optimiser = torch.optim.AdamW(network.parameters(), lr=options.rate, weight_decay=1e-3)
    step = 0
    if checkpoint.exists():
        state = torch.load(checkpoint, map_location=device)
        network.load_state_dict(state["network"])
        optimiser.load_state_dict(state["optimiser"])
        step = state["step"]
    elif options.start:
        network.load_state_dict(from_study(torch.load(options.start, map_location=device)))
    # The seed moves on with the step: a run that goes on draws other lines than those it has seen.
    draw = random.Random(options.seed * 1_000_003 + step)
    torch.manual_seed(options.seed + step)
    real = [line for prefix in options.cut for line in read_lines(prefix, "train")]
    watched = [line for prefix in options.cut for line in read_lines(prefix, options.watch)]
    print(json.dumps({"real": len(real), "watched": len(watched), "step": step, "device": str(device)}), flush=True)
    source, loss_of = Source(real, options, draw), torch.nn.CTCLoss(0, zero_infinity=True)

    def save() -> None:
        kept = {"network": network.state_dict(), "optimiser": optimiser.state_dict(), "step": step, "size": options.size}
        torch.save(kept, checkpoint.with_suffix(".new"))
        checkpoint.with_suffix(".new").rename(checkpoint)

    started = saved = measured = time.time()
    losses = []
    while step < options.steps and time.time() - started < options.until:
        network.train()
        for group in optimiser.param_groups:
            group["lr"] = rate_at(step, time.time() - started, options)
        losses.append(learn(network, optimiser, loss_of, source.batch(), device))
        step += 1
        if time.time() - saved > SAVE_EVERY:
            save()
            saved = time.time()
            print(json.dumps({"step": step, "seconds": round(saved - started), "cpu": round(time.process_time()),
                              "loss": round(float(np.mean(losses)), 4)}), flush=True)
            losses = []
        if watched and time.time() - measured > MEASURE_EVERY:
            print(json.dumps({"step": step, options.watch: measure(network, watched[::4], device)}), flush=True)
            measured = time.time()
    save()


if __name__ == "__main__":
    main()
