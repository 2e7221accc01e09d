"""Fits when a word of a dictation is sure (src/photos/verification/verify-page.ts), on rows of weigh-words.ts; measures it on others.

Writers are parted by hash: eight fit the weights and the limit, the others are measured once. A word changed by 'missing' is not on
the page at all; sure is wrong there too.
"""
import argparse
import hashlib
import json
from pathlib import Path

import numpy as np

FITTING_WRITERS = 8
MIN_MARGIN = 1
RESAMPLES = 4000
MOST_WRONG = 0.3
"""Percent of the words settled, upper end of the interval of 95 % on the writers that fit: 0.5 is asked of those whom nothing was fitted on."""
NAMES = ("base", "openMargin", "letter", "readAlike")


def features(rows):
    def column(name, low, high):
        return np.clip(np.array([float(row[name]) for row in rows]), low, high)

    return np.c_[
        np.ones(len(rows)), column("openMargin", -6, 0), column("letters", 0, 12), column("isReadAlike", 0, 1),
    ]


def candidates(rows):
    """Those that may be sure; no margin stands for one without end."""
    return [row for row in rows if row.get("openMargin") is not None and (row["margin"] is None or row["margin"] >= MIN_MARGIN)]


def is_right(rows):
    return np.array([row["change"] == "none" for row in rows])


def fit(x, y):
    """Logistic regression by Newton's method."""
    ridge = np.diag([1e-6] + [1.0] * (x.shape[1] - 1))
    weights = np.zeros(x.shape[1])
    for _ in range(60):
        p = 1 / (1 + np.exp(-np.clip(x @ weights, -30, 30)))
        gradient = x.T @ (p - y) + ridge @ weights
        weights -= np.linalg.solve((x.T * (p * (1 - p) + 1e-6)) @ x + ridge, gradient)
    return weights


def measure(rows, weights, least):
    may = candidates(rows)
    sure = features(may) @ weights >= least
    right, writer = is_right(may), np.array([row["writer"] for row in may])
    writers = sorted({row["writer"] for row in rows})
    all_right = np.array([sum(row["change"] == "none" for row in rows if row["writer"] == one) for one in writers])
    all_wrong = np.array([sum(row["change"] != "none" for row in rows if row["writer"] == one) for one in writers])
    good = np.array([(sure & right & (writer == one)).sum() for one in writers])
    bad = np.array([(sure & ~right & (writer == one)).sum() for one in writers])
    drawn = np.random.RandomState(1).randint(0, len(writers), (RESAMPLES, len(writers)))

    def share(part, whole):
        low, high = np.quantile(100 * part[drawn].sum(1) / np.maximum(1, whole[drawn].sum(1)), (0.025, 0.975))
        return [round(float(v), 2) for v in (100 * part.sum() / max(1, whole.sum()), low, high)]

    return {
        "writers": len(writers), "right": int(all_right.sum()), "wrong": int(all_wrong.sum()), "let": int(bad.sum()),
        "settled": share(good, all_right), "wrong of settled": share(bad, good + bad), "let through": share(bad, all_wrong),
    }


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("rows", help="of the writers kept apart")
    options.add_argument("others", nargs="*", help="rows of other sets, measured only")
    options = options.parse_args()
    rows = json.loads(Path(options.rows).read_text(encoding="utf8"))
    by_hash = sorted({row["writer"] for row in rows}, key=lambda one: hashlib.sha256(f"verification:{one}".encode()).hexdigest())
    fitting = set(by_hash[:FITTING_WRITERS])
    own = [row for row in rows if row["writer"] in fitting]
    may = candidates(own)
    weights = fit(features(may), is_right(may))
    least = next(t for t in np.arange(2, 9, 0.25) if measure(own, weights, t)["wrong of settled"][2] <= MOST_WRONG)
    print(dict(zip(NAMES, np.round(weights, 2).tolist())), "least", float(least), sorted(fitting))
    print("fitting", measure(own, weights, least))
    print("unseen", measure([row for row in rows if row["writer"] not in fitting], weights, least))
    for path in options.others:
        print(Path(path).name, measure(json.loads(Path(path).read_text(encoding="utf8")), weights, least))


if __name__ == "__main__":
    main()
