public import Foundation

extension String {
  /// Looks up a string in a String Catalog, in the languages of ``PreferredLanguages``.
  ///
  ///     String(localized: "\(3) cities", bundle: .module)    // "3 ciudades" for a Spanish reader
  ///
  /// If the catalog has no text in any of the languages, the text in its source language is used;
  /// if there is none, either, the key with its values.
  ///
  /// - Parameters:
  ///   - keyAndValue: The key, which is also the default value.
  ///   - table: The name of the catalog without its extension; `nil` for `Localizable`.
  ///   - bundle: The bundle of the catalog; `nil` for the main bundle.
  ///   - locale: The locale in which numbers are formatted; `.current` is the reader's.
  ///   - comment: A comment for translators, which is not used at run time.
  public init(
    localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale = .current, comment: StaticString? = nil
  ) {
    self = keyAndValue.resolved(table: table, bundle: bundle, locale: locale.ofReader)
  }

  /// Looks up a string by a separate key, such as `weather.details.title`.
  ///
  /// - Parameters:
  ///   - key: The catalog's key.
  ///   - defaultValue: The text if the catalog has no entry.
  ///   - table: The name of the catalog without its extension; `nil` for `Localizable`.
  ///   - bundle: The bundle of the catalog; `nil` for the main bundle.
  ///   - locale: The locale in which numbers are formatted; `.current` is the reader's.
  ///   - comment: A comment for translators, which is not used at run time.
  public init(
    localized key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
    bundle: Bundle? = nil, locale: Locale = .current, comment: StaticString? = nil
  ) {
    self = defaultValue.resolved(
      key: key.description, table: table, bundle: bundle, locale: locale.ofReader)
  }

  /// Looks up a resource, in the languages of ``PreferredLanguages`` or in the resource's `locale`.
  public init(localized resource: LocalizedStringResource) {
    self = resource.resolved(
      languages: PreferredLanguages.current, locale: PreferredLanguages.locale)
  }
}
