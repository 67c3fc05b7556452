"""Finds the public members of Swift sources, with their docstrings and parameters."""
import bisect
import re
import sys
from dataclasses import dataclass, field
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "mutation"))
import swifttext

TYPES = {"struct", "class", "enum", "actor", "extension", "protocol"}
MEMBERS = {"func", "init", "subscript", "var", "let", "case", "typealias", "associatedtype", "macro"}
MODIFIERS = {
    "public", "open", "package", "internal", "private", "fileprivate", "static", "class", "final",
    "override", "mutating", "nonmutating", "nonisolated", "lazy", "weak", "unowned", "indirect",
    "convenience", "required", "dynamic", "optional", "prefix", "postfix", "infix", "borrowing",
    "consuming", "isolated", "distributed"}
LITERAL = re.compile(r'#*"|//|/\*')
WORD = re.compile(r"`[^`]+`|\w+")
DIRECTIVE = re.compile(r"^[ \t]*#(?:if|elseif|else|endif|error|warning)\b.*", re.M)
BRACKET = re.compile(r"[{}()\[\]]")
STOP = re.compile(r"[{}()\[\]\n;]")
CONTINUES_AFTER = re.compile(r"(?:[,:=&|?+*/(<]|->|\bwhere|\bin)\s*$")
CONTINUES_WITH = re.compile(
    r"\s*(?:[.{,:=&|?+*]|->|- |/ |(?:where|throws|rethrows|async|else|as|is)\b)")


@dataclass
class Member:
    """A public declaration that is not a module's import or an operator's precedence."""

    kind: str  # func, init, var, case, struct, …
    name: str  # with its labels, as in `insert(_:at:)`
    owner: str  # the type around it, or an empty text
    path: Path
    line: int
    words: set[str]
    docstring: str
    parameters: list[str] = field(default_factory=list)  # their names inside of the body
    labels: list[str] = field(default_factory=list)
    throws: bool = False
    result: str = ""
    is_requirement: bool = False
    is_empty: bool = False  # a function whose body has no statement


@dataclass
class Type:
    """The protocols and classes that a type's declarations name, and its documented members that
    another type implements: a protocol's requirements, a class's required initializers."""

    parents: set[str] = field(default_factory=set)
    requirements: set[str] = field(default_factory=set)


def masked(text: str) -> str:
    """Returns the text with blanks for comments, directives and the contents of strings."""
    parts, place = [], 0
    while found := LITERAL.search(text, place):
        start = found.start()
        is_comment = found[0][0] == "/"
        end = (swifttext.comment_end if is_comment else swifttext.string_end)(text, start)
        blank = re.sub(r"[^\n]", " ", text[start:end])
        # A string keeps its quotes, so that it does not look as if a line ends with `=`.
        parts += [text[place:start], blank if is_comment else f'"{blank[1:-1]}"']
        place = end
    return DIRECTIVE.sub(lambda line: " " * len(line[0]), "".join([*parts, text[place:]]))


def closing(text: str, at: int) -> int:
    """Returns the place after the bracket that closes the one at `at`."""
    depth = 0
    for found in BRACKET.finditer(text, at):
        depth += 1 if found[0] in "{([" else -1
        if depth == 0:
            return found.end()
    return len(text)


def angle_end(text: str, at: int) -> int:
    """Returns the place after the generic parameters that begin at `at`."""
    depth, place = 0, at
    while place < len(text):
        letter = text[place]
        if letter == "<":
            depth += 1
        elif letter == ">" and text[place - 1] != "-":
            depth -= 1
            if depth == 0:
                return place + 1
        place += 1
    return place


def pieces(text: str) -> list[str]:
    """Splits at the commas outside of brackets."""
    found, depth, start = [], 0, 0
    for place, letter in enumerate(text):
        if letter in "([{<":
            depth += 1
        elif letter in ")]}" or letter == ">" and text[place - 1] != "-":
            depth -= 1
        elif letter == "," and depth == 0:
            found.append(text[start:place])
            start = place + 1
    return [piece.strip() for piece in [*found, text[start:]] if piece.strip()]


