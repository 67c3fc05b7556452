/// The generated numbers in the README, between markers.
///
///     <!-- proven W -->29 proven, 171 asserted, of 247<!-- / -->
public struct ReadmeNumbers {
  let report: MissionReport

  /// Creates the numbers of a report.
  public init(_ report: MissionReport) { self.report = report }

  /// Returns the text with each document's number between its markers.
  ///
  /// - Throws: ``MissionProblems`` if a document's markers are missing or not closed.
  public func fill(_ text: String) throws(MissionProblems) -> String {
    var text = text
    var problems: [String] = []
    for prefix in report.prefixes {
      let opening = "<!-- proven \(prefix) -->"
      guard let start = text.firstRange(of: opening),
        let end = text[start.upperBound...].firstRange(of: "<!-- / -->")
      else {
        problems.append(
          "README.md lacks the marks '\(opening)…<!-- / -->', between which the numbers of this "
            + "document go")
        continue
      }
      let figure = report.proven(prefix: prefix)
      text.replaceSubrange(
        start.upperBound..<end.lowerBound,
        with: "\(figure.proven) proven, \(figure.asserted) asserted, of \(figure.of)")
    }
    guard problems.isEmpty else { throw MissionProblems(all: problems) }
    return text
  }
}
