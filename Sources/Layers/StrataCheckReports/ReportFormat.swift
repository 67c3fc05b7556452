/// A file format for the result of a check.
public enum ReportFormat: String, CaseIterable, Sendable {
  case text, json, sarif, github, xcode

  /// Returns the whole report in this format.
  public func write(_ verdict: Verdict) -> String {
    switch self {
    case .text: TextReport.write(verdict)
    case .json: JSONReport.write(verdict)
    case .sarif: SARIFReport.write(verdict)
    case .github: LineReport.gitHub(verdict)
    case .xcode: LineReport.xcode(verdict)
    }
  }
}
