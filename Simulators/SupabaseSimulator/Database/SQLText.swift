/// Functions to quote SQL.
enum SQLText {
  /// Returns a quoted text, for statements without parameters.
  static func value(_ text: String) -> String {
    "'" + text.replacing("'", with: "''").replacing("\0", with: "") + "'"
  }

  /// Returns a quoted identifier.
  static func name(_ text: String) -> String {
    "\"" + text.replacing("\"", with: "\"\"").replacing("\0", with: "") + "\""
  }
}
