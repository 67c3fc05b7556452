import ImportGraph

/// Finds the names in a source and how each is called.
///
///     MentionScanner.mentions(in: "Text(\"a\").frame(width: 3)")
///     // Text(_:) alone, frame(width:) of a value
public struct MentionScanner {
  private let tokens: [SwiftToken]

  /// Every name of the source, each way of writing it once.
  public static func mentions(in source: String) -> Set<Mention> {
    MentionScanner(tokens: SwiftLexer.tokens(of: source)).all
  }

  private var all: Set<Mention> {
    Set(tokens.indices.filter { tokens[$0].isName }.map(mention))
  }

  private func mention(at index: Int) -> Mention {
    var mention = Mention(name: tokens[index].text, place: place(of: index))
    var next = index + 1
    if isMark("<", at: next), let after = Brackets.afterGenerics(in: tokens, from: next),
      isMark("(", at: after) || isMark("{", at: after)
    {
      next = after
    }
    if isMark("(", at: next), isSameLine(next) {
      mention.labels = Brackets.arguments(in: tokens, from: next).map {
        mention.place == .declared ? tokens[$0.lowerBound].text : label(at: $0.lowerBound)
      }
      next = Brackets.close(of: next, in: tokens) + 1
    }
    readClosures(&mention, from: next)
    return mention
  }

  private func readClosures(_ mention: inout Mention, from start: Int) {
    guard isMark("{", at: start), isSameLine(start), mention.place != .declared else { return }
    mention.labels = mention.labels ?? []
    mention.closures = ["_"]
    var next = Brackets.close(of: start, in: tokens) + 1
    while next + 2 < tokens.count, tokens[next].isName, isMark(":", at: next + 1),
      isMark("{", at: next + 2)
    {
      mention.closures.append(tokens[next].text)
      next = Brackets.close(of: next + 2, in: tokens) + 1
    }
  }

  private func label(at index: Int) -> String {
    tokens[index].isName && isMark(":", at: index + 1) ? tokens[index].text : "_"
  }

  private static let introducers: Set = ["func", "var", "let", "case", "struct", "class", "enum"]

  /// After these a dot begins an implicit member.
  private static let keywords: Set = ["return", "in", "case", "try", "await", "else", "where"]

  private func place(of index: Int) -> Mention.Place {
    guard index > 0 else { return .alone }
    let before = tokens[index - 1]
    if before.isMark("@") { return .attribute }
    if before.isMark("#") { return .macro }
    if before.kind == .word, Self.introducers.contains(before.text) { return .declared }
    return before.isMark(".") ? place(afterDotAt: index - 1) : .alone
  }

  private func place(afterDotAt dot: Int) -> Mention.Place {
    guard dot > 0 else { return .implicit }
    let before = tokens[dot - 1]
    if before.isName, !Self.keywords.contains(before.text) {
      return before.text.first?.isUppercase == true ? .ofType(before.text) : .ofValue
    }
    let endsValue = before.kind == .string || [")", "]", "}", "?", "!", ">"].contains(before.text)
    return endsValue ? .ofValue : .implicit
  }

  private func isMark(_ mark: String, at index: Int) -> Bool {
    index < tokens.count && tokens[index].isMark(mark)
  }

  /// A parenthesis or brace that opens on another line belongs to another statement.
  private func isSameLine(_ index: Int) -> Bool {
    index > 0 && tokens[index].line == tokens[index - 1].line
  }
}
