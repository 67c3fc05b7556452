import Foundation
package import WeDaDomain

extension Place {
  /// What tells namesakes apart, with the country's name in a language: "England, United Kingdom".
  ///
  /// A state that is called like the place itself tells nothing: Lisbon is in "Portugal".
  func region(in locale: Locale) -> String {
    let isTelling = state?.compare(name, options: [.caseInsensitive, .diacriticInsensitive])
    let state = isTelling == .orderedSame ? nil : state
    return Self.joined([state ?? "", countryName(in: locale)])
  }

  /// "London, England, United Kingdom".
  package func fullName(in locale: Locale) -> String { Self.joined([name, region(in: locale)]) }

  /// The code itself where no language has a name for it.
  private func countryName(in locale: Locale) -> String {
    guard country.count == 2 else { return country }
    return locale.localizedString(forRegionCode: country) ?? country
  }

  private static func joined(_ parts: [String]) -> String {
    parts.filter { !$0.isEmpty }.joined(separator: ", ")
  }
}
