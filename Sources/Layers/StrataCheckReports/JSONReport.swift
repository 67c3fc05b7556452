import Foundation
import StrataLayerRules

/// A writer of JSON, for other programs. The report has the content of the text report, with stable
/// keys in a stable order.
enum JSONReport {
  static func write(_ verdict: Verdict) -> String {
    let violations: [[String: Any]] =
      verdict.violations.map { object($0, accepted: false) }
      + verdict.accepted.map { object($0, accepted: true) }
    var report: [String: Any] = [
      "violations": violations, "layers": verdict.layers.count,
      // Their names in the previous release.
      "breaches": violations, "floors": verdict.layers.count,
      "errors": verdict.errors.count, "warnings": verdict.warnings.count,
      "files": verdict.fileCount, "rules": verdict.rules.count,
      "unread": verdict.troubles,
    ]
    report["baseline"] = verdict.delta.map {
      ["new": $0.new, "fixed": $0.fixed, "kept": $0.kept, "expired": $0.expired]
    }
    return text(report)
  }

  private static func object(_ violation: Violation, accepted: Bool) -> [String: Any] {
    var object: [String: Any] = [
      "rule": violation.id, "severity": violation.severity.rawValue,
      "symbol": violation.symbol, "found": violation.told, "says": violation.rule,
      "why": violation.why,
      "chain": violation.chain, "accepted": accepted,
    ]
    if violation.isPlaced { object["path"] = violation.path }
    if let line = violation.line { object["line"] = line }
    if let column = violation.column { object["column"] = column }
    if let remedy = violation.remedy { object["try"] = remedy }
    return object
  }

  static func text(_ object: [String: Any]) -> String { written(object) ?? "{}" }

  static func text(list: [[String: Any]]) -> String { written(list) ?? "[]" }

  private static func written(_ value: Any) -> String? {
    let options: JSONSerialization.WritingOptions = [
      .prettyPrinted, .sortedKeys, .withoutEscapingSlashes,
    ]
    guard let data = try? JSONSerialization.data(withJSONObject: value, options: options) else {
      return nil
    }
    return String(decoding: data, as: UTF8.self)
  }
}