class Reader:
    """Reads the declarations of one file."""

    def __init__(self, path: Path, types: dict[str, Type]) -> None:
        self.path = path
        self.lines = path.read_text().split("\n")
        self.text = masked("\n".join(self.lines))
        self.types = types
        self.members: list[Member] = []
        self.starts = [0]
        for line in self.lines:
            self.starts.append(self.starts[-1] + len(line) + 1)
        self.scan(0, len(self.text), "", "file", False)

    def scan(self, start: int, end: int, owner: str, kind: str, is_public: bool) -> None:
        """Reads the declarations between two places, which are inside of a type or the file."""
        place = start
        while place < end:
            if self.text[place].isspace() or self.text[place] in ";":
                place += 1
                continue
            place = max(self.declaration(place, end, owner, kind, is_public), place + 1)

    def declaration(self, start: int, end: int, owner: str, kind: str, is_public: bool) -> int:
        """Reads one declaration and returns where it ends."""
        words, place = set(), start
        while place < end:
            if self.text[place].isspace():
                place += 1
                continue
            if self.text[place] in "@#":
                word = WORD.match(self.text, place + 1)
                words.add(self.text[place] + (word[0] if word else ""))
                place = word.end() if word else place + 1
                while place < end and self.text[place] == ".":
                    place = WORD.match(self.text, place + 1).end()
                if self.text[place:place + 1] == "(":
                    after = closing(self.text, place)
                    if re.match(r"\(\s*\*\s*,\s*unavailable", self.text[place:after]):
                        words.add("@unavailable")
                    place = after
                continue
            word = WORD.match(self.text, place)
            if not word:
                return self.statement_end(place, end)[0]
            after = word.end()
            if word[0] in MODIFIERS and not (
                    word[0] == "class" and not self.next_is_modifier(after)):
                words.add(word[0])
                place = after
                if self.text[place:place + 1] == "(":
                    close = closing(self.text, place)
                    words.add(word[0] + self.text[place:close])
                    words -= {word[0]} if word[0] != "nonisolated" else set()
                    place = close
                continue
            if word[0] in TYPES:
                return self.type(word[0], words, start, after, end, owner, kind, is_public)
            if word[0] in MEMBERS:
                return self.member(word[0], words, start, after, end, owner, kind, is_public)
            return self.statement_end(place, end)[0]
        return place

    def next_is_modifier(self, place: int) -> bool:
        word = re.compile(r"\s*(`[^`]+`|\w+)").match(self.text, place)
        return bool(word) and word[1] in MODIFIERS | {"func", "var", "let", "subscript", "init"}

    def statement_end(self, place: int, end: int) -> tuple[int, int]:
        """Returns where a statement ends, and where its first brace is, or the end again."""
        brace = -1
        while found := STOP.search(self.text, place, end):
            at = found.start()
            if found[0] in "([":
                place = closing(self.text, at)
            elif found[0] == "{":
                brace = at if brace < 0 else brace
                place = closing(self.text, at)
            elif found[0] == "\n":
                line = self.text[self.text.rfind("\n", 0, at) + 1:at]
                if CONTINUES_AFTER.search(line) or (
                        CONTINUES_WITH.match(self.text, at) and not self.is_blank_next(at)):
                    place = at + 1
                else:
                    return at, brace if brace >= 0 else at
            else:
                return at, brace if brace >= 0 else at
        return end, brace if brace >= 0 else end

    def is_blank_next(self, at: int) -> bool:
        """Returns whether an empty line follows in the source, where no declaration continues."""
        return not self.lines[self.line(at)].strip() if self.line(at) < len(self.lines) else True

    def line(self, place: int) -> int:
        return bisect.bisect_right(self.starts, place)

    def type(self, keyword: str, words: set[str], start: int, place: int, end: int, owner: str,
             kind: str, is_public: bool) -> int:
        brace = self.text.find("{", place, end)
        header = self.text[place:brace]
        written = re.match(r"\s*(\[.*?\]|(?:`[^`]+`|[\w.])+)", header)[1]
        rest = re.split(r"\bwhere\b", header.strip()[len(written):])[0]
        short = written.replace("`", "").split(".")[-1]
        generics = angle_end(rest, 0) if rest.startswith("<") else 0
        parents = [re.sub(r"<.*|@\w+\s+|any\s+", "", piece).strip().split(".")[-1]
                   for one in pieces(rest[generics:].lstrip(" \n:")) for piece in one.split("&")]
        known = self.types.setdefault(short, Type())
        known.parents |= set(parents)
        is_shown = bool({"public", "open"} & words) or (is_public and keyword != "extension" and (
            kind == "extension public"))
        if keyword != "extension" and is_shown:
            self.add(keyword, short, owner, start, words)
        inner = keyword
        if keyword == "extension" and "public" in words:
            inner = "extension public"
        visible = (is_shown or keyword == "extension") and "@unavailable" not in words
        close = closing(self.text, brace)
        self.scan(brace + 1, close - 1, short, inner, visible)
        return close

    def member(self, keyword: str, words: set[str], start: int, place: int, end: int, owner: str,
               kind: str, is_public: bool) -> int:
        finish, brace = self.statement_end(place, end)
        header = self.text[place:brace].strip()
        hidden = {"private", "fileprivate", "internal", "package"} & words
        is_shown = bool({"public", "open"} & words) or (
            not hidden and is_public and (
                kind in ("protocol", "extension public") or keyword == "case"))
        if kind != "file" and not is_public:
            is_shown = False
        is_inherited = kind == "protocol" or "required" in words
        if is_inherited and self.docstring(self.line(start)):
            self.types[owner].requirements |= set(self.names(keyword, header)[0])
        if not is_shown:
            return finish
        names, parameters, labels, tail = self.names(keyword, header)
        for name in names:
            self.add(keyword, name, owner, start, words, parameters=parameters, labels=labels,
                     throws=bool(re.search(r"\bthrows\b", tail.partition("->")[0])),
                     result=re.split(r"\bwhere\b", tail.partition("->")[2])[0].strip(),
                     is_requirement=kind == "protocol",
                     is_empty=keyword == "func" and self.is_empty(brace, finish))
        return finish

    def is_empty(self, brace: int, finish: int) -> bool:
        """Returns whether there are only blanks between the braces of a body."""
        body = self.text[brace:closing(self.text, brace)] if brace < finish else ""
        return body.startswith("{") and not body[1:-1].strip()

    def names(self, keyword: str, header: str) -> tuple[list[str], list[str], list[str], str]:
        """Returns the names that a declaration introduces, its parameters, labels and the rest."""
        if keyword == "case":
            found = [re.match(r"`?(\w+)`?", piece) for piece in pieces(header)]
            return [one[1] for one in found if one], [], [], ""
        if keyword in ("var", "let", "typealias", "associatedtype"):
            first = re.match(r"`?(\w+)`?", header)
            found = [first[1]] if first else []
            if keyword in ("var", "let"):
                found += [one[1] for piece in pieces(header)[1:]
                          if (one := re.match(r"`?(\w+)`?\s*:", piece))]
            return found, [], [], ""
        name = keyword if keyword != "func" else re.match(
            r"`[^`]+`|\w+|[^\s\w(]+", header)[0].strip("`")
        if keyword == "macro":
            name = re.match(r"\w+", header)[0]
        opening = header.find("(")
        if opening < 0:
            return [name], [], [], header
        if "<" in header[:opening] and re.match(r"\w|`", name):
            opening = header.find("(", angle_end(header, header.find("<")))
        close = closing(header, opening)
        labels, parameters = [], []
        for piece in pieces(header[opening + 1:close - 1]):
            parts = re.match(r"(?:@\w+(?:\([^)]*\))?\s+)*`?(\w+)`?(?:\s+`?(\w+)`?)?\s*:", piece)
            if parts:
                is_unlabelled = keyword == "subscript" and not parts[2]
                labels.append("_" if is_unlabelled else parts[1])
                parameters.append(parts[2] or parts[1])
        shown = name + "(" + "".join(f"{label}:" for label in labels) + ")"
        return [shown], parameters, labels, header[close:]

    def add(self, keyword: str, name: str, owner: str, start: int, words: set[str],
            **facts) -> None:
        line = self.line(start)
        is_first = not self.text[self.starts[line - 1]:start].strip()
        docstring = self.docstring(line) if is_first else ""
        self.members.append(
            Member(keyword, name, owner, self.path, line, words, docstring, **facts))

    def docstring(self, line: int) -> str:
        """Returns the text of the comment `///` above a line."""
        above = line - 2
        found: list[str] = []
        while above >= 0 and (line := self.lines[above].strip()).startswith("//"):
            # The compiler skips other comments between a docstring and its declaration, too.
            if line.startswith("///"):
                found.insert(0, line[3:].strip())
            above -= 1
        return "\n".join(found)


def members(folder: Path, types: dict[str, Type]) -> list[Member]:
    """Returns the public members of all sources below a folder; adds to the known types."""
    return [member for path in sorted(folder.rglob("*.swift"))
            for member in Reader(path, types).members]
