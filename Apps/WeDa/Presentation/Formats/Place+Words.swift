import Foundation
package import WeDaDomain

extension Place {
  /// Returns the state and the country in a language: "England, United Kingdom".
  func region(in locale: Locale) -> String { Self.joined(regions(in: locale), in: locale) }

  /// Returns the region with the coordinates as the search field accepts them: "Bavaria, Germany
  /// (47.57, 10.70)".
  func regionAndSpot(in locale: Locale) -> String {
    let degrees = [coordinate.latitude, coordinate.longitude].map {
      $0.formatted(.number.precision(.fractionLength(2)).locale(Locale(identifier: "en_US_POSIX")))
    }
    let spot = "(\(degrees.joined(separator: ", ")))"
    let region = region(in: locale)
    guard !region.isEmpty else { return spot }
    return "\(region) \(locale.isRightToLeft ? spot.isolated : spot)"
  }

  /// Returns the name with the region: "London, England, United Kingdom".
  ///
  /// - Parameter told: The name in the reader's language; the English one without it.
  package func fullName(in locale: Locale, named told: String? = nil) -> String {
    Self.joined([told ?? englishName] + regions(in: locale), in: locale)
  }

  /// Returns the state and the country, without a state of the place's name: Lisbon is in
  /// "Portugal".
  private func regions(in locale: Locale) -> [String] {
    let isTelling = state?.compare(name, options: [.caseInsensitive, .diacriticInsensitive])
    let state = isTelling == .orderedSame ? nil : state(in: locale.wordLanguage)
    return [state ?? "", countryName(in: locale)]
  }

  /// Returns the country's name, or its code if the language has none.
  private func countryName(in locale: Locale) -> String {
    guard country.count == 2 else { return country }
    return locale.localizedString(forRegionCode: country) ?? country
  }

  /// Joins parts by commas. In text from right to left each part is isolated, since parts in Latin
  /// letters would otherwise change places, and the comma is that of the script.
  private static func joined(_ parts: [String], in locale: Locale) -> String {
    let parts = parts.filter { !$0.isEmpty }
    guard locale.isRightToLeft else { return parts.joined(separator: ", ") }
    return parts.map(\.isolated).joined(separator: "، ")
  }
}
