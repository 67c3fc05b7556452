"""Finds the statements of a Swift file, and the kinds of the braces around them."""
from dataclasses import dataclass, field

from swifttext import OPEN, Token, matches, tokens

ACCESSORS = {"get", "set", "didSet", "willSet", "_read", "_modify"}
CONTROLS = {"if", "guard", "while", "for", "switch", "do", "catch", "else", "defer", "repeat"}
FUNCTIONS = {"func", "init", "deinit", "subscript"}
TYPES = {"struct", "class", "enum", "actor", "extension", "protocol"}
DECLARED = FUNCTIONS | TYPES | {
    "import", "typealias", "associatedtype", "case", "macro", "operator", "precedencegroup"}
MODIFIERS = {
    "public", "private", "fileprivate", "internal", "package", "open", "static", "final", "override",
    "mutating", "nonmutating", "nonisolated", "isolated", "lazy", "weak", "unowned", "indirect",
    "convenience", "required", "dynamic", "optional", "prefix", "postfix", "infix", "distributed",
    "borrowing", "consuming", "async"}
# Code of other modules is compiled from such a body, where an internal name is unknown.
COPIED = {"@inlinable", "@_transparent", "@_alwaysEmitIntoClient", "@backDeployed"}
CONTINUING = {"else", "where", "as", "is", "throws", "rethrows", "async"}
SIGNATURE_ENDS = {"let", "var", "if", "guard", "return", "switch", "while", "for", "case", "try"}


@dataclass
class Block:
    """The content of two braces."""

    kind: str  # file, type, accessors, function, control, closure or excluded
    parent: "Block | None" = None
    # The text after `->`, or a property's type; for functions, getters and what holds accessors.
    result: str | None = None
    # For a closure, the statement that it is a part of.
    inside: "Statement | None" = None
    # True for a branch of a value, as in `let x = if a { b } else { c }`.
    is_value: bool = False
    statements: "list[Statement]" = field(default_factory=list)

    @property
    def is_code(self) -> bool:
        """True if it holds statements that may be changed."""
        blocks = [self]
        while blocks[-1].parent:
            blocks.append(blocks[-1].parent)
        return self.kind in ("function", "control", "closure") and all(
            block.kind != "excluded" for block in blocks)


@dataclass
class Statement:
    """The tokens of a statement; for a declaration or an `if`, those before its brace."""

    block: Block
    start: int
    end: int = 0
    is_header: bool = False
    # The number of the `case` of a `switch` that it belongs to.
    section: int = 0
    is_value: bool = False

    @property
    def root(self) -> "Statement":
        """The outermost statement that is type checked together with it."""
        root, block = self, self.block
        while block:
            if block.kind == "closure" and block.inside:
                root = block.inside
            block = block.parent
        return root


