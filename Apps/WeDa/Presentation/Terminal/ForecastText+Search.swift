import Foundation

extension ForecastText {
  /// Returns the heading of the list of places with the same name.
  package static func othersTitle(in locale: Locale) -> String {
    Words.Terminal.Others.title.text(in: locale)
  }

  /// Returns the note that no place has a name, above the forecast of one that is spelled alike.
  package static func noPlace(called words: String, in locale: Locale) -> String {
    Words.Search.NoMatch.title(words).text(in: locale)
  }

  /// Returns the message that no place has an address, and behind it the place that may be meant.
  ///
  /// - Parameter other: The name of the other place, and its address.
  package static func noAddress(
    _ address: String, but other: String, in locale: Locale
  ) -> String {
    Words.Terminal.Address.unknown(address).text(in: locale) + locale.spaceBehindStop + other
  }

  /// Returns the message for an unknown place.
  ///
  /// - Parameter isDemo: Whether the places are those of demo data, which has no postcodes.
  package static func noSuchPlace(
    _ words: String, in locale: Locale, isDemo: Bool = false
  ) -> String {
    let title = Words.Search.NoMatch.title(words).text(in: locale)
    let help = Words.Search.NoMatch.message(for: words, isDemo: isDemo).text(in: locale)
    return title.followed(by: help, in: locale)
  }
}

extension Locale {
  /// A Boolean value that indicates whether the language's full stop is as wide as a character,
  /// without a space behind it.
  fileprivate var hasWideStops: Bool {
    ["ja", "zh"].contains(language.languageCode?.identifier ?? "")
  }

  /// The space between a full stop and the next sentence in the language, if it writes one.
  fileprivate var spaceBehindStop: String { hasWideStops ? "" : " " }
}

extension String {
  /// Returns a title that has no full stop, and a sentence behind it, as a language writes them.
  func followed(by sentence: String, in locale: Locale) -> String {
    self + (locale.hasWideStops ? "。" : ".") + locale.spaceBehindStop + sentence
  }
}
