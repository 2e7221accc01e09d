"""Fits when a word of a dictation is sure (src/photos/verification/verify-page.ts), on rows of weigh-words.ts.

What that is worth is told of each writer by weights and a limit from the others. A word changed by 'missing' is not on the page at
all; sure is wrong there too.
"""
import argparse
import json
from pathlib import Path

import numpy as np

MIN_MARGIN = 0.5
RESAMPLES = 4000
MOST_WRONG = 0.3
"""Percent of the words settled, upper end of the interval of 95 % on the writers that fit: 0.5 is asked of others."""
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
    return np.array([row["change"] == "none" for row in rows], bool)


def fit(x, y):
    """Logistic regression by Newton's method."""
    ridge = np.diag([1e-6] + [1.0] * (x.shape[1] - 1))
    weights = np.zeros(x.shape[1])
    for _ in range(60):
        p = 1 / (1 + np.exp(-np.clip(x @ weights, -30, 30)))
        gradient = x.T @ (p - y) + ridge @ weights
        weights -= np.linalg.solve((x.T * (p * (1 - p) + 1e-6)) @ x + ridge, gradient)
    return weights


def counts(rows, weights, least):
    """A writer's words: settled rightly, wrongly; right in all, changed in all."""
    may = candidates(rows)
    sure, right = features(may) @ weights >= least, is_right(may)
    changed = sum(row["change"] != "none" for row in rows)
    return [int((sure & right).sum()), int((sure & ~right).sum()), len(rows) - changed, changed]


def summary(by_writer):
    table = np.array(by_writer)
    drawn = np.random.RandomState(1).randint(0, len(table), (RESAMPLES, len(table)))

    def share(part, whole):
        low, high = np.quantile(100 * part[drawn].sum(1) / np.maximum(1, whole[drawn].sum(1)), (0.025, 0.975))
        return [round(float(v), 2) for v in (100 * part.sum() / max(1, whole.sum()), low, high)]

    good, bad, right, changed = table.T
    return {
        "writers": len(table), "right": int(right.sum()), "wrong": int(changed.sum()), "let": int(bad.sum()),
        "settled": share(good, right), "wrong of settled": share(bad, good + bad), "let through": share(bad, changed),
    }


def by_writer(rows):
    groups = {}
    for row in rows:
        groups.setdefault(row["writer"], []).append(row)
    return groups


def fit_limit(rows):
    may = candidates(rows)
    weights = fit(features(may), is_right(may))
    writers = by_writer(rows).values()

    def wrong(least):
        return summary([counts(own, weights, least) for own in writers])["wrong of settled"][2]

    return weights, next(t for t in np.arange(2, 9, 0.25) if wrong(t) <= MOST_WRONG)


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("rows", help="of the writers kept apart")
    options.add_argument("others", nargs="*", help="rows of other sets, measured only")
    options = options.parse_args()
    rows = json.loads(Path(options.rows).read_text(encoding="utf8"))
    weights, least = fit_limit(rows)
    print(dict(zip(NAMES, np.round(weights, 2).tolist())), "least", float(least))
    apart = [
        counts(own, *fit_limit([row for row in rows if row["writer"] != writer]))
        for writer, own in by_writer(rows).items()
    ]
    print("each by the others", summary(apart))
    for path in options.others:
        others = by_writer(json.loads(Path(path).read_text(encoding="utf8"))).values()
        print(Path(path).name, summary([counts(own, weights, least) for own in others]))


if __name__ == "__main__":
    main()
