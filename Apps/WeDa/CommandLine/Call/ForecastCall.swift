import Foundation
import WeDaDomain
import WeDaPresentation

/// The arguments of a call of `weda forecast`.
///
///     try ForecastCall(["London", "--units", "us", "--json"], environment: [:])
struct ForecastCall: Equatable {
  var place: String
  /// The units; `nil` for the usual ones of the locale's region.
  var units: UnitChoice?
  var locale: Locale
  var isJSON = false
  var showsHelp = false
  /// The value of the option `-provider`, with the same values as in the app.
  var provider: String?

  private static let units: [String: UnitChoice] = [
    "metric": .metric, "us": .american, "uk": .british,
  ]

  /// Reads the arguments and environment variables of the command.
  ///
  /// - Parameters:
  ///   - arguments: The arguments after `forecast`.
  ///   - environment: `LC_ALL`, `LC_MESSAGES` and `LANG` give the language if no option does.
  init(_ arguments: [String], environment: [String: String]) throws(UsageError) {
    place = ""
    locale = Self.locale(environment)
    var words: [String] = []
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "--json": isJSON = true
      case "--help", "-h": showsHelp = true
      case "--units": units = try Self.units(Self.value(of: argument, &rest))
      case "--lang": locale = try Self.language(Self.value(of: argument, &rest), locale)
      case "-provider": provider = try Self.value(of: argument, &rest)
      case "--": words += rest.drain()
      case let flag where Self.looksLikeFlag(flag):
        throw UsageError("\(flag) is not a flag of forecast; --help lists them")
      default: words.append(argument)
      }
    }
    // A line break in a copied name counts as a space.
    place = words.joined(separator: " ").split(whereSeparator: \.isWhitespace)
      .joined(separator: " ")
    guard showsHelp || !place.isEmpty else {
      throw UsageError("a place is missing; name one, such as: weda forecast London")
    }
    guard place.count <= 200 else { throw UsageError("the place's name is too long") }
    // Rejects control characters, which the terminal would interpret.
    guard showsHelp || (try? PlainText.checked(place, field: "place", longest: 200)) != nil else {
      throw UsageError("no place is called '\(PlainText.shown(place))'")
    }
  }

  /// Returns whether an argument is an option; a negative latitude is not.
  private static func looksLikeFlag(_ argument: String) -> Bool {
    guard argument.hasPrefix("-"), let second = argument.dropFirst().first else { return false }
    return !second.isWholeNumber && second != "."
  }

  private static func value(
    of flag: String, _ rest: inout ArraySlice<String>
  ) throws(UsageError) -> String {
    guard let value = rest.popFirst(), !value.hasPrefix("--") else {
      throw UsageError("\(flag) needs a value")
    }
    return value
  }

  private static func units(_ name: String) throws(UsageError) -> UnitChoice {
    guard let units = units[name.lowercased()] else {
      throw UsageError("--units must be metric, us or uk, not '\(name)'")
    }
    return units
  }

  private static func language(_ name: String, _ locale: Locale) throws(UsageError) -> Locale {
    let all = LanguageChoice.allCases.filter { $0 != .automatic }
    guard let language = LanguageChoice.named(name) else {
      let codes = all.map(\.rawValue).joined(separator: ", ")
      throw UsageError("--lang must be one of \(codes), not '\(name)'")
    }
    return language.locale(on: locale)
  }

  /// Returns the locale of the environment. For a language that the app lacks, such as that of
  /// `de_DE.UTF-8`, it is English with the region's units.
  private static func locale(_ environment: [String: String]) -> Locale {
    let names = ["LC_ALL", "LC_MESSAGES", "LANG"].compactMap { environment[$0] }
    let name = names.first { !$0.isEmpty }?.prefix { $0 != "." && $0 != "@" } ?? "en"
    return LanguageChoice.automatic.locale(on: Locale(identifier: String(name)))
  }
}

extension ArraySlice {
  /// Removes and returns all elements.
  fileprivate mutating func drain() -> [Element] {
    defer { self = [] }
    return Array(self)
  }
}
