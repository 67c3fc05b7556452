/// How a verdict is written.
public enum ReportFormat: String, CaseIterable, Sendable {
  case text, json, sarif, github, xcode

  /// The whole report.
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
