public import Foundation

/// A localized string that is looked up later, in the language of its reader.
///
///     let title = LocalizedStringResource("Favorites", bundle: .atURL(Bundle.module.bundleURL))
///     String(localized: title)
///
/// Same as Apple's, except that `Locale.current`, which is the default, means the reader's language
/// at the time of the look-up, since one process works for readers of many languages.
public struct LocalizedStringResource: Equatable, Sendable, Codable {
  /// The key in the String Catalog.
  public let key: String
  /// The text if the catalog has no entry.
  public let defaultValue: String.LocalizationValue
  /// The name of the catalog without its extension; `nil` for `Localizable`.
  public var table: String?
  /// The locale of the look-up and of numbers.
  public var locale: Locale
  /// The bundle of the catalog.
  public let bundle: BundleDescription

  /// Creates a resource whose key is also its default value.
  ///
  /// - Parameters:
  ///   - keyAndValue: The key, which is also the default value.
  ///   - table: The name of the string catalog; `nil` for `Localizable`.
  ///   - locale: The language and region.
  ///   - bundle: The bundle with the translations.
  ///   - comment: A comment for translators, which is not stored.
  public init(
    _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
    bundle: BundleDescription = .main, comment: StaticString? = nil
  ) {
    key = keyAndValue.key
    defaultValue = keyAndValue
    self.table = table
    self.locale = locale
    self.bundle = bundle
  }

  /// Creates a resource with a separate key, such as `weather.details.title`.
  ///
  /// - Parameters:
  ///   - key: The key in the string catalog.
  ///   - defaultValue: The text if there is no translation.
  ///   - table: The name of the string catalog; `nil` for `Localizable`.
  ///   - locale: The language and region.
  ///   - bundle: The bundle with the translations.
  ///   - comment: A comment for translators, which is not stored.
  public init(
    _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
    locale: Locale = .current, bundle: BundleDescription = .main, comment: StaticString? = nil
  ) {
    self.key = key.description
    self.defaultValue = defaultValue
    self.table = table
    self.locale = locale
    self.bundle = bundle
  }
}

extension LocalizedStringResource: ExpressibleByStringInterpolation {
  /// Creates a resource with a literal key.
  public init(stringLiteral value: String) { self.init(String.LocalizationValue(value)) }

  /// Creates a resource from an interpolated string.
  public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
    self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
  }
}

extension LocalizedStringResource {
  /// Returns the text for a reader with certain languages; if the resource's locale was set
  /// explicitly, it is used instead.
  package func resolved(languages: [String], locale reader: Locale) -> String {
    let isReaders = locale == .current || locale == .autoupdatingCurrent
    return defaultValue.resolved(
      key: key, table: table, bundle: bundle.bundle,
      languages: isReaders ? languages : [locale.identifier(.bcp47)],
      locale: isReaders ? reader : locale)
  }
}
