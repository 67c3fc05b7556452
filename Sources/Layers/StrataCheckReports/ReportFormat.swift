/// A file format for the result of a check.
///
/// ``junit`` and ``checkstyle`` are XML that build servers read, ``gitlab`` is GitLab's JSON for code
/// quality, and ``markdown`` is a summary for a pull request or the page of a build.
public enum ReportFormat: String, CaseIterable, Sendable {
  case text, json, sarif, github, xcode, junit, gitlab, checkstyle, markdown

  /// Returns the report in this format.
  ///
  /// - Parameters:
  ///   - verdict: the result of the check.
  ///   - style: the options of ``text``, which leave out nothing by default; the other formats are
  ///     for programs and always whole.
  public func write(_ verdict: Verdict, style: TextStyle = TextStyle()) -> String {
    switch self {
    case .text: TextReport.write(verdict, style)
    case .json: JSONReport.write(verdict)
    case .sarif: SARIFReport.write(verdict)
    case .github: LineReport.gitHub(verdict)
    case .xcode: LineReport.xcode(verdict)
    case .junit: JUnitReport.write(verdict)
    case .gitlab: GitLabReport.write(verdict)
    case .checkstyle: CheckstyleReport.write(verdict)
    case .markdown: MarkdownReport.write(verdict)
    }
  }
}
