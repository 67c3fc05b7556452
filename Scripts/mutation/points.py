"""Finds the places of a Swift file where a small fault can be switched on.

Each place is an edit of the text: what replaces it does the same until the environment variable
STRATA_MUTANT names the point's number (see `switches.py`). `NUMBER` stands for that number.
"""
import re
from dataclasses import dataclass

from structure import CONTROLS, DECLARED, Source, Statement, function_of
from swifttext import CLOSE, OPEN

NUMBER = "\0"
COMPARED = {"<": ("<=", "less"), "<=": ("<", "lessOrEqual"),
            ">": (">=", "greater"), ">=": (">", "greaterOrEqual")}
EQUAL = {"==": "!=", "!=": "==", "===": "!==", "!==": "==="}
LOGICAL = {"&&": ("||", "and"), "||": ("&&", "or")}
SUMS = {"+": ("-", "plus"), "-": ("+", "minus")}
PRODUCTS = {"*", "/", "%", "<<", ">>"}
ASSIGNED = {"=", "+=", "-=", "*=", "/=", "%=", "&=", "|=", "^=", "??="}
# An operand begins after one of these words, and ends before one of the second.
BEFORE = CONTROLS | {"return", "throw", "in", "where", "try", "await", "yield", "let", "var", "case"}
AFTER = {"else", "where"}
INTEGER = re.compile(r"[0-9][0-9_]*\Z")
# The compiler needs to know that these do not return, or that they initialize. No test can notice that
# a precondition or a part of a hash value is missing.
KEPT_CALLS = re.compile(
    r"(.*\.)?(init|fatalError|precondition(Failure)?|assert(ionFailure)?|_?exit|abort|raise)\Z"
    r"|hasher\.combine\Z")
# Calls that only reserve memory: the statement does the same without them.
CAPACITY = {"reserveCapacity"}
NOT_VALUES = CONTROLS | DECLARED | {
    "return", "throw", "let", "var", "break", "continue", "fallthrough", "yield", "discard"}


@dataclass
class Point:
    """A place, the text that replaces it, and how to show the fault to a person."""

    start: int
    end: int
    text: str
    line: int
    was: str
    becomes: str
    # The lines and the identity of the statement that is type checked as one.
    lines: tuple[int, int] = (0, 0)
    statement: int = 0
    file: str = ""
    number: int = 0

    @property
    def shown(self) -> str:
        return f"{self.file}:{self.line}: {brief(self.was)}  →  {brief(self.becomes)}"


def brief(text: str) -> str:
    """Returns a text in one line."""
    return " ".join(text.split())


def points(text: str) -> list[Point]:
    """Returns all points of a file, in the order of their places.

    Raises:
        Unreadable: the brackets of the file do not match.
    """
    source = Source(text)
    found: dict[tuple[int, int, str], Point] = {}
    for statement in source.statements:
        if is_left_out(source, statement):
            continue
        first, last = statement.root.start, max(statement.root.end, statement.end)
        lines = (source.tokens[first].line, end_line(source, last - 1))
        for point in Finder(source, statement).all():
            point.lines, point.statement = lines, source.tokens[first].start
            found.setdefault((point.start, point.end, point.text), point)
    return sorted(found.values(), key=lambda point: (point.start, point.end, point.text))


def end_line(source: Source, index: int) -> int:
    token = source.tokens[index]
    return token.line + token.text.count("\n")


def is_left_out(source: Source, statement: Statement) -> bool:
    """Returns whether a statement is a declaration, uses a macro, is compiled conditionally, or only
    prepares memory."""
    within = source.tokens[statement.start:statement.end]
    words = source.words(statement.start, statement.end)
    outer = (source.tokens[place] for place in source.flat(statement.start, statement.end))
    return (not statement.block.is_code or any(token.is_conditional for token in within)
            or any(token.kind == "member" and token.text in CAPACITY for token in outer)
            or (bool(words) and words[0] in DECLARED) or source.is_macro(statement, statement.end)
            or (statement.is_header and not CONTROLS & set(words)))


