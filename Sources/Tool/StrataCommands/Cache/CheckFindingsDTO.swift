import Foundation
import StrataLayerRules

/// The findings in an entry of the cache, in one line.
struct CheckFindingsDTO: Codable {
  private var breaches: [BreachDTO]
  private var fileCount: Int

  private enum CodingKeys: String, CodingKey {
    case breaches
    case fileCount = "files"
  }

  init(_ findings: CheckFindings) {
    breaches = findings.breaches.map(BreachDTO.init)
    fileCount = findings.fileCount
  }

  static func read(_ json: Data) throws -> CheckFindingsDTO {
    try JSONDecoder().decode(CheckFindingsDTO.self, from: json)
  }

  func json() throws -> String { String(decoding: try JSONEncoder().encode(self), as: UTF8.self) }

  /// Returns the findings.
  ///
  /// - Throws: an error if a severity is invalid.
  func findings() throws -> CheckFindings {
    CheckFindings(breaches: try breaches.map { try $0.breach() }, fileCount: fileCount)
  }

  private struct BreachDTO: Codable {
    var id: String
    var severity: String
    var path: String
    var isPlaced: Bool
    var line: Int?
    var symbol: String
    var found: String
    var rule: String
    var why: String
    var remedy: String?
    var chain: [String]

    private enum CodingKeys: String, CodingKey {
      case id, severity, path, line, symbol, found, rule, why, remedy, chain
      case isPlaced = "placed"
    }

    init(_ breach: Breach) {
      (id, severity, path) = (breach.id, breach.severity.rawValue, breach.path)
      (line, symbol, found) = (breach.line, breach.symbol, breach.found)
      (rule, why, remedy, chain) = (breach.rule, breach.why, breach.remedy, breach.chain)
      isPlaced = breach.isPlaced
    }

    func breach() throws -> Breach {
      guard let known = Breach.Severity(rawValue: severity) else {
        throw CocoaError(.coderReadCorrupt)
      }
      var breach = Breach(
        id: id, severity: known, path: path, line: line, symbol: symbol, found: found, rule: rule,
        why: why, remedy: remedy, chain: chain)
      breach.isPlaced = isPlaced
      return breach
    }
  }
}
