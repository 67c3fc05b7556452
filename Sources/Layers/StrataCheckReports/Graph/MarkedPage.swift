/// A page of Markdown that holds drawings between markers, each of which says how it is drawn:
///
///     <!-- strata graph --level group -->
///     …
///     <!-- /strata graph -->
public struct MarkedPage: Sendable {
  private static let opening = "<!-- strata graph"
  private static let closing = "<!-- /strata graph -->"

  /// Text as it stands, and what is drawn between two pieces of it.
  private enum Piece {
    case text(Substring)
    case drawing([String])
  }

  private let pieces: [Piece]

  /// - Throws: ``MarkedPageProblem`` where there is nothing to draw, or a marker does not close.
  public init(_ text: String) throws(MarkedPageProblem) {
    var pieces: [Piece] = []
    var rest = text[...]
    while let start = rest.firstRange(of: Self.opening) {
      guard let end = rest[start.upperBound...].firstRange(of: " -->"),
        let close = rest[end.upperBound...].firstRange(of: Self.closing)
      else { throw MarkedPageProblem(text: "nothing closes a '\(Self.opening)' of the page") }
      let words = rest[start.upperBound..<end.lowerBound].split(separator: " ").map(String.init)
      pieces += [.text(rest[..<end.upperBound]), .drawing(words)]
      rest = rest[close.lowerBound...]
    }
    guard !pieces.isEmpty else {
      throw MarkedPageProblem(text: "the page has no '\(Self.opening) -->' to draw below")
    }
    self.pieces = pieces + [.text(rest)]
  }

  /// The page with each drawing made anew.
  ///
  /// - Parameter draw: gives the Markdown for the words behind `strata graph`.
  public func text(_ draw: ([String]) throws -> String) rethrows -> String {
    try pieces.map { piece in
      switch piece {
      case .text(let text): String(text)
      case .drawing(let words): "\n\(try draw(words))\n"
      }
    }.joined()
  }
}

/// A page whose markers cannot be followed, in one sentence.
public struct MarkedPageProblem: Error, Equatable {
  public var text: String
}
