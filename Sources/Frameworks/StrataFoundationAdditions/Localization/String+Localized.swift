public import Foundation

extension String {
  /// Looks a string up in a String Catalog, in the languages of ``PreferredLanguages``.
  ///
  ///     String(localized: "\(3) cities", bundle: .module)    // "3 ciudades" for a Spanish reader
  ///
  /// Where the catalog has no entry for any of the languages, its source language is used; where it
  /// has none at all, the key itself with its values.
  ///
  /// - Parameters:
  ///   - keyAndValue: The key, which is also the default value.
  ///   - table: Name of the catalog without its extension; nil is `Localizable`.
  ///   - bundle: Where the catalog lies; nil is the main bundle.
  ///   - locale: How numbers are written; `.current` is the reader's locale.
  ///   - comment: For translators; not used when running.
  public init(
    localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale = .current, comment: StaticString? = nil
  ) {
    self = keyAndValue.resolved(table: table, bundle: bundle, locale: locale.ofReader)
  }

  /// Looks a string up by a key of its own, such as `weather.details.title`.
  ///
  /// - Parameters:
  ///   - key: The catalog's key.
  ///   - defaultValue: What is said where the catalog has no entry.
  ///   - table: Name of the catalog without its extension; nil is `Localizable`.
  ///   - bundle: Where the catalog lies; nil is the main bundle.
  ///   - locale: How numbers are written; `.current` is the reader's locale.
  ///   - comment: For translators; not used when running.
  public init(
    localized key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
    bundle: Bundle? = nil, locale: Locale = .current, comment: StaticString? = nil
  ) {
    self = defaultValue.resolved(
      key: key.description, table: table, bundle: bundle, locale: locale.ofReader)
  }

  /// Looks a resource up, in the languages of ``PreferredLanguages`` or its own `locale`.
  public init(localized resource: LocalizedStringResource) {
    self = resource.resolved(
      languages: PreferredLanguages.current, locale: PreferredLanguages.locale)
  }
}
