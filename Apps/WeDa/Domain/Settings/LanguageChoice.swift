/// The language that the app speaks.
public enum LanguageChoice: String, CaseIterable, Hashable, Sendable {
  /// The browser's, as far as the app speaks it; English otherwise.
  case automatic
  case english = "en"
  case spanish = "es"
  case portuguese = "pt"
  case arabic = "ar"

  /// The String Catalog's key of the name: "language.pt.name".
  public var nameKey: String { "language.\(rawValue).name" }
}
