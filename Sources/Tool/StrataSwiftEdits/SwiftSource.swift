import SwiftSyntax

/// A Swift file with its syntax tree and the edits to it.
///
/// Existing text is never rewritten: an edit inserts text at a position of the tree, so comments,
/// blank lines and layout are kept.
///
///     var source = try SwiftSource(path: "App/DIContainer.swift", text: text)
///     try source.add(ContainerEntry(useCase: "OrderUseCase", property: "orderUseCase") { _ in [] })
///     source.edited
public struct SwiftSource {
  /// The path of the file.
  public let path: String
  let text: String
  let tree: SourceFileSyntax
  private var insertions: [(offset: Int, text: String)] = []

  /// Parses a Swift file.
  ///
  /// - Parameters:
  ///   - path: the path for errors.
  ///   - text: the whole file.
  /// - Throws: ``EditConflict`` with the first line that is not Swift.
  public init(path: String, text: String) throws(EditConflict) {
    self.path = path
    self.text = text
    tree = ParsedTexts.tree(of: text)
    if tree.hasError {
      throw EditConflict(path, line: firstErrorLine, "this is not valid Swift; correct it first")
    }
  }

  private var firstErrorLine: Int {
    for token in tree.tokens(viewMode: .all) {
      let isUnexpected = sequence(first: Syntax(token)) { $0.parent }
        .contains { $0.is(UnexpectedNodesSyntax.self) }
      if token.presence == .missing || isUnexpected { return line(of: token) }
    }
    return 1
  }

  /// The text of the file after all edits.
  public var edited: String {
    var bytes: [UInt8] = []
    var rest = Array(text.utf8)[...]
    let ordered = insertions.enumerated().sorted {
      ($0.element.offset, $0.offset) < ($1.element.offset, $1.offset)
    }
    for (_, insertion) in ordered {
      bytes += rest[..<insertion.offset]
      bytes += insertion.text.utf8
      rest = rest[insertion.offset...]
    }
    return String(decoding: bytes + rest, as: UTF8.self)
  }

  mutating func insert(_ text: String, at place: AbsolutePosition) {
    insertions.append((place.utf8Offset, text))
  }

  // MARK: Where something is

  /// Returns the line where a node begins, from 1.
  func line(of node: some SyntaxProtocol) -> Int {
    line(at: node.positionAfterSkippingLeadingTrivia)
  }

  func line(at place: AbsolutePosition) -> Int {
    text.utf8.prefix(place.utf8Offset).count { $0 == UInt8(ascii: "\n") } + 1
  }

  /// Returns the white space before the first character of the line where a node begins.
  func indentation(of node: some SyntaxProtocol) -> String {
    let before = text.utf8.prefix(node.positionAfterSkippingLeadingTrivia.utf8Offset)
    let start = before.lastIndex(of: UInt8(ascii: "\n")).map(before.index(after:))
    let line = text.utf8[(start ?? text.utf8.startIndex)...]
    let blanks = line.prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
    return String(decoding: blanks, as: UTF8.self)
  }

  /// Returns the number of characters before a position in its line.
  func column(at place: AbsolutePosition) -> Int {
    let before = text.utf8.prefix(place.utf8Offset)
    let start = before.lastIndex(of: UInt8(ascii: "\n")).map(before.index(after:))
    return String(decoding: before[(start ?? before.startIndex)...], as: UTF8.self).count
  }

  func conflict(_ node: some SyntaxProtocol, _ reason: String) -> EditConflict {
    EditConflict(path, line: line(of: node), reason)
  }
}
