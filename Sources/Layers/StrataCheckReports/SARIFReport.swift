import Foundation
import StrataLayerRules

/// A writer of SARIF 2.1.0, which code hosts and editors read. Paths are relative to the top folder
/// of the repository.
enum SARIFReport {
  static func write(_ verdict: Verdict) -> String {
    let all =
      verdict.violations.map { ($0, State.new) } + verdict.accepted.map { ($0, .unchanged) }
      + verdict.suppressed.map { ($0, .unchanged) }
    let ids = Set(all.map(\.0.id)).union(verdict.rules.map(\.id)).sorted()
    let places = Dictionary(uniqueKeysWithValues: ids.enumerated().map { ($1, $0) })
    let run: [String: Any] = [
      "tool": ["driver": driver(ids, verdict, all.map { placed($0.0, verdict.way) })],
      "columnKind": "utf16CodeUnits",
      "originalUriBaseIds": ["SRCROOT": ["description": ["text": "The repository's top folder"]]],
      "results": all.map {
        result(placed($0, verdict.way), $1, index: places[$0.id] ?? 0, way: verdict.way)
      },
      "invocations": [
        [
          "executionSuccessful": verdict.troubles.isEmpty,
          "toolExecutionNotifications": verdict.troubles.map {
            ["level": "error", "message": ["text": $0]]
          },
        ]
      ],
    ]
    return JSONReport.text([
      "$schema": "https://json.schemastore.org/sarif-2.1.0.json", "version": "2.1.0",
      "runs": [run],
    ])
  }

  // MARK: - Rules

  private static func driver(
    _ ids: [String], _ verdict: Verdict, _ violations: [Violation]
  ) -> [String: Any] {
    let rules = Dictionary(verdict.rules.map { ($0.id, $0) }) { first, _ in first }
    var driver: [String: Any] = ["name": "strata"]
    driver["version"] = verdict.version
    driver["rules"] =
      ids.map { id in
        let sample = violations.first { $0.id == id }
        let says = rules[id]?.says ?? sample?.rule ?? id
        let why = rules[id]?.why ?? sample?.why ?? ""
        let remedy = (rules[id]?.remedy ?? sample?.remedy).map { " Try: \($0)." } ?? ""
        let severity = rules[id]?.severity ?? sample?.severity ?? .error
        return [
          "id": id, "shortDescription": ["text": says], "fullDescription": ["text": why],
          "help": ["text": "\(says). Why: \(why).\(remedy)"],
          "defaultConfiguration": ["level": severity.rawValue],
        ] as [String: Any]
      }
    return driver
  }

  // MARK: - Results

  /// The state of a result in comparison with the previous run, by SARIF's names. A violation that
  /// the baseline, a comment or an exception names is unchanged.
  private enum State: String { case new, unchanged }

  private static func placed(_ violation: Violation, _ way: String) -> Violation {
    var violation = violation
    if violation.isPlaced { violation.path = way + violation.path }
    return violation
  }

  private static func result(
    _ violation: Violation, _ state: State, index: Int, way: String
  ) -> [String: Any] {
    var result: [String: Any] = [
      "ruleId": violation.id, "ruleIndex": index, "level": violation.severity.rawValue,
      "message": ["text": violation.told],
      "locations": violation.isPlaced ? [location(violation)] : [],
      "partialFingerprints": ["strataSymbol/v1": violation.fingerprint],
      "baselineState": state.rawValue,
    ]
    if let suppression = violation.suppression {
      result["suppressions"] = [
        [
          "kind": suppression.isInSource ? "inSource" : "external",
          "justification": suppression.reason,
        ]
      ]
    }
    if !violation.chain.isEmpty { result["codeFlows"] = [flow(violation.chain, way)] }
    return result
  }

  private static func location(_ violation: Violation) -> [String: Any] {
    location(violation.path, violation.line, column: violation.column)
  }

  /// Returns a location.
  ///
  /// - Parameter column: the column in the units of the report's `columnKind`.
  private static func location(
    _ path: String, _ line: Int?, column: Int? = nil, _ words: String? = nil
  ) -> [String: Any] {
    let address = path.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? path
    var physical: [String: Any] = ["artifactLocation": ["uri": address, "uriBaseId": "SRCROOT"]]
    if let line {
      var region = ["startLine": max(1, line)]
      region["startColumn"] = column
      physical["region"] = region
    }
    var location: [String: Any] = ["physicalLocation": physical]
    if let words { location["message"] = ["text": words] }
    return location
  }

  /// Returns an import chain as a SARIF code flow. Each step ends with its location in parentheses.
  private static func flow(_ chain: [String], _ way: String) -> [String: Any] {
    let steps = chain.map { step -> [String: Any] in
      let inside = step.split(separator: "(").last.map { $0.dropLast() } ?? ""
      let parts = inside.split(separator: ":")
      let line = parts.count == 2 ? Int(parts[1]) : nil
      return ["location": location(way + (parts.first ?? ""), line, step)]
    }
    return ["threadFlows": [["locations": steps]]]
  }
}
