"""Weights of the study that preceded this recipe, under the names that the network has here."""

_NAMES = (("f.", "strokes."), ("col.", "columns."), ("t.", "letters."), ("o.", "classes."))
_INNER = ((".c.", ".inner."), (".a.", ".around."), (".b.", ".norm."), (".g.", ".mix."))


def from_study(weights: dict) -> dict:
    named = {}
    for name, value in weights.items():
        old, new = next(pair for pair in _NAMES if name.startswith(pair[0]))
        rest = f".{name[len(old):]}"
        for a, b in _INNER:
            rest = rest.replace(a, b)
        named[f"{new}{rest[1:]}"] = value
    return named
