import Foundation

/// The localized strings as typed keys: `Words.Feed.title` is `feed.screen.title`.
///
/// Each key has its English text beside it, which is shown if a catalog lacks the key.
public enum Words {
  /// The bundle of the catalog.
  static let bundle = Bundle.module
  private static let catalog = LocalizedStringResource.BundleDescription.atURL(bundle.bundleURL)

  static func word(
    _ key: StaticString, _ english: String.LocalizationValue
  ) -> LocalizedStringResource {
    LocalizedStringResource(key, defaultValue: english, bundle: catalog)
  }
}
