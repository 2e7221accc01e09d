"""The letters that the network can write; `data/handwriting/alphabet.txt` holds them for the product too."""
import re
from pathlib import Path

PROJECT = Path(__file__).resolve().parent.parent
LETTERS = (PROJECT / "data" / "handwriting" / "alphabet.txt").read_text(encoding="utf8").rstrip("\n")
"""Class 0 is the blank of CTC; class i + 1 is LETTERS[i]."""
CLASS_OF = {letter: i + 1 for i, letter in enumerate(LETTERS)}
CLASSES = len(LETTERS) + 1

_ALIKE = str.maketrans({
    "’": "'", "‘": "'", "ʼ": "'", "–": "-", "—": "-", "‐": "-", "‑": "-", "¬": "-", "“": '"', "”": '"', "…": "...",
    "\u00a0": " ", "\u202f": " ", "á": "a", "à": "à", "ó": "o", "ò": "o", "í": "i", "ì": "i", "ñ": "n", "Ó": "O", "Ü": "U",
    "Á": "A", "Ñ": "N", "Ä": "A", "Ö": "O", "ú": "u", "ã": "a", "õ": "o", "[": "(", "]": ")", "{": "(", "}": ")",
})


def normalise(text: str) -> str:
    """As the network writes it: straight apostrophes, plain hyphens, one space between words, no foreign accents."""
    return re.sub(r" +", " ", text.translate(_ALIKE)).strip()


def is_writable(text: str) -> bool:
    return text != "" and all(letter in CLASS_OF for letter in text)


def encode(text: str) -> list[int]:
    return [CLASS_OF[letter] for letter in text]


def decode_greedily(classes) -> str:
    """The most probable class of each step, repeats and blanks left out."""
    letters, last = [], 0
    for step in classes:
        if step != last and step > 0:
            letters.append(LETTERS[step - 1])
        last = step
    return "".join(letters)
