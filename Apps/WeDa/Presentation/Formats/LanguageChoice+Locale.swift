package import Foundation
package import WeDaDomain

extension LanguageChoice {
  /// The locale in which the app speaks: the device's region, and a language that the app has.
  ///
  ///     LanguageChoice.arabic.locale(on: Locale(identifier: "en_GB")).identifier    // "ar_GB"
  ///
  /// On a device in a language that the app lacks, words, dates and figures are those of the spoken
  /// language; the region says the units and the clock alone. Its order of dates belongs to the
  /// device's words: "Thursday, 26. Nov" is no English.
  ///
  /// - Parameter device: What the person's browser asks for.
  package func locale(on device: Locale) -> Locale {
    let asked = device.language.languageCode?.identifier
    let language = self == .automatic ? Self.spoken(asked) : rawValue
    guard language != asked else { return device }
    var components = Locale.Components(locale: device)
    components.languageComponents = Locale.Language.Components(
      languageCode: Locale.LanguageCode(language),
      region: asked == Self.spoken(asked) ? device.region : nil)
    components.region = device.region
    return Locale(components: components)
  }

  /// The asked language, if the app speaks it; English otherwise.
  private static func spoken(_ asked: String?) -> String {
    guard let asked, let known = Self(rawValue: asked), known != .automatic else {
      return english.rawValue
    }
    return known.rawValue
  }
}

extension Locale {
  /// The same without a region that says the units and the clock alone.
  var ofWords: Locale {
    guard identifier.contains("rg=") else { return self }
    var components = Locale.Components(locale: self)
    components.region = nil
    return Locale(components: components)
  }

  /// Whether its language is written from right to left.
  var isRightToLeft: Bool { language.characterDirection == .rightToLeft }
}

extension String {
  /// The same with a direction of its own, whatever stands around it.
  var isolated: String { "\u{2068}\(self)\u{2069}" }
}
