public import Foundation

extension AttributedString {
  /// Looks up a localized string, and reads the Markdown in it.
  ///
  ///     AttributedString(localized: "^[\(count) day](inflect: true)")    // "3 days"
  ///
  /// Partial: marks in an inserted value are read, too, and inserted values have no attribute.
  ///
  /// - Parameters:
  ///   - keyAndValue: The key in the catalog, which is also the default value.
  ///   - table: The name of the catalog without its extension; `nil` for `Localizable`.
  ///   - bundle: The bundle of the catalog; `nil` for the main bundle.
  ///   - locale: The locale in which numbers are formatted; `.current` is the reader's.
  ///   - comment: A comment for translators, which is not used at run time.
  public init(
    localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale = .current, comment: StaticString? = nil
  ) {
    self.init(
      shown: String(localized: keyAndValue, table: table, bundle: bundle, locale: locale),
      locale: locale.ofReader)
  }

  /// Looks up a localized string by a separate key, and reads the Markdown in it.
  ///
  /// - Parameters:
  ///   - key: The key in the catalog.
  ///   - defaultValue: The text if the catalog has no entry.
  ///   - table: The name of the catalog without its extension; `nil` for `Localizable`.
  ///   - bundle: The bundle of the catalog; `nil` for the main bundle.
  ///   - locale: The locale in which numbers are formatted; `.current` is the reader's.
  ///   - comment: A comment for translators, which is not used at run time.
  public init(
    localized key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
    bundle: Bundle? = nil, locale: Locale = .current, comment: StaticString? = nil
  ) {
    self.init(
      shown: String(
        localized: key, defaultValue: defaultValue, table: table, bundle: bundle, locale: locale),
      locale: locale.ofReader)
  }

  /// Looks up a resource, and reads the Markdown in its text.
  ///
  /// - Parameter resource: The resource with the key, the catalog and the locale.
  public init(localized resource: LocalizedStringResource) {
    self.init(shown: String(localized: resource), locale: resource.locale.ofReader)
  }

  /// Reads the Markdown of a text whose nouns agree with their numbers by the rules of a language.
  private init(shown text: String, locale: Locale) {
    self.init()
    let language = locale.language.languageCode?.identifier
    for run in MarkdownParser.runs(of: text, language: language) {
      append(AttributedString(run, language: nil, relativeTo: nil))
    }
  }
}
