import StrataLayerRules

/// A writer of GitLab's report of code quality, a list in JSON. A violation without a file is shown
/// at the first line of `strata.json`, since GitLab requires a path and a line.
enum GitLabReport {
  static func write(_ verdict: Verdict) -> String {
    let entries = verdict.violations.map { entry($0, verdict.way) } + troubles(verdict)
    var counts: [String: Int] = [:]
    return JSONReport.text(list: entries.map { numbered($0, &counts) })
  }

  /// Numbers the fingerprints of a symbol's further violations, since GitLab shows only one entry
  /// for each fingerprint.
  private static func numbered(
    _ entry: [String: Any], _ counts: inout [String: Int]
  ) -> [String: Any] {
    guard let print = entry["fingerprint"] as? String else { return entry }
    counts[print, default: 0] += 1
    guard let count = counts[print], count > 1 else { return entry }
    return entry.merging(["fingerprint": "\(print)-\(count)"]) { $1 }
  }

  private static func entry(_ violation: Violation, _ way: String) -> [String: Any] {
    let remedy = violation.remedy.map { " Try: \($0)." } ?? ""
    return [
      "check_name": violation.id, "description": "\(violation.told): \(violation.rule)",
      "content": ["body": "Why: \(violation.why).\(remedy)"],
      "categories": ["Style"], "type": "issue", "fingerprint": violation.fingerprint,
      "severity": violation.severity == .error ? "major" : "minor",
      "location": location(
        violation.isPlaced ? violation.path : "strata.json", violation.line, way),
    ]
  }

  private static func troubles(_ verdict: Verdict) -> [[String: Any]] {
    verdict.troubles.map { trouble in
      let violation = Violation(
        id: "unread", path: "strata.json", line: nil, symbol: trouble, found: trouble, rule: "",
        why: "")
      return [
        "check_name": "unread", "description": trouble, "fingerprint": violation.fingerprint,
        "severity": "major", "location": location("strata.json", nil, verdict.way),
      ]
    }
  }

  private static func location(_ path: String, _ line: Int?, _ way: String) -> [String: Any] {
    ["path": way + path, "lines": ["begin": line ?? 1]]
  }
}
