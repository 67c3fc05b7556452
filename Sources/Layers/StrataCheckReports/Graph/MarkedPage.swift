/// A page of Markdown with drawings between markers, each of which holds the graph's arguments:
///
///     <!-- strata graph --level group -->
///     …
///     <!-- /strata graph -->
public struct MarkedPage: Sendable {
  private static let opening = "<!-- strata graph"
  private static let closing = "<!-- /strata graph -->"

  /// A piece of the page: text that is kept, or the arguments of a drawing.
  private enum Piece {
    case text(Substring)
    case drawing([String])
  }

  private let pieces: [Piece]

  /// Splits a page's text at its markers.
  ///
  /// - Throws: ``MarkedPageProblem`` if there is no marker, or if a marker is not closed.
  public init(_ text: String) throws(MarkedPageProblem) {
    var pieces: [Piece] = []
    var rest = text[...]
    while let start = rest.firstRange(of: Self.opening) {
      guard let end = rest[start.upperBound...].firstRange(of: " -->"),
        let close = rest[end.upperBound...].firstRange(of: Self.closing)
      else {
        throw MarkedPageProblem(
          text:
            "the page has the mark '\(Self.opening)' without the mark '\(Self.closing)' after it")
      }
      let words = rest[start.upperBound..<end.lowerBound].split(separator: " ").map(String.init)
      pieces += [.text(rest[..<end.upperBound]), .drawing(words)]
      rest = rest[close.lowerBound...]
    }
    guard !pieces.isEmpty else {
      throw MarkedPageProblem(
        text: "the page has no mark '\(Self.opening) -->': add one where the graph should be")
    }
    self.pieces = pieces + [.text(rest)]
  }

  /// Returns the page with every drawing replaced.
  ///
  /// - Parameter draw: A closure that returns the Markdown for the arguments that follow `strata
  ///   graph`.
  public func text(_ draw: ([String]) throws -> String) rethrows -> String {
    try pieces.map { piece in
      switch piece {
      case .text(let text): String(text)
      case .drawing(let words): "\n\(try draw(words))\n"
      }
    }.joined()
  }
}

/// The error of a page with missing or unclosed markers.
public struct MarkedPageProblem: Error, Equatable {
  /// The description of the problem, in one sentence.
  public var text: String
}
