import Foundation

/// Typed keys of `Localizable.xcstrings`: `Words.Search.Field.prompt` is `search.field.prompt`.
///
///     Text(Words.Search.Field.prompt)
///
/// The keys have the form `{feature}.{context}.{type}`. English stands beside each key, so that a
/// word that a catalog lacks is still readable.
enum Words {
  /// Where the catalog lies.
  static let bundle = Bundle.module
  private static let catalog = LocalizedStringResource.BundleDescription.atURL(bundle.bundleURL)

  /// A word with its English text.
  static func word(
    _ key: StaticString, _ english: String.LocalizationValue
  ) -> LocalizedStringResource {
    LocalizedStringResource(key, defaultValue: english, bundle: catalog)
  }

  /// A word whose key the domain names: `weather.sunny.name`.
  static func named(_ key: String) -> LocalizedStringResource {
    LocalizedStringResource(String.LocalizationValue(key), bundle: catalog)
  }
}

extension LocalizedStringResource {
  /// The text in a language.
  func text(in locale: Locale) -> String {
    var word = self
    word.locale = locale
    return String(localized: word)
  }
}
