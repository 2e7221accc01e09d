"""What a child might write under dictation: words of the product's own stories, one in five misspelt as children misspell."""
import random
import re

from alphabet import PROJECT, is_writable, normalise

_SOUNDS = [
    ("eau", "o"), ("au", "o"), ("o", "au"), ("ai", "è"), ("è", "ai"), ("é", "er"), ("er", "é"), ("é", "ait"), ("ait", "é"),
    ("an", "en"), ("en", "an"), ("in", "un"), ("ain", "in"), ("ph", "f"), ("qu", "c"), ("c", "qu"), ("c", "s"), ("s", "c"),
    ("ç", "s"), ("g", "j"), ("j", "g"), ("ss", "s"), ("s", "ss"), ("s", "z"), ("z", "s"), ("ill", "y"), ("y", "i"), ("ge", "je"),
    ("b", "d"), ("d", "b"), ("p", "b"), ("t", "d"), ("f", "v"), ("ch", "j"), ("m", "n"), ("ou", "u"), ("gn", "ni"), ("oi", "oa"),
]
_DOUBLED = [(pair * 2, pair) for pair in "lmnprtfc"] + [(one, one * 2) for one in "lmnprtf"]
_ACCENTS = [("é", "e"), ("è", "e"), ("ê", "e"), ("à", "a"), ("ù", "u"), ("î", "i"), ("â", "a"), ("é", "è"), ("è", "é"), ("e", "é")]
_ENDINGS = ["s", "e", "t", "es", "nt", "ent", "x", "d"]
_HOMOPHONES = [
    ("a", "à"), ("et", "est"), ("son", "sont"), ("on", "ont"), ("ou", "où"), ("ces", "ses"), ("c'est", "s'est"), ("ce", "se"),
    ("la", "là"), ("mes", "mais"), ("peu", "peut"), ("tout", "tous"), ("leur", "leurs"), ("quand", "quant"), ("sa", "ça"),
]
_HOMOPHONE = {a: b for pair in _HOMOPHONES for a, b in (pair, pair[::-1])}
_NOTATION = re.compile(r"[B-Z][.,;!?]?|[Kk]eywords|pra")
"""Single letters and marks by which the stories say what is a subject, a verb, an object."""
_LETTERS = "eaisnrtoulcdmpévgbfqh"


def _swap(word: str, rules, draw: random.Random) -> str:
    usable = [rule for rule in rules if rule[0] in word]
    if not usable:
        return word
    old, new = draw.choice(usable)
    places = [found.start() for found in re.finditer(re.escape(old), word)]
    at = draw.choice(places)
    return word[:at] + new + word[at + len(old) :]


def misspell(word: str, draw: random.Random) -> str:
    """One error: a homophone, sounds, a doubled letter, accents, a mute ending, a letter forgotten, exchanged or added."""
    if word in _HOMOPHONE and draw.random() < 0.7:
        return _HOMOPHONE[word]
    kind = draw.random()
    if kind < 0.3:
        return _swap(word, _SOUNDS, draw)
    if kind < 0.45:
        return _swap(word, _DOUBLED, draw)
    if kind < 0.6:
        return _swap(word, _ACCENTS, draw)
    if kind < 0.78:
        ending = draw.choice(_ENDINGS)
        return word[: -len(ending)] if word.endswith(ending) and len(word) > len(ending) + 1 else word + ending
    if len(word) < 3:
        return word
    at = draw.randrange(len(word) - 1)
    kind = draw.random()
    if kind < 0.4:
        return word[:at] + word[at + 1 :]
    if kind < 0.7:
        return word[:at] + word[at + 1] + word[at] + word[at + 2 :]
    return word[:at] + draw.choice(_LETTERS) + word[at + (kind < 0.85) :]


def _read_words() -> list[list[str]]:
    """Runs of words of each line of the stories and the collections of sentences, their notation left out."""
    lines = []
    for pattern in ("data/stories/*.story", "data/sentences/*/*"):
        for path in sorted(PROJECT.glob(pattern)):
            for line in path.read_text(encoding="utf8").splitlines():
                words = re.findall(r"[a-zàâäçéèêëîïôöùûüœ]+(?:['’-][a-zàâäçéèêëîïôöùûüœ]+)*[.,;!?]?", line, re.IGNORECASE)
                words = [word for word in words if is_writable(normalise(word)) and not _NOTATION.fullmatch(word)]
                if len(words) > 2:
                    lines.append([normalise(word) for word in words])
    return lines


class ChildText:
    def __init__(self, seed: int):
        self.draw = random.Random(seed)
        self.lines = _read_words()
        self.all = [word for line in self.lines for word in line]

    def next(self, words: int, misspelt: float) -> str:
        """So many words, that share of them misspelt; now and then glued, capital, with a number."""
        draw = self.draw
        if draw.random() < 0.7:
            line = draw.choice(self.lines)
            first = draw.randrange(max(1, len(line) - words + 1))
            chosen = line[first : first + words]
        else:
            chosen = [draw.choice(self.all) for _ in range(words)]
        chosen = [misspell(word, draw) if draw.random() < misspelt else word for word in chosen]
        if draw.random() < 0.12:
            chosen = [word.capitalize() for word in chosen]
        elif draw.random() < 0.4:
            chosen[0] = chosen[0].capitalize()
        if draw.random() < 0.05:
            chosen[draw.randrange(len(chosen))] = str(draw.randrange(2100))
        if draw.random() < 0.04 and len(chosen) > 1:
            at = draw.randrange(len(chosen) - 1)
            chosen[at : at + 2] = [chosen[at] + chosen[at + 1]]
        text = normalise(" ".join(chosen))
        return text if is_writable(text) else self.next(words, misspelt)
