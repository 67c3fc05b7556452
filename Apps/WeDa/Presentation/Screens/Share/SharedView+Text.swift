import Foundation
import WeDaDomain

extension SharedView {
  /// The rules that have no list of choices; they select the message.
  enum Rule {
    static let length = PlainText.Rule.length(longest)
    static let name = "temperature, wind, pressure, precipitation, distance, clock, language, day"
    /// An example of a valid day.
    static let day = "2026-11-23"
  }

  /// The text of the settings in the link's address, such as `temperature-celsius.wind-knots`, in
  /// this order.
  var text: String {
    let words: [(String, String?)] = [
      ("temperature", temperature?.rawValue), ("wind", wind?.rawValue),
      ("pressure", pressure?.rawValue), ("precipitation", precipitation?.rawValue),
      ("distance", distance?.rawValue), ("clock", clock?.rawValue),
      ("language", language?.rawValue), ("day", day?.isoText),
    ]
    return words.compactMap { name, value in value.map { "\(name)-\($0)" } }.joined(separator: ".")
  }

  /// Parses the text of a link from anybody.
  ///
  /// - Returns: The view, and for each invalid part its name, its value and the rule that it
  ///   breaks.
  static func read(_ text: String) -> (view: SharedView, problems: [InvalidValue]) {
    var view = SharedView()
    guard text.utf8.count <= longest else {
      let value = PlainText.shown(text)
      return (view, [InvalidValue(field: "link", value: value, rule: Rule.length)])
    }
    var problems: [InvalidValue] = []
    for word in text.split(separator: ".") {
      let parts = word.split(separator: "-", maxSplits: 1, omittingEmptySubsequences: false)
        .map(String.init)
      do throws(InvalidValue) {
        try view.take(parts[0], parts.count > 1 ? parts[1] : "")
      } catch {
        problems.append(error)
      }
    }
    return (view, problems)
  }

  private mutating func take(_ name: String, _ value: String) throws(InvalidValue) {
    switch name {
    case "temperature": temperature = try Self.value(value, name)
    case "wind": wind = try Self.value(value, name)
    case "pressure": pressure = try Self.value(value, name)
    case "precipitation": precipitation = try Self.value(value, name)
    case "distance": distance = try Self.value(value, name)
    case "clock": clock = try Self.value(value, name)
    case "language": language = try Self.value(value, name)
    case "day": day = try Self.day(value)
    default:
      throw InvalidValue(
        field: PlainText.shown(name), value: PlainText.shown(value), rule: Rule.name)
    }
  }

  private static func value<Choice: RawRepresentable<String> & CaseIterable>(
    _ text: String, _ field: String
  ) throws(InvalidValue) -> Choice {
    if let value = Choice(rawValue: text) { return value }
    let names = Choice.allCases.map(\.rawValue).joined(separator: ", ")
    throw InvalidValue(field: field, value: PlainText.shown(text), rule: names)
  }

  /// Parses a date, such as `2026-11-23`.
  private static func day(_ text: String) throws(InvalidValue) -> LocalDay {
    let style = Date.ISO8601FormatStyle().year().month().day().dateSeparator(.dash)
    if text.utf8.count == 10, let date = try? Date(text, strategy: style) {
      let day = LocalDay(of: date, offset: 0)
      // The parser accepts days that a month does not have, and writes another date.
      if day.isoText == text { return day }
    }
    throw InvalidValue(field: "day", value: PlainText.shown(text), rule: Rule.day)
  }
}
