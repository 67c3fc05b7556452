/// Words of SQL that carry somebody's text.
enum SQLText {
  /// An identifier, whatever letters it has.
  static func name(_ text: String) -> String {
    "\"" + text.replacing("\"", with: "\"\"").replacing("\0", with: "") + "\""
  }
}
