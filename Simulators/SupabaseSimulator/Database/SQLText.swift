/// Functions to quote SQL.
package enum SQLText {
  /// Returns a quoted text, for statements without parameters.
  static func value(_ text: String) -> String {
    quoted(text, "'")
  }

  /// Returns a quoted identifier.
  package static func name(_ text: String) -> String {
    quoted(text, "\"")
  }

  /// Returns a text in quotation marks, each of which is doubled in the text. By bytes, since one and
  /// a combining mark behind it are one character, which is no quotation mark.
  private static func quoted(_ text: String, _ mark: String) -> String {
    let bytes = Array(text.utf8).replacing(mark.utf8, with: (mark + mark).utf8).filter { $0 != 0 }
    return mark + String(decoding: bytes, as: UTF8.self) + mark
  }
}
