/// Text that comes from outside and is shown as a name: no longer than a name is, without
/// characters that cannot be seen or turn what stands around them, and without markup.
public enum PlainText {
  /// The rules in the words of ``InvalidValue/rule``.
  public enum Rule {
    public static let noControls = "no control characters"
    public static let noMarkup = "no < and >"

    public static func length(_ longest: Int) -> String { "1 ... \(longest)" }
  }

  /// The text itself, when it may stand as a name.
  ///
  /// - Throws: ``InvalidValue`` with the field's name, a readable part of the text, and the rule.
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

  /// The text without what cannot be seen in it, as a paste may bring it along.
  public static func visible(_ text: String) -> String {
    String(String.UnicodeScalarView(text.unicodeScalars.filter { !isControl($0) }))
  }

  /// A refused text as it can be shown in a sentence: its beginning, with a box for whatever cannot
  /// be seen.
  public static func shown(_ text: String) -> String {
    let beginning = text.prefix(40).unicodeScalars.prefix(80)
    let visible = String(
      String.UnicodeScalarView(beginning.map { isControl($0) ? "\u{25A1}" : $0 }))
    return text.count > 40 ? visible + "…" : visible
  }

  /// Controls, line breaks, and the marks that change the direction of what follows. The joiners of
  /// Arabic and Indian scripts and of emoji are none of these.
  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x200B, 0x2028, 0x2029, 0x202A...0x202E, 0x2066...0x2069, 0xFEFF, 0xFFF9...0xFFFB: true
    default: scalar.properties.generalCategory == .control
    }
  }
}