class Finder:
    """Finds the points of one statement."""

    def __init__(self, source: Source, statement: Statement) -> None:
        self.source, self.statement = source, statement
        self.tokens = source.tokens
        self.start, self.end = statement.start, statement.end
        self.patterns = self.pattern_places()

    def all(self) -> list[Point]:
        found = []
        index = self.start
        while index < self.end:
            token = self.tokens[index]
            if token.text == "{":
                index = self.source.pairs[index]
            elif index not in self.patterns and token.kind == "operator" and token.is_binary:
                found += self.operator(index)
            elif index not in self.patterns and INTEGER.match(token.text):
                found += self.constant(index)
            index += 1
        return found + self.conditions() + self.result() + self.call()

    def point(self, start: int, end: int, text: str, was: str, becomes: str, line: int) -> Point:
        return Point(self.tokens[start].start, self.tokens[end - 1].end, text, line, was, becomes)

    def wrapped(self, name: str, start: int, end: int, becomes: str) -> Point:
        """Returns a point that hands the tokens to a function."""
        was = self.source.slice(start, end)
        return self.point(start, end, f"StrataMutant.{name}({NUMBER}, {was})", was, becomes,
                          self.tokens[start].line)

    # Operators

    def operator(self, index: int) -> list[Point]:
        text = self.tokens[index].text
        if text == "?":
            start = self.left(index, {"?"})
            condition = self.source.slice(start, index)
            return [self.wrapped("not", start, index, f"!({condition})")] if start < index else []
        if text in COMPARED or text in EQUAL:
            stops = set(LOGICAL) | set(COMPARED) | set(EQUAL) | {"?", "~="}
            if text in EQUAL:
                return self.swapped(index, EQUAL[text], "not", stops, stops, is_whole=True)
            return self.swapped(index, *COMPARED[text], stops, stops)
        if text in LOGICAL:
            weaker = {"?", "||"} if text == "&&" else {"?"}
            return self.swapped(index, *LOGICAL[text], weaker, weaker | {text})
        if text in SUMS:
            stops = self.weaker_than_sums()
            return self.swapped(index, *SUMS[text], stops, stops | set(SUMS))
        return []

    def swapped(self, index: int, other: str, name: str, before: set[str], after: set[str],
                is_whole: bool = False) -> list[Point]:
        """Returns a point with another operator, given what ends the operands on both sides."""
        start, end = self.left(index, before), self.right(index, after)
        if start == index or end == index + 1:
            return []
        one, two = self.source.slice(start, index), self.source.slice(index + 1, end)
        was = self.source.slice(start, end)
        # The lines stay as they are, so that the compiler's errors name the original ones.
        token = self.tokens[index]
        gap = self.source.text[self.tokens[index - 1].end:token.start - 1]
        gap += self.source.text[token.end:self.tokens[index + 1].start]
        body = was if is_whole else f"{one},{gap}{two}"
        text = f"StrataMutant.{name}({NUMBER}, {body})"
        return [self.point(start, end, text, was, f"{one} {other} {two}", token.line)]

    def weaker_than_sums(self) -> set[str]:
        texts = {token.text for token in self.tokens[self.start:self.end] if token.is_binary}
        return texts - PRODUCTS - set(SUMS)

    def is_boundary(self, index: int, stops: set[str], words: set[str]) -> bool:
        """Returns whether an operand cannot include the token."""
        token = self.tokens[index]
        if token.kind == "operator":
            return token.is_binary and (token.text in stops or token.text in ASSIGNED)
        return token.text in (",", ":", ";") or token.kind == "word" and token.text in words

    def left(self, index: int, stops: set[str]) -> int:
        """Returns where the operand on the left of an operator begins."""
        place = index
        while place > self.start:
            before = self.tokens[place - 1]
            if before.text in OPEN or self.is_boundary(place - 1, stops, BEFORE):
                break
            # `try?` belongs to the whole expression.
            if before.text in "!?" and place - 2 >= self.start and (
                    self.tokens[place - 2].text == "try"):
                break
            place = self.source.pairs[place - 1] if before.text in CLOSE else place - 1
        return place

    def right(self, index: int, stops: set[str]) -> int:
        """Returns where the operand on the right of an operator ends."""
        place = index + 1
        while place < self.end:
            token = self.tokens[place]
            if token.text in CLOSE or self.is_boundary(place, stops, AFTER):
                break
            place = self.source.pairs[place] + 1 if token.text in OPEN else place + 1
        return place

    def constant(self, index: int) -> list[Point]:
        """Returns a point that adds one to an integer which is an operand of `+`, `-`, `*` or `/`."""
        arithmetic = set(SUMS) | PRODUCTS

        def is_arithmetic(place: int) -> bool:
            return self.start <= place < self.end and self.tokens[place].is_binary and (
                self.tokens[place].text in arithmetic)

        token = self.tokens[index]
        after = self.tokens[index + 1] if index + 1 < self.end else None
        if after is not None and after.text == "." or not (
                is_arithmetic(index - 1) or is_arithmetic(index + 1)):
            return []
        if not is_arithmetic(index - 1) and not token.spaced_before and (
                self.tokens[index - 1].text not in OPEN):
            return []
        more = str(int(token.text.replace("_", "")) + 1)
        text = f"(StrataMutant.isOn({NUMBER}) ? {more} : {token.text})"
        # A person sees the other operand, too.
        operators = {other.text for other in self.tokens[self.start:self.end] if other.is_binary}
        before = behind = ""
        if is_arithmetic(index - 1):
            first = self.tokens[self.left(index - 1, operators)]
            before = self.source.text[first.start:token.start]
        else:
            last = self.tokens[self.right(index + 1, operators) - 1]
            behind = self.source.text[token.end:last.end]
        was, becomes = before + token.text + behind, before + more + behind
        return [self.point(index, index + 1, text, was, becomes, token.line)]

    # Conditions

    def clauses(self) -> list[tuple[int, int]]:
        """Returns the ranges of the conditions of an `if`, `guard` or `while`."""
        start = self.start
        words = [self.tokens[place] for place in self.source.flat(self.start, self.end)]
        if words and words[0].text == "else" and len(words) > 1 and words[1].text == "if":
            start += 1
        if start >= self.end or self.tokens[start].text not in ("if", "guard", "while"):
            return []
        found, begin = [], start + 1
        for place in self.source.flat(begin, self.end):
            token = self.tokens[place]
            if token.text == "," or token.kind == "word" and token.text == "else":
                found.append((begin, place))
                begin = place + 1
        found.append((begin, self.end))
        return [(one, two) for one, two in found if one < two]

    def is_pattern(self, clause: tuple[int, int]) -> bool:
        return self.tokens[clause[0]].text in ("let", "var", "case")

    def pattern_places(self) -> set[int]:
        """Returns the tokens of patterns, such as those after `if case` and `for case`."""
        found: set[int] = set()
        for start, end in self.clauses():
            if self.tokens[start].text == "case":
                found |= set(range(start, end))
        if self.start < self.end and self.tokens[self.start].text == "for":
            flat = self.source.flat(self.start, self.end)
            ends = [place for place in flat if self.tokens[place].text == "in"]
            found |= set(range(self.start, ends[0])) if ends else set()
        return found

    def conditions(self) -> list[Point]:
        return [self.wrapped("not", start, end, f"!({self.source.slice(start, end)})")
                for start, end in self.clauses()
                # After `while true` the compiler expects no `return`.
                if not self.is_pattern((start, end)) and self.source.slice(start, end) != "true"]

    # Results and calls

    def result(self) -> list[Point]:
        """Returns a point that changes what the function returns, if its type allows it."""
        function = function_of(self.statement)
        first = self.tokens[self.start]
        if function is None or function.result is None:
            return []
        start = self.start
        if first.text == "return" and first.kind == "word":
            start += 1
        elif not (self.statement.block is function and len(function.statements) == 1
                  and not self.statement.is_header) or first.text in NOT_VALUES:
            return []
        if start >= self.end or self.tokens[start].text in ("if", "switch", "do"):
            return []
        # An assignment has no value.
        if any(self.tokens[place].text in ASSIGNED
               for place in self.source.flat(start, self.end)):
            return []
        return self.emptied(start, function.result)

    def emptied(self, start: int, result: str) -> list[Point]:
        value = self.source.slice(start, self.end)
        is_list = result[0] == "[" and result[-1] == "]" and self.is_list(result)
        if result == "Bool":
            other = {"true": "false", "false": "true"}.get(value, f"!({value})")
            return [self.wrapped("not", start, self.end, other)]
        if result.endswith("?") and value != "nil":
            return [self.wrapped("nothing", start, self.end, "nil")]
        if is_list and value != "[]":
            return [self.wrapped("empty", start, self.end, "[]")]
        if result == "String" and value != '""':
            return [self.wrapped("empty", start, self.end, '""')]
        return []

    @staticmethod
    def is_list(result: str) -> bool:
        """Returns whether `[…]` is the type of an array, and not of a dictionary."""
        depth = 0
        for letter in result[1:-1]:
            depth += {"[": 1, "(": 1, "]": -1, ")": -1}.get(letter, 0)
            if depth < 0 or (letter == ":" and depth == 0):
                return False
        return True

    def call(self) -> list[Point]:
        """Returns a point that leaves out a statement that is one call without a use of its result."""
        function = function_of(self.statement)
        first = self.tokens[self.start]
        if function is None or self.statement.is_header or first.text in NOT_VALUES or (
                self.statement.block.is_value):
            return []
        # The only statement of a body may be its value.
        alone = [statement for statement in self.statement.block.statements
                 if statement.section == self.statement.section]
        if function.result not in (None, "Void", "()") and len(alone) == 1:
            return []
        if not self.is_call():
            return []
        whole = self.source.slice(self.start, self.end)
        text = f"if !StrataMutant.isOn({NUMBER}) {{ {whole} }}"
        return [self.point(self.start, self.end, text, whole, "(left out)", first.line)]

    def is_call(self) -> bool:
        index = self.start
        while index < self.end and self.tokens[index].text in ("try", "await", "?", "!"):
            index += 1
        flat = self.source.flat(index, self.end)
        texts = [self.tokens[place] for place in flat]
        if not flat or texts[0].kind not in ("word", "member") or texts[-1].text not in "({":
            return False
        if any(token.is_binary or token.text in (",", ":") for token in texts):
            return False
        opening = next((place for place in flat if self.tokens[place].text in "({"), self.end)
        return not KEPT_CALLS.match("".join(
            token.text for token in self.tokens[index:opening]))
