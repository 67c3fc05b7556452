"""Reads Swift's text as tokens; comments are left out, a string or a regex is one token."""
import re
from dataclasses import dataclass

OPEN, CLOSE = "([{", ")]}"
PAIRS = dict(zip(CLOSE, OPEN))
OPERATOR = "/=-+!*%<>&|^~?"
NUMBER = re.compile(r"0[xob][0-9a-fA-F_.pP]+|[0-9][0-9_]*(?:\.[0-9][0-9_]*)?(?:[eE][+-]?[0-9]+)?")
WORD = re.compile(r"`[^`\n]+`|[$@#]?[^\W\d]\w*|\$\d+|[^\x00-\x7f]+")
DIRECTIVE = re.compile(r"#(if|elseif|else|endif|sourceLocation|warning|error)\b")
REGEX = re.compile(r"/(?![ /*\n])(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\\n])+/")
# After one of these words a slash begins a regex.
BEFORE_VALUE = {"return", "in", "case", "try", "await", "if", "guard", "while", "where", "throw"}


class Unreadable(Exception):
    """The brackets do not match, as when `#if` and `#else` each open one."""


@dataclass
class Token:
    text: str
    kind: str  # word, member, number, operator, string, bracket, generic or mark
    start: int
    line: int
    is_first: bool  # of its line
    is_conditional: bool  # between `#if` and `#endif`
    spaced_before: bool = True
    spaced_after: bool = True

    @property
    def end(self) -> int:
        return self.start + len(self.text)

    @property
    def is_binary(self) -> bool:
        """True for an operator between two operands, such as ` < ` or `..<`."""
        return self.kind == "operator" and self.spaced_before == self.spaced_after and (
            self.spaced_before or self.text in ("..<", "..."))


def comment_end(text: str, at: int) -> int:
    """Returns where the comment at this place ends; block comments nest."""
    if text.startswith("//", at):
        end = text.find("\n", at)
        return len(text) if end < 0 else end
    depth, place = 1, at + 2
    while depth and place < len(text):
        if text.startswith("/*", place):
            depth, place = depth + 1, place + 2
        elif text.startswith("*/", place):
            depth, place = depth - 1, place + 2
        else:
            place += 1
    return place


def string_end(text: str, at: int) -> int:
    """Returns where the string that begins here ends, with its interpolations."""
    hashes = re.compile("#*").match(text, at).end() - at
    place = at + hashes
    quote = '"""' if text.startswith('"""', place) else '"'
    place += len(quote)
    ending, escape = quote + "#" * hashes, "\\" + "#" * hashes
    while place < len(text):
        if text.startswith(ending, place):
            return place + len(ending)
        if text.startswith(escape + "(", place):
            place = interpolation_end(text, place + len(escape) + 1)
        elif text.startswith(escape, place):
            place += len(escape) + 1
        else:
            place += 1
    raise Unreadable("a string literal does not end")


def interpolation_end(text: str, at: int) -> int:
    depth, place = 1, at
    while depth and place < len(text):
        if text.startswith(("//", "/*"), place):
            place = comment_end(text, place)
        elif re.compile('#*"').match(text, place):
            place = string_end(text, place)
        else:
            depth += {"(": 1, ")": -1}.get(text[place], 0)
            place += 1
    return place


def regex_end(text: str, at: int, before: Token | None) -> int | None:
    """Returns where the regex at this place ends, or `None` if the slash begins none."""
    hashes = re.compile("#+(?=/)").match(text, at)
    if hashes:
        end = text.find("/" + hashes[0], hashes.end() + 1)
        return end + 1 + len(hashes[0]) if end >= 0 else None
    may_begin = before is None or before.text in BEFORE_VALUE or before.text in list("([{,:;") or (
        before.kind == "operator" and before.spaced_before)
    found = REGEX.match(text, at) if may_begin else None
    return found.end() if found else None


def tokens(text: str) -> list[Token]:
    """Returns the tokens of a file. Directives such as `#if` are none."""
    found: list[Token] = []
    place, line, depth, is_first = 0, 1, 0, True

    def add(kind: str, end: int) -> None:
        nonlocal place, line, is_first
        word = text[place:end]
        found.append(Token(word, kind, place, line, is_first, depth > 0))
        line, place, is_first = line + word.count("\n"), end, False

    while place < len(text):
        letter = text[place]
        if letter.isspace():
            line, is_first, place = line + (letter == "\n"), is_first or letter == "\n", place + 1
        elif text.startswith(("//", "/*"), place):
            end = comment_end(text, place)
            line, place = line + text.count("\n", place, end), end
        elif is_first and (directive := DIRECTIVE.match(text, place)):
            depth += {"if": 1, "endif": -1}.get(directive[1], 0)
            place = text.find("\n", place) if "\n" in text[place:] else len(text)
        elif re.compile('#*"').match(text, place):
            add("string", string_end(text, place))
        elif letter in "/#" and (end := regex_end(text, place, found[-1] if found else None)):
            add("string", end)
        elif number := NUMBER.match(text, place):
            add("number", number.end())
        elif word := WORD.match(text, place):
            after_dot = found and found[-1].text == "." and found[-1].end == place
            add("member" if after_dot else "word", word.end())
        elif letter in OPERATOR or text.startswith("..", place):
            more = OPERATOR + "." if letter == "." else OPERATOR
            end = place
            while end < len(text) and text[end] in more and (
                    end == place or not text.startswith(("//", "/*"), end)):
                end += 1
            add("operator", end)
        else:
            add("bracket" if letter in OPEN + CLOSE else "mark", place + 1)
    for token in found:
        token.spaced_before = token.start == 0 or text[token.start - 1].isspace()
        token.spaced_after = token.end == len(text) or text[token.end].isspace()
    return with_generics(text, found)


def with_generics(text: str, found: list[Token]) -> list[Token]:
    """Makes one token of each `<Key, Value>`, so that its commas separate nothing else."""
    joined: list[Token] = []
    index = 0
    while index < len(found):
        token = found[index]
        end = generic_end(found, index) if token.text == "<" and not token.spaced_before else None
        if end is not None:
            whole = text[token.start:found[end - 1].end]
            token.text, token.kind = whole, "generic"
            token.spaced_after = found[end - 1].spaced_after
        joined.append(token)
        index = end or index + 1
    return joined


def generic_end(found: list[Token], index: int) -> int | None:
    """Returns where the generic arguments that begin here end; `None` if they are none."""
    depth = 0
    for place in range(index, len(found)):
        token = found[place]
        if token.kind == "operator" and token.text != "->":
            if token.text.strip("<>?!&"):
                return None
            depth += token.text.count("<") - token.text.count(">")
            if depth <= 0:
                return place + 1
        elif token.kind in ("string", "number") or token.text in ("{", "}", ";"):
            return None
    return None


def matches(found: list[Token]) -> dict[int, int]:
    """Returns the index of each bracket's counterpart."""
    waiting: list[int] = []
    pairs: dict[int, int] = {}
    for index, token in enumerate(found):
        if token.kind != "bracket":
            continue
        if token.text in OPEN:
            waiting.append(index)
        elif waiting and found[waiting[-1]].text == PAIRS[token.text]:
            pairs[index] = waiting[-1]
            pairs[waiting.pop()] = index
        else:
            raise Unreadable(f"line {token.line}: '{token.text}' has no counterpart")
    if waiting:
        raise Unreadable(f"line {found[waiting[-1]].line}: a bracket has no closing or opening counterpart")
    return pairs
