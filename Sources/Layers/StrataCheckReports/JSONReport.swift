import Foundation
import StrataLayerRules

/// A writer of JSON for programs: the content of the text report, with stable keys in a stable
/// order.
enum JSONReport {
  static func write(_ verdict: Verdict) -> String {
    text([
      "breaches": verdict.breaches.map { object($0, accepted: false) }
        + verdict.accepted.map { object($0, accepted: true) },
      "errors": verdict.errors.count, "warnings": verdict.warnings.count,
      "files": verdict.fileCount, "floors": verdict.floors.count, "rules": verdict.rules.count,
      "unread": verdict.troubles,
    ])
  }

  private static func object(_ breach: Breach, accepted: Bool) -> [String: Any] {
    var object: [String: Any] = [
      "rule": breach.id, "severity": breach.severity.rawValue,
      "symbol": breach.symbol, "found": breach.told, "says": breach.rule, "why": breach.why,
      "chain": breach.chain, "accepted": accepted,
    ]
    if breach.isPlaced { object["path"] = breach.path }
    if let line = breach.line { object["line"] = line }
    if let remedy = breach.remedy { object["try"] = remedy }
    return object
  }

  static func text(_ object: [String: Any]) -> String {
    let options: JSONSerialization.WritingOptions = [
      .prettyPrinted, .sortedKeys, .withoutEscapingSlashes,
    ]
    guard let data = try? JSONSerialization.data(withJSONObject: object, options: options) else {
      return "{}"
    }
    return String(decoding: data, as: UTF8.self)
  }
}
