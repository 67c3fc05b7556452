/// The letters that a text asks for.
struct Typeface: Hashable, Sendable {
  /// The design of the letters.
  enum Design: Hashable, Sendable { case plain, serif, monospaced }

  /// The name of the font; `nil` for the system's.
  var family: String?
  var design = Design.plain
  /// The weight on the scale of CSS, from 100 to 900.
  var weight = 400
  var isItalic = false
}
