/// The page of the symbols that differ from Apple's, as Markdown. Its sentences are those of
/// docstrings after `Partial:` and `Accepted:`.
public struct DifferencesPage {
  let report: ParityReport

  /// Creates the page of the differences in a parity report.
  public init(_ report: ParityReport) { self.report = report }

  /// The text of `docs/ledgers/differences.md`. The same report always gives the same bytes.
  public var text: String {
    [
      head,
      section(
        "Differs from Apple's", .partial,
        "These symbols exist here, but do not do everything that Apple's documentation says."),
      section(
        "Accepted", .accepted,
        "These symbols compile and do nothing, since they have no meaning in a browser."),
    ].joined(separator: "\n\n") + "\n"
  }

  private var head: String {
    """
    # What differs from Apple's SwiftUI

    For developers who bring a SwiftUI app to Linux: look up how a symbol that compiles here behaves.
    `make parity` writes this page from the docstrings (`Partial:` and `Accepted:`); `make check`
    fails if it is out of date. Do not edit it. Using an absent symbol is a compile error; they are
    listed in [parity.md](parity.md). How to bring an app here:
    [Run your SwiftUI app on Linux](../guides/run-your-swiftui-app.md).
    """
  }

  private func section(_ title: String, _ kind: Marker.Kind, _ words: String) -> String {
    let own = report.differences.filter { $0.marker.kind == kind }
    let lines = own.map { "- `\($0.path)`: \($0.marker.text)" }
    return (["## \(title)", "", words, ""] + (lines.isEmpty ? ["Nothing."] : lines))
      .joined(separator: "\n")
  }
}
