"""Writes split.json once: who trains, who is for choices, who is kept apart for the test. Run before the first training."""
import hashlib
import json
import sys
from pathlib import Path

TEST_WRITERS = 25


def split(study: dict) -> dict:
    """The study's validation writers are for choices; of its training writers, those of the 25 least hashes are the test."""
    by_hash = sorted(study["train"], key=lambda writer: hashlib.sha256(f"encrier:{writer}".encode()).hexdigest())
    return {"choice": sorted(study["val"]), "test": sorted(by_hash[:TEST_WRITERS])}


if __name__ == "__main__":
    study = json.loads(Path(sys.argv[1]).read_text())
    Path(__file__).with_name("split.json").write_text(json.dumps(split(study)) + "\n")
