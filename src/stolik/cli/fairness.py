"""Whether draws are uniform, in words."""

from __future__ import annotations

import json
from dataclasses import asdict

from stolik.lab.fairness import findings
from stolik.text import Texts


def show(seeds: int, as_json: bool, language: str) -> int:
    found = findings(seeds)
    if as_json:
        print(json.dumps({"seeds": seeds, "tests": [asdict(finding) for finding in found]}, indent=2))
        return 0
    texts = Texts(language)
    print(texts.say("luck-done", seeds=seeds))
    for finding in found:
        test = texts.say(f"luck-{finding.test}", of=finding.of)
        told = {"statistic": f"{finding.statistic:.1f}", "freedom": finding.freedom, "p": f"{finding.p:.3f}"}
        print(texts.say("luck-line", test=test, **told))
    return 0
