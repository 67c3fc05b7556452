import Foundation
package import WeDaDomain

extension Place {
  /// What tells namesakes apart, with the country's name in a language: "England, United Kingdom".
  func region(in locale: Locale) -> String { Self.joined(regions(in: locale), in: locale) }

  /// "Bavaria, Germany (47.57, 10.70)": the point as the search field takes it.
  func regionAndSpot(in locale: Locale) -> String {
    let degrees = [coordinate.latitude, coordinate.longitude].map {
      $0.formatted(.number.precision(.fractionLength(2)).locale(Locale(identifier: "en_US_POSIX")))
    }
    let spot = "(\(degrees.joined(separator: ", ")))"
    let region = region(in: locale)
    guard !region.isEmpty else { return spot }
    return "\(region) \(locale.isRightToLeft ? spot.isolated : spot)"
  }

  /// "London, England, United Kingdom".
  package func fullName(in locale: Locale) -> String {
    Self.joined([name] + regions(in: locale), in: locale)
  }

  /// A state that is called like the place itself tells nothing: Lisbon is in "Portugal".
  private func regions(in locale: Locale) -> [String] {
    let isTelling = state?.compare(name, options: [.caseInsensitive, .diacriticInsensitive])
    let state = isTelling == .orderedSame ? nil : state
    return [state ?? "", countryName(in: locale)]
  }

  /// The code itself where no language has a name for it.
  private func countryName(in locale: Locale) -> String {
    guard country.count == 2 else { return country }
    return locale.localizedString(forRegionCode: country) ?? country
  }

  /// Where text runs from right to left each part is isolated, or those in Latin letters would
  /// change places; the comma is that script's.
  private static func joined(_ parts: [String], in locale: Locale) -> String {
    let parts = parts.filter { !$0.isEmpty }
    guard locale.isRightToLeft else { return parts.joined(separator: ", ") }
    return parts.map(\.isolated).joined(separator: "، ")
  }
}
