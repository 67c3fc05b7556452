/// The mapping from Apple's SF Symbols to drawings.
///
/// Each line names a symbol and, after white space, the Bootstrap icon with the same meaning.
/// `+slash` after an icon draws a line through it; `@` before a name takes a drawing of this
/// project (``OwnDrawing``), for symbols that Bootstrap lacks.
enum SymbolTable {
  /// The name of a symbol, with the name of its drawing.
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
