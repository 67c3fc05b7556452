import Foundation
import WeDaDomain

extension LanguageChoice {
  /// The locale in which the app speaks: the device's region, and a language that the app has.
  ///
  ///     LanguageChoice.arabic.locale(on: Locale(identifier: "en_GB")).identifier    // "ar_GB"
  ///
  /// - Parameter device: What the person's browser asks for.
  func locale(on device: Locale) -> Locale {
    let asked = device.language.languageCode?.identifier
    let language = self == .automatic ? Self.spoken(asked) : rawValue
    guard language != asked else { return device }
    var components = Locale.Components(locale: device)
    components.languageComponents = Locale.Language.Components(
      languageCode: Locale.LanguageCode(language), region: device.region)
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
  /// Whether its language is written from right to left.
  var isRightToLeft: Bool { language.characterDirection == .rightToLeft }
}

extension String {
  /// The same with a direction of its own, whatever stands around it.
  var isolated: String { "\u{2068}\(self)\u{2069}" }
}
