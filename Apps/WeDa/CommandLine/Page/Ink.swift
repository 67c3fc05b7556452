import WeDaDomain

/// Writes text in colour, or without colours.
struct Ink: Equatable {
  let isOn: Bool

  /// Creates the colours of the output.
  ///
  /// - Parameters:
  ///   - isTerminal: Whether the output is a terminal; files and pipes get plain text.
  ///   - environment: Any value of `NO_COLOR`, or `TERM=dumb`, turns colours off.
  init(isTerminal: Bool, environment: [String: String]) {
    isOn =
      isTerminal && environment["NO_COLOR", default: ""].isEmpty && environment["TERM"] != "dumb"
  }

  func bold(_ text: String) -> String { paint(text, "1") }
  func faint(_ text: String) -> String { paint(text, "2") }

  /// Returns the text in the app's colour for a kind of weather, as near as 16 colours allow.
  func tint(_ text: String, _ kind: WeatherKind) -> String {
    switch kind {
    case .sunny: paint(text, "33")
    case .rainy: paint(text, "34")
    case .snowy: paint(text, "36")
    case .stormy: paint(text, "35")
    case .cloudy, .foggy, .unknown: text
    }
  }

  private func paint(_ text: String, _ code: String) -> String {
    isOn && !text.isEmpty ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
  }
}
