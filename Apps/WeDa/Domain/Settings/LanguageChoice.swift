/// The language of the app.
public enum LanguageChoice: String, CaseIterable, Hashable, Sendable {
  /// The browser's language if the app has it; otherwise English.
  case automatic
  case english = "en"
  case spanish = "es"
  case portuguese = "pt"
  case arabic = "ar"

  /// The string catalog's key of the name: "language.pt.name".
  public var nameKey: String { "language.\(rawValue).name" }
}
