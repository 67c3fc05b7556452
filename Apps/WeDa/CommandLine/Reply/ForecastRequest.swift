import Foundation
package import WeDaDomain
import WeDaPresentation

/// The address of a place's page, read for a program instead of a browser.
///
///     try ForecastRequest(path: "/city/london-england-gb", language: "en-GB") { query[$0] }
package struct ForecastRequest: Equatable, Sendable {
  /// The forms of an answer.
  package enum Format: String, CaseIterable, Sendable {
    case text
    case line = "1"
    case json, png
  }

  /// The forms of units in a query, as in the options of `weda forecast`.
  private static let units: KeyValuePairs<String, UnitChoice> = [
    "metric": .metric, "us": .american, "uk": .british,
  ]

  let slug: String
  let format: Format
  let settings: WeatherSettings
  let locale: Locale

  /// Reads the address of a place's page.
  ///
  /// - Parameters:
  ///   - target: The place, and the settings of a shared page.
  ///   - language: The first language that the client accepts; English without one.
  ///   - query: Returns the value of an item of the query: `format`, `units` or `lang`.
  /// - Throws: ``InvalidValue`` with the field, the value and the allowed values.
  package init(
    _ target: ForecastTarget, language: String?, query: (String) -> String?
  ) throws(InvalidValue) {
    slug = try PlainText.checked(target.slug, field: "place", longest: 200)
    format =
      try query("format").map { value throws(InvalidValue) in
        try Self.choice(value, "format", Format.allCases.map { ($0.rawValue, $0) })
      } ?? .text
    let device = Locale(identifier: language ?? "en")
    let named = try query("lang").map { value throws(InvalidValue) in
      if let language = LanguageChoice.named(value) { return language }
      return try Self.choice(value, "lang", Self.languages)
    }
    let units = try query("units").map { value throws(InvalidValue) in
      try Self.choice(value, "units", Self.units.map { ($0.key, $0.value) })
    }
    var settings = try SharedSettings.read(
      target.settings, over: WeatherSettings(), region: device.region?.identifier)
    settings.units = units ?? settings.units
    locale = (named ?? settings.language).locale(on: device)
    self.settings = settings
  }

  private static var languages: [(String, LanguageChoice)] {
    LanguageChoice.allCases.filter { $0 != .automatic }.map { ($0.rawValue, $0) }
  }

  /// Returns the choice that a value of the query names, whether in upper or lower case.
  private static func choice<Choice>(
    _ value: String, _ field: String, _ choices: [(name: String, choice: Choice)]
  ) throws(InvalidValue) -> Choice {
    let found = choices.first { $0.name.caseInsensitiveCompare(value) == .orderedSame }
    guard let found else {
      throw InvalidValue(
        field: field, value: PlainText.shown(value),
        rule: choices.map(\.name).joined(separator: ", "))
    }
    return found.choice
  }
}

extension InvalidValue {
  /// The message for a program, one sentence.
  package var sentence: String {
    switch rule {
    case SharedSettings.names:
      "a setting in the address must be one of \(rule), not '\(field)'"
    case SharedSettings.day: "\(field) must be a date such as \(rule), not '\(value)'"
    case PlainText.Rule.noControls, PlainText.Rule.noMarkup:
      "\(field) must have \(rule), unlike '\(value)'"
    case _ where rule.hasPrefix("1 ... "):
      "\(field) must have \(rule.replacing(" ... ", with: " to ")) characters, unlike '\(value)'"
    default: "\(field) must be one of \(rule), not '\(value)'"
    }
  }
}
