/// The actor isolation that a declaration's attributes and modifiers state.
enum Isolation: Equatable {
  case mainActor, nonisolated, unsaid

  /// Reads the actor isolation of a declaration.
  ///
  /// - Parameter declaration: a text such as `@MainActor func padding(_ length: CGFloat) -> some
  ///   View`. The isolation of closure parameters does not count.
  init(_ declaration: String) {
    let head = declaration.split(whereSeparator: \.isWhitespace)
      .prefix { word in !Self.kinds.contains { word == $0 || word.hasPrefix("\($0)(") } }
    let words = Set(head.map(String.init))
    self =
      words.contains("nonisolated")
      ? .nonisolated : words.contains("@MainActor") ? .mainActor : .unsaid
  }

  private static let kinds = [
    "func", "init", "init?", "var", "let", "subscript", "struct", "class", "enum", "protocol",
    "case", "typealias", "associatedtype", "macro", "actor",
  ]
}
