/// The language of the app.
public enum LanguageChoice: String, CaseIterable, Hashable, Sendable {
  /// The browser's language if the app has it; otherwise English.
  case automatic
  case english = "en"
  case spanish = "es"
  case portuguese = "pt"
  case arabic = "ar"
  case german = "de"
  case french = "fr"
  case italian = "it"
  case dutch = "nl"
  case polish = "pl"
  case turkish = "tr"
  case japanese = "ja"
  case simplifiedChinese = "zh-Hans"

  /// The string catalog's key of the name: "language.pt.name", "language.zhHans.name".
  public var nameKey: String {
    let letters = rawValue.filter(\.isLetter)
    return "language.\(letters).name"
  }

  /// The languages whose texts no native speaker has reviewed; the credits name them.
  public static var unreviewed: [LanguageChoice] {
    allCases.filter { $0 != .automatic && $0 != .english }
  }
}
