import Foundation
package import StrataWebServer

/// A request for a table, converted to SQL with untrusted values as parameters.
package struct RestQuery {
  package private(set) var columns = "*"
  package private(set) var condition = ""
  package private(set) var order = ""
  package private(set) var range = ""
  package private(set) var parameters: [String] = []

  private static let operators = [
    "eq": "=", "neq": "<>", "gt": ">", "gte": ">=", "lt": "<", "lte": "<=",
  ]

  /// Parses the query of a request.
  ///
  /// - Parameter used: The number of parameters that precede those of this query.
  /// - Throws: `PGRST100` if an item cannot be parsed.
  package init(_ request: HTTPRequest, after used: Int = 0) throws(Refusal) {
    var conditions: [String] = []
    for (name, value) in request.queryItems() {
      switch name {
      case "select": columns = Self.columns(value)
      case "order": order = try Self.order(value)
      case "limit": range += " limit \(try Self.count(value))"
      case "offset": range += " offset \(try Self.count(value))"
      case "columns", "apikey": break
      default:
        conditions.append(try filter(name, value, number: used + parameters.count + 1))
      }
    }
    if !conditions.isEmpty { condition = " where " + conditions.joined(separator: " and ") }
  }

  private mutating func filter(
    _ column: String, _ text: String, number: Int
  ) throws(Refusal) -> String {
    // A mark above letters, with which a value may begin, would make one character with the dot.
    let parts = text.unicodeScalars
      .split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, let sign = Self.operators[String(parts[0])] else {
      throw .rest(
        400, "PGRST100", "\"failed to parse filter (\(text))\" (line 1, column 1)",
        details: "expecting an operator (eq, gt, ...)")
    }
    parameters.append(String(parts[1]))
    return "\(SQLText.name(column)) \(sign) $\(number)"
  }

  static func columns(_ text: String) -> String {
    text == "*" || text.isEmpty
      ? "*"
      : text.unicodeScalars.split(separator: ",").map { SQLText.name(String($0)) }.joined(
        separator: ", ")
  }

  private static func order(_ text: String) throws(Refusal) -> String {
    var terms: [String] = []
    for term in text.unicodeScalars.split(separator: ",") {
      let words = term.split(separator: ".").map { String($0) }
      var sql = SQLText.name(words.first ?? "")
      for word in words.dropFirst() {
        switch word {
        case "asc", "desc": sql += " \(word)"
        case "nullslast": sql += " nulls last"
        case "nullsfirst": sql += " nulls first"
        default:
          throw .rest(400, "PGRST100", "\"failed to parse order (\(text))\" (line 1, column 1)")
        }
      }
      terms.append(sql)
    }
    return terms.isEmpty ? "" : " order by " + terms.joined(separator: ", ")
  }

  private static func count(_ text: String) throws(Refusal) -> Int {
    guard let count = Int(text), count >= 0 else {
      throw .rest(400, "PGRST100", "\"failed to parse a count (\(text))\" (line 1, column 1)")
    }
    return count
  }
}
