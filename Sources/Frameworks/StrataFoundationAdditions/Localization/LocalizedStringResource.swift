public import Foundation

/// A localized string that is looked up later, in the language of whoever reads it then.
///
///     let title = LocalizedStringResource("Favorites", bundle: .atURL(Bundle.module.bundleURL))
///     String(localized: title)
///
/// Same as Apple's, but for one thing: `Locale.current` (the default) means the reader's language
/// at the time of the look-up, as one process answers readers in many languages.
public struct LocalizedStringResource: Equatable, Sendable, Codable {
  /// The key in the String Catalog.
  public let key: String
  /// What is said where the catalog has no entry.
  public let defaultValue: String.LocalizationValue
  /// Name of the catalog without its extension; nil is `Localizable`.
  public var table: String?
  /// The language of the look-up and the way numbers are written.
  public var locale: Locale
  /// Where the catalog lies.
  public let bundle: BundleDescription

  /// Makes a resource whose key is also its default value.
  ///
  /// - Parameter comment: For translators; not kept.
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

  /// Makes a resource with a key of its own, such as `weather.details.title`.
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
  public init(stringLiteral value: String) { self.init(String.LocalizationValue(value)) }

  public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
    self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
  }
}

extension LocalizedStringResource {
  /// The words, for a reader of these languages; a locale set by hand goes before them.
  package func resolved(languages: [String], locale reader: Locale) -> String {
    let isReaders = locale == .current || locale == .autoupdatingCurrent
    return defaultValue.resolved(
      key: key, table: table, bundle: bundle.bundle,
      languages: isReaders ? languages : [locale.identifier(.bcp47)],
      locale: isReaders ? reader : locale)
  }
}
