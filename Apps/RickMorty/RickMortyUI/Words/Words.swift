import Foundation

/// Typed keys of `Localizable.xcstrings`: `Words.Feed.title` is `feed.screen.title`.
///
/// English stands beside each key, so that a word that a catalog lacks is still readable.
public enum Words {
  /// Where the catalog lies.
  static let bundle = Bundle.module
  private static let catalog = LocalizedStringResource.BundleDescription.atURL(bundle.bundleURL)

  static func word(
    _ key: StaticString, _ english: String.LocalizationValue
  ) -> LocalizedStringResource {
    LocalizedStringResource(key, defaultValue: english, bundle: catalog)
  }
}
