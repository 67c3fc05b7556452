/// The options of the report for people.
public struct TextStyle: Equatable, Sendable {
  /// A Boolean value that indicates whether each violation is one line with the name of its rule, by
  /// path, and rules, reasons and totals are left out.
  public var isQuiet: Bool
  /// The number of violations to print; `nil` for all.
  public var most: Int?
  /// A Boolean value that indicates whether the report has colors, for a terminal.
  public var isColored: Bool

  /// Creates the options. For the parameters, see the properties of the same names.
  public init(isQuiet: Bool = false, most: Int? = nil, isColored: Bool = false) {
    self.isQuiet = isQuiet
    self.most = most
    self.isColored = isColored
  }

  /// A color or weight of text on a terminal. The raw value is its number in an escape sequence.
  enum Ink: Int {
    case bold = 1
    case faint = 2
    case red = 31
    case yellow = 33
  }

  /// Returns a text in a color, if the report has colors.
  func inked(_ text: String, _ ink: Ink) -> String {
    isColored ? "\u{1B}[\(ink.rawValue)m\(text)\u{1B}[0m" : text
  }
}
