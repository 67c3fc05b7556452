import StrataPersistence

extension String {
  /// The name in quotes, as a statement writes the name of a table or a column.
  var quoted: String { "\"\(replacing("\"", with: "\"\""))\"" }
}

/// A part of a statement, with the values of its question marks.
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

/// The columns that each table has besides its attributes.
enum OwnColumn {
  /// The key of a row.
  static let key = "_key"
  /// The two columns of a table of pairs.
  static let owner = "_owner"
  static let target = "_target"
}
