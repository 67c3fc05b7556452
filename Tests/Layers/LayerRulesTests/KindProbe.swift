import Foundation
import StrataImportGraph
import StrataLayerRules

/// Checks a small project of two layers by one rule.
enum KindProbe {
  private static func book(_ rule: String) -> Data {
    Data(
      """
      {"layers": [{"name": "Domain", "folder": "Domain", "module": "Domain", "why": "w"},
                  {"name": "Data", "folder": "Data", "module": "Data", "why": "w"}],
       "rules": [{"id": "r", \(rule), "says": "s", "why": "w"}]}
      """.utf8)
  }

  /// Returns the violations with their places.
  static func found(_ rule: String, _ files: [String: String]) throws -> [String] {
    let all = ["Domain/Empty.swift": "", "Data/Empty.swift": ""].merging(files) { $1 }
    return try LayerCheck(book: LayerBook(json: book(rule))).violations(in: WrittenTree(all))
      .map { "\($0.path):\($0.line ?? 0) \($0.found)" }
  }

  /// Returns the violations in the source of one file of the inner layer, without its path.
  static func found(_ rule: String, _ source: String, _ files: [String: String] = [:]) throws
    -> [String]
  {
    try found(rule, files.merging(["Domain/A.swift": source]) { $1 }).map {
      $0.replacing("Domain/A.swift:", with: "")
    }
  }

  /// Returns the mistakes in a rule's settings.
  static func mistakes(_ rule: String) -> [String] {
    do throws(RuleProblems) {
      _ = try LayerBook(json: book(rule))
      return []
    } catch {
      return error.all.map { $0.replacing("strata.json: rules[0]: ", with: "") }
    }
  }
}
