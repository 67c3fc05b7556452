/// What a declaration says of actors, before the word that says what it is.
enum Isolation: Equatable {
  case mainActor, nonisolated, unsaid

  /// - Parameter declaration: such as `@MainActor func padding(_ length: CGFloat) -> some View`. What
  ///   it says of the closures that it takes is theirs.
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
