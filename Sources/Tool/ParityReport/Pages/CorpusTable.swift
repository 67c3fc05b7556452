/// The table of apps by other authors (the corpus), as the last run of `make corpus` measured it.
struct CorpusTable {
  /// The lines of the table; empty if the page has none.
  var lines: [Substring]

  /// Reads the table of a page.
  ///
  /// - Parameter page: `docs/ledgers/corpus.md`, whose table is between `<!-- corpus -->` and
  ///   `<!-- /corpus -->`.
  init(page: String) {
    let rest = page.split(separator: "\n", omittingEmptySubsequences: false)
      .drop { $0 != "<!-- corpus -->" }.dropFirst()
    guard let end = rest.firstIndex(of: "<!-- /corpus -->") else {
      lines = []
      return
    }
    lines = rest[..<end].filter { !$0.isEmpty }
  }

  /// The section of the parity page with this table.
  var text: String {
    """
    ## Apps that nobody here wrote

    The measure is whether an app from elsewhere compiles unedited and can be used. The table is
    copied from [corpus.md](corpus.md), which explains its columns; `make corpus` measures it.

    \(lines.isEmpty ? "Nothing was measured." : lines.joined(separator: "\n"))
    """
  }
}