class Source:
    """The tokens, brackets and statements of a file."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.tokens: list[Token] = tokens(text)
        self.pairs = matches(self.tokens)
        self.statements: list[Statement] = []
        self.read(Block("file"), 0, len(self.tokens))

    def slice(self, start: int, end: int) -> str:
        """Returns the text of the tokens from `start` up to, not including, `end`."""
        if start >= end:
            return ""
        return self.text[self.tokens[start].start:self.tokens[end - 1].end]

    def flat(self, start: int, end: int) -> list[int]:
        """Returns the indices of the tokens outside of brackets; each opening bracket is one."""
        found, index = [], start
        while index < end:
            found.append(index)
            index = self.pairs[index] + 1 if self.tokens[index].text in OPEN else index + 1
        return found

    def read(self, block: Block, index: int, end: int) -> None:
        """Reads the statements of a block."""
        section = 0
        if block.kind == "closure":
            index = self.after_signature(index, end)
        statement = None

        def close(at: int) -> None:
            nonlocal statement
            if statement and at > statement.start:
                statement.end = at
                block.statements.append(statement)
                self.statements.append(statement)
            statement = None

        while index < end:
            token = self.tokens[index]
            if statement and self.begins(statement.start, index):
                close(index)
            if token.text == ";":
                close(index)
                index += 1
                continue
            if statement is None:
                label = self.after_label(index, end) if block.kind == "control" else index
                if label > index:
                    index, section = label, section + 1
                    continue
                statement = Statement(block, index, section=section)
            if token.text == "{" and token.kind == "bracket":
                inner = self.inner(block, statement, index)
                self.read(inner, index + 1, self.pairs[index])
                if inner.inside is None:
                    statement.is_header = True
                    close(index)
            elif token.text in OPEN and token.kind == "bracket":
                self.read_closures(block, statement, index)
            index = self.pairs[index] + 1 if token.text in OPEN else index + 1
        close(end)

    def read_closures(self, block: Block, statement: Statement, bracket: int) -> None:
        """Reads the closures between parentheses or brackets."""
        words = self.words(statement.start, bracket)
        is_header = bool(words) and words[0] in DECLARED
        index = bracket + 1
        while index < self.pairs[bracket]:
            if self.tokens[index].text == "{":
                # A default argument is no code of the body.
                kind = "excluded" if is_header or self.is_macro(statement, index) else "closure"
                inner = Block(kind, block, inside=statement)
                self.read(inner, index + 1, self.pairs[index])
                index = self.pairs[index]
            index += 1

    def is_macro(self, statement: Statement, end: int) -> bool:
        """Returns whether a macro or an attribute is used before `end`, outside of closures."""
        index = statement.start
        while index < end:
            token = self.tokens[index]
            if token.kind == "word" and token.text[0] in "#@":
                return True
            index = self.pairs[index] if token.text == "{" and self.pairs[index] < end else index
            index += 1
        return False

    def begins(self, start: int, index: int) -> bool:
        """Returns whether a new statement begins with the token, after one that began at `start`."""
        token, before = self.tokens[index], self.tokens[index - 1]
        if index <= start or not token.is_first:
            return False
        if before.is_binary or before.text in (",", ":") or before.text.startswith("@"):
            return False
        if self.is_attribute_end(index - 1) or (before.text in MODIFIERS and before.kind == "word"):
            return False
        if token.is_binary or token.text in (".", "{", ",") or token.text.startswith("?"):
            return False
        return not (token.text == ":" or token.kind == "word" and token.text in CONTINUING)

    def is_attribute_end(self, index: int) -> bool:
        """Returns whether the token closes the arguments of an attribute."""
        opening = self.pairs.get(index, 0)
        return self.tokens[index].text == ")" and self.tokens[opening - 1].text.startswith("@")

    def after_label(self, index: int, end: int) -> int:
        """Returns where the statements after `case …:` begin; the same index if it is no label."""
        first = self.tokens[index]
        if first.kind != "word" or first.text not in ("case", "default", "@unknown"):
            return index
        for place in self.flat(index, end):
            if self.tokens[place].text == ":" and not self.tokens[place].spaced_before:
                return place + 1
        return index

    def after_signature(self, index: int, end: int) -> int:
        """Returns where the statements of a closure begin, after `x, y in`."""
        for place in self.flat(index, end):
            token = self.tokens[place]
            if token.kind == "word" and token.text == "in":
                return place + 1
            is_part = token.kind in ("word", "member", "generic") and token.text not in SIGNATURE_ENDS or (
                token.text in "([.,:?!<>&" or token.text == "->")
            if not is_part:
                return index
        return index

    def words(self, start: int, end: int) -> list[str]:
        """Returns a statement's words outside of brackets, without attributes and modifiers."""
        found = [self.tokens[place] for place in self.flat(start, end)]
        words = [token.text for token in found if token.kind == "word" and token.text[0] != "@"]
        while len(words) > 1 and (
                words[0] in MODIFIERS or words[0] == "class" and words[1] in FUNCTIONS | {"var"}):
            words.pop(0)
        return words

    def inner(self, block: Block, statement: Statement, brace: int) -> Block:
        """Returns the block that the brace opens, with its kind."""
        start = statement.start
        words = self.words(start, brace)
        first = words[0] if words else ""
        is_copied = any(token.text in COPIED for token in self.tokens[start:brace])

        def made(kind: str, result: str | None = None) -> Block:
            return Block("excluded" if is_copied else kind, block, result)

        inside = [token for token in self.tokens[brace + 1:self.pairs[brace]]
                  if token.text not in MODIFIERS and token.text[0] != "@"]
        has_accessors = bool(inside) and inside[0].text in ACCESSORS
        has_value = any(self.tokens[place].text == "=" for place in self.flat(start, brace))
        if block.kind == "accessors":
            return made("function", block.result if first == "get" else None)
        if first in FUNCTIONS:
            result = self.result(start, brace)
            return made("accessors" if has_accessors else "function", result)
        if first in TYPES or first == "precedencegroup":
            return made("type")
        if first == "var" and (has_accessors or not has_value):
            kind = "accessors" if has_accessors else "function"
            return made(kind, self.declared_type(start, brace))
        if CONTROLS & set(words):
            statement.is_value = self.is_value(block, statement, brace)
            branch = made("control")
            branch.is_value = statement.is_value
            return branch
        kind = "excluded" if self.is_macro(statement, brace) else "closure"
        return Block(kind, block, inside=statement)

    def is_value(self, block: Block, statement: Statement, brace: int) -> bool:
        """Returns whether the braces of an `if` or `switch` give a value."""
        if self.tokens[statement.start].text == "else":
            return bool(block.statements) and block.statements[-1].is_value
        for place in self.flat(statement.start, brace):
            if self.tokens[place].text in ("=", "return"):
                return True
            if self.tokens[place].text in CONTROLS and self.tokens[place].kind == "word":
                return block.is_value
        return False

    def result(self, start: int, brace: int) -> str | None:
        """Returns the text of the result between `->` and the brace."""
        places = self.flat(start, brace)
        arrows = [place for place in places if self.tokens[place].text == "->"]
        if not arrows:
            return None
        ends = [place for place in places
                if place > arrows[-1] and self.tokens[place].text == "where"]
        return self.slice(arrows[-1] + 1, ends[0] if ends else brace)

    def declared_type(self, start: int, brace: int) -> str | None:
        colons = [place for place in self.flat(start, brace) if self.tokens[place].text == ":"]
        ends = [place for place in self.flat(start, brace) if self.tokens[place].text == "="]
        return self.slice(colons[0] + 1, ends[0] if ends else brace) if colons else None


def function_of(statement: Statement) -> Block | None:
    """Returns the function whose `return` the statement may contain; `None` inside a closure."""
    block = statement.block
    while block and block.kind == "control":
        block = block.parent
    return block if block and block.kind == "function" else None
