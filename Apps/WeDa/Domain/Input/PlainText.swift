/// Validates text from outside that is shown as a name: its length, and that it has no invisible
/// characters, none that change the direction of other text, and no markup.
public enum PlainText {
  /// The texts of ``InvalidValue/rule``.
  public enum Rule {
    /// The rule against control characters.
    public static let noControls = "no control characters"
    /// The rule against markup.
    public static let noMarkup = "no < and >"

    /// Returns the rule about the length.
    public static func length(_ longest: Int) -> String { "1 ... \(longest)" }
  }

  /// Returns the text if it is valid as a name.
  ///
  /// - Throws: ``InvalidValue`` with the field, a readable part of the text, and the rule.
  public static func checked(
    _ text: String, field: String, longest: Int
  ) throws(InvalidValue) -> String {
    guard !text.isEmpty, text.count <= longest, text.utf8.count <= longest * 16 else {
      throw InvalidValue(field: field, value: shown(text), rule: Rule.length(longest))
    }
    guard text.unicodeScalars.allSatisfy({ !isControl($0) }) else {
      throw InvalidValue(field: field, value: shown(text), rule: Rule.noControls)
    }
    guard !text.contains("<"), !text.contains(">") else {
      throw InvalidValue(field: field, value: shown(text), rule: Rule.noMarkup)
    }
    return text
  }

  /// Returns the text without invisible characters, which pasted text may contain.
  public static func visible(_ text: String) -> String {
    String(String.UnicodeScalarView(text.unicodeScalars.filter { !isControl($0) }))
  }

  /// Returns the beginning of an invalid text for an error message, with a box for each invisible
  /// character.
  public static func shown(_ text: String) -> String {
    let beginning = text.prefix(40).unicodeScalars.prefix(80)
    let visible = String(
      String.UnicodeScalarView(beginning.map { isControl($0) ? "\u{25A1}" : $0 }))
    return text.count > 40 ? visible + "…" : visible
  }

  /// Returns whether a character is a control, a line break, or a mark that changes the direction
  /// of what follows. The joiners of Arabic and Indian scripts and of emoji are allowed.
  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x200B, 0x2028, 0x2029, 0x202A...0x202E, 0x2066...0x2069, 0xFEFF, 0xFFF9...0xFFFB: true
    default: scalar.properties.generalCategory == .control
    }
  }
}
