import WeDaDomain

/// Colours for a terminal, or none.
struct Ink: Equatable {
  let isOn: Bool

  /// - Parameters:
  ///   - isTerminal: Whether somebody looks; a file and a pipe get plain text.
  ///   - environment: `NO_COLOR` with any value turns colours off, and so does a terminal that calls
  ///     itself `dumb`.
  init(isTerminal: Bool, environment: [String: String]) {
    isOn =
      isTerminal && environment["NO_COLOR", default: ""].isEmpty && environment["TERM"] != "dumb"
  }

  func bold(_ text: String) -> String { paint(text, "1") }
  func faint(_ text: String) -> String { paint(text, "2") }

  /// The colour that a kind of weather has in the app, as far as sixteen colours go.
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
