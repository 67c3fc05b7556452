/// A comparison of a page on disk with the page as it is expected.
enum ParityDrift {
  /// Returns the first lines that differ, as sentences; empty if the page is up to date.
  static func sentences(_ path: String, page: String, expected: String) -> [String] {
    guard page != expected else { return [] }
    return ["\(path) is out of date: run `make parity`"]
      + lines(of: page, without: expected).map { "  it says      \($0.prefix(160))" }
      + lines(of: expected, without: page).map { "  it should say \($0.prefix(160))" }
  }

  /// Returns the lines that the other text lacks, those about types before totals, since they show
  /// what has changed.
  private static func lines(of text: String, without other: String) -> [Substring] {
    let known = Set(other.split(separator: "\n"))
    let own = text.split(separator: "\n").filter { !known.contains($0) }
    return Array((own.filter { $0.hasPrefix("- ") } + own.filter { !$0.hasPrefix("- ") }).prefix(4))
  }
}
