"""Groups of mutants that are tried at once.

Two mutants of a group have no test in common and change different places. Still, one could make the
other's test fail; so `Scripts/mission-mutants` counts a mutant only if its test noticed it alone, or in two
groups without a common companion, drawn at random.
"""
import random


def watched(plan: dict) -> set[str]:
    """Returns what notices a mutant: names of tests, or the suites if any test of them counts."""
    return set(plan["mutant"]["tests"]) if plan["takesWholeSuite"] else set(plan["names"])


def place(plan: dict, texts: dict[str, str]) -> tuple[int, int]:
    start = texts[plan["mutant"]["file"]].index(plan["mutant"]["find"])
    return start, start + len(plan["mutant"]["find"])


def are_apart(one: dict, other: dict, texts: dict[str, str]) -> bool:
    """Returns whether two mutants can be in one group."""
    if watched(one) & watched(other):
        return False
    if one["takesWholeSuite"] != other["takesWholeSuite"] and (
            set(one["mutant"]["tests"]) & set(other["mutant"]["tests"])):
        return False
    if one["mutant"]["file"] != other["mutant"]["file"]:
        return True
    # Not even adjacent: a `find` could otherwise include what a replacement begins with.
    first, second = sorted([place(one, texts), place(other, texts)])
    return first[1] < second[0]


def grouped(plans: list[dict], size: int, seed: int, texts: dict[str, str],
            met: set[frozenset]) -> list[list[dict]]:
    """Returns the mutants in groups of at most `size`, drawn at random.

    No two that met in an earlier group are in one group, and the new pairs are added to `met`.
    """
    mixed = list(plans)
    random.Random(seed).shuffle(mixed)
    groups: list[list[dict]] = []
    for plan in mixed:
        for group in groups:
            if len(group) < size and all(
                    pair(plan, other) not in met and are_apart(plan, other, texts) for other in group):
                group.append(plan)
                break
        else:
            groups.append([plan])
    met |= {pair(one, other) for group in groups for one in group for other in group
            if one is not other}
    return groups


def pair(one: dict, other: dict) -> frozenset:
    return frozenset((id(one), id(other)))


def changed(group: list[dict], texts: dict[str, str]) -> dict[str, str]:
    """Returns the changed files of a group, by their paths."""
    answer: dict[str, str] = {}
    for plan in sorted(group, key=lambda plan: place(plan, texts), reverse=True):
        file = plan["mutant"]["file"]
        start, end = place(plan, texts)
        text = answer.get(file, texts[file])
        answer[file] = text[:start] + plan["mutant"]["replace"] + text[end:]
    return answer
