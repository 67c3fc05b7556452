import Foundation
package import WeDaDomain

extension LanguageChoice {
  /// Returns the locale of the app: the device's region with a language that the app has.
  ///
  ///     LanguageChoice.arabic.locale(on: Locale(identifier: "en_GB")).identifier    // "ar_GB"
  ///
  /// If the app lacks the device's language, texts, dates and numbers are in the app's language,
  /// and only the units and the clock follow the region. The region's order of dates belongs to its
  /// language: "Thursday, 26. Nov" is not English.
  ///
  /// - Parameter device: The browser's locale.
  package func locale(on device: Locale) -> Locale {
    let spoken = Self.spoken(device.language)
    let language = self == .automatic ? spoken ?? .english : self
    guard language != spoken else { return device }
    var components = Locale.Components(locale: device)
    components.languageComponents = Locale.Language.Components(identifier: language.rawValue)
    components.languageComponents.region = spoken == nil ? nil : device.region
    components.region = device.region
    return Locale(components: components)
  }

  /// Returns the language that a text names by its code, whether in upper or lower case, or by the
  /// code of one of its forms, such as "pt-BR" or "zh"; `nil` if the app lacks it.
  ///
  /// A code has at most 35 characters (RFC 5646, section 4.4.1): Foundation ends the process at one
  /// of 187.
  package static func named(_ text: String) -> LanguageChoice? {
    let code = text.lowercased()
    if let exact = allCases.first(where: { $0.rawValue.lowercased() == code }) {
      return exact == .automatic ? nil : exact
    }
    guard text.utf8.count <= 35,
      text.wholeMatch(of: /[A-Za-z]{2,3}([-_][A-Za-z0-9]{2,8})*/) != nil
    else { return nil }
    return spoken(Locale(identifier: text).language)
  }

  /// Returns the choice for a language; `nil` if the app lacks it, such as Chinese in traditional
  /// characters.
  private static func spoken(_ language: Locale.Language) -> LanguageChoice? {
    guard let code = language.languageCode?.identifier else { return nil }
    if code == "zh" { return language.script == .hanSimplified ? .simplifiedChinese : nil }
    return Self(rawValue: code).flatMap { $0 == .automatic ? nil : $0 }
  }
}

extension Locale {
  /// The locale without a region that only sets the units and the clock.
  var ofWords: Locale {
    guard identifier.contains("rg=") else { return self }
    var components = Locale.Components(locale: self)
    components.region = nil
    return Locale(components: components)
  }

  /// A Boolean value that indicates whether its language is written from right to left.
  var isRightToLeft: Bool { language.characterDirection == .rightToLeft }
}

extension String {
  /// The text with marks that isolate it from the direction of the surrounding text.
  var isolated: String { "\u{2068}\(self)\u{2069}" }
}
