extension SourceScanner {
  /// A Boolean value that indicates whether a string begins at this position: with `"`, `"""`, or
  /// number signs before them.
  var isAtString: Bool { rest.drop { $0 == "#" }.first == "\"" }

  /// Skips a string with its interpolations.
  mutating func skipString() {
    let signs = String(repeating: "#", count: rest.prefix { $0 == "#" }.count)
    drop(signs.count)
    let quotes = rest.hasPrefix("\"\"\"") ? "\"\"\"" : "\""
    drop(quotes.count)
    let end = quotes + signs
    let escape = "\\" + signs
    while !rest.isEmpty && !rest.hasPrefix(end) {
      if rest.hasPrefix(escape) {
        drop(escape.count)
        if rest.first == "(" { _ = next() } else { drop(1) }
      } else {
        drop(1)
      }
    }
    drop(end.count)
  }

  private mutating func drop(_ count: Int) { rest = rest.dropFirst(count) }
}
