import Foundation
import StrataLayerRules

/// The findings in an entry of the cache, in one line.
struct CheckFindingsDTO: Codable {
  private var violations: [ViolationDTO]
  private var suppressed: [ViolationDTO]
  private var fileCount: Int

  private enum CodingKeys: String, CodingKey {
    case violations, suppressed
    case fileCount = "files"
  }

  init(_ findings: CheckFindings) {
    violations = findings.violations.map(ViolationDTO.init)
    suppressed = findings.suppressed.map(ViolationDTO.init)
    fileCount = findings.fileCount
  }

  static func read(_ json: Data) throws -> CheckFindingsDTO {
    try JSONDecoder().decode(CheckFindingsDTO.self, from: json)
  }

  func json() throws -> String { String(decoding: try JSONEncoder().encode(self), as: UTF8.self) }

  /// Returns the findings that the file contains.
  ///
  /// - Throws: an error if a severity is invalid.
  func findings() throws -> CheckFindings {
    CheckFindings(
      violations: try violations.map { try $0.violation() },
      suppressed: try suppressed.map { try $0.violation() }, fileCount: fileCount)
  }

  private struct ViolationDTO: Codable {
    var id: String
    var severity: String
    var path: String
    var isPlaced: Bool
    var line: Int?
    var column: Int?
    var symbol: String
    var found: String
    var rule: String
    var why: String
    var remedy: String?
    var chain: [String]
    var isInSource: Bool?
    var reason: String?

    private enum CodingKeys: String, CodingKey {
      case id, severity, path, line, column, symbol, found, rule, why, remedy, chain
      case isInSource = "in-source"
      case reason
      case isPlaced = "placed"
    }

    init(_ violation: Violation) {
      (id, severity, path) = (violation.id, violation.severity.rawValue, violation.path)
      (line, column) = (violation.line, violation.column)
      (symbol, found) = (violation.symbol, violation.found)
      (rule, why, remedy, chain) = (
        violation.rule, violation.why, violation.remedy, violation.chain
      )
      isPlaced = violation.isPlaced
      (isInSource, reason) = (violation.suppression?.isInSource, violation.suppression?.reason)
    }

    func violation() throws -> Violation {
      guard let known = Violation.Severity(rawValue: severity) else {
        throw CocoaError(.coderReadCorrupt)
      }
      var violation = Violation(
        id: id, severity: known, path: path, line: line, column: column, symbol: symbol,
        found: found,
        rule: rule, why: why, remedy: remedy, chain: chain)
      violation.isPlaced = isPlaced
      violation.suppression = reason.map {
        Violation.Suppression(isInSource: isInSource ?? false, reason: $0)
      }
      return violation
    }
  }
}
