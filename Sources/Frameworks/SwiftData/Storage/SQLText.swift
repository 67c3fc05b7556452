import StrataPersistence

extension String {
  /// The text in quotation marks, as an SQL statement contains the name of a table or a column.
  var quoted: String {
    // By bytes: a quotation mark and a combining mark behind it are one character.
    let bytes = Array(utf8).replacing("\"".utf8, with: "\"\"".utf8)
    return "\"\(String(decoding: bytes, as: UTF8.self))\""
  }
}

/// A part of an SQL statement, with the values of its question marks.
struct SQLText: Equatable {
  var text: String
  var values: [SQLValue] = []

  init(_ text: String, _ values: [SQLValue] = []) { (self.text, self.values) = (text, values) }

  static func + (left: SQLText, right: SQLText) -> SQLText {
    SQLText(left.text + right.text, left.values + right.values)
  }

  static func + (left: SQLText, right: String) -> SQLText {
    SQLText(left.text + right, left.values)
  }

  static func + (left: String, right: SQLText) -> SQLText {
    SQLText(left + right.text, right.values)
  }
}

/// The names of the columns that each table has besides its attributes.
enum OwnColumn {
  /// The column with the key of a row.
  static let key = "_key"
  /// The columns of a table of pairs: the owner, and the model to which it is related.
  static let owner = "_owner"
  static let target = "_target"
}
