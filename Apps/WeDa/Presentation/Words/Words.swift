import Foundation

/// The localized strings as typed keys: `Words.Search.Field.prompt` is `search.field.prompt`.
///
///     Text(Words.Search.Field.prompt)
///
/// Keys have the form `{feature}.{context}.{type}`. Each has its English text beside it, which is
/// shown if a catalog lacks the key.
enum Words {
  /// The bundle of the catalog.
  static let bundle = Bundle.module
  private static let catalog = LocalizedStringResource.BundleDescription.atURL(bundle.bundleURL)

  /// Returns the string of a key, with its English text.
  static func word(
    _ key: StaticString, _ english: String.LocalizationValue
  ) -> LocalizedStringResource {
    LocalizedStringResource(key, defaultValue: english, bundle: catalog)
  }

  /// Returns the string of a key that the domain names, such as `weather.sunny.name`.
  static func named(_ key: String) -> LocalizedStringResource {
    LocalizedStringResource(String.LocalizationValue(key), bundle: catalog)
  }
}

extension LocalizedStringResource {
  /// Returns the text in a language.
  func text(in locale: Locale) -> String {
    var word = self
    word.locale = locale
    return String(localized: word)
  }
}
