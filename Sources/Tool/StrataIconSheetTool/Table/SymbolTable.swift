/// Which drawing stands for which of Apple's SF Symbols.
///
/// Each line of the parts names a symbol and, behind white space, the Bootstrap icon that means the
/// same. `+slash` behind an icon draws a line through it; `@` before a name takes one of this
/// project's own drawings (``OwnDrawing``), for what Bootstrap lacks.
enum SymbolTable {
  /// A symbol's name, and what draws it.
  struct Entry: Equatable {
    var symbol: String
    var icon: String
  }

  static let entries: [Entry] = [
    weather, places, controls, arrows, states, people, media, things, text, shapes,
  ].flatMap(parse)

  static func parse(_ part: String) -> [Entry] {
    part.split(whereSeparator: \.isNewline).compactMap { line in
      let words = line.split(separator: " ").map(String.init)
      return words.count == 2 ? Entry(symbol: words[0], icon: words[1]) : nil
    }
  }
}
