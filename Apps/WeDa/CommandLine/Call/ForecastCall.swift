import Foundation
import WeDaDomain
import WeDaPresentation

/// What `weda forecast` was asked for.
///
///     try ForecastCall(["London", "--units", "us", "--json"], environment: [:])
struct ForecastCall: Equatable {
  var place: String
  /// `nil`: those that are usual in the locale's region.
  var units: UnitChoice?
  var locale: Locale
  var isJSON = false
  var showsHelp = false
  /// `-provider`, the app's own word.
  var provider: String?

  private static let units: [String: UnitChoice] = [
    "metric": .metric, "us": .american, "uk": .british,
  ]

  /// - Parameters:
  ///   - arguments: Those after `forecast`.
  ///   - environment: `LC_ALL`, `LC_MESSAGES` and `LANG` say the language where no flag does.
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
    // A line break within a name is a blank, wherever the name was copied from.
    place = words.joined(separator: " ").split(whereSeparator: \.isWhitespace)
      .joined(separator: " ")
    guard showsHelp || !place.isEmpty else {
      throw UsageError("say for which place, such as: weda forecast London")
    }
    guard place.count <= 200 else { throw UsageError("no place has a name that long") }
    // What a terminal would obey instead of showing it.
    guard showsHelp || (try? PlainText.checked(place, field: "place", longest: 200)) != nil else {
      throw UsageError("no place is called '\(PlainText.shown(place))'")
    }
  }

  /// A point south of the equator begins with a minus, and is none.
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
    guard let language = LanguageChoice(rawValue: name.lowercased()), language != .automatic else {
      throw UsageError("--lang must be en, es, pt or ar, not '\(name)'")
    }
    return language.locale(on: locale)
  }

  /// `de_DE.UTF-8` speaks German, which the app does not: English, with Germany's units.
  private static func locale(_ environment: [String: String]) -> Locale {
    let names = ["LC_ALL", "LC_MESSAGES", "LANG"].compactMap { environment[$0] }
    let name = names.first { !$0.isEmpty }?.prefix { $0 != "." && $0 != "@" } ?? "en"
    return LanguageChoice.automatic.locale(on: Locale(identifier: String(name)))
  }
}

extension ArraySlice {
  /// Takes all that is left.
  fileprivate mutating func drain() -> [Element] {
    defer { self = [] }
    return Array(self)
  }
}
