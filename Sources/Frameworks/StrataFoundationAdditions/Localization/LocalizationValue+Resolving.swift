package import Foundation

extension String.LocalizationValue {
  /// What is said to a reader: the catalog's words for the key, otherwise this value's own.
  ///
  /// - Parameters:
  ///   - key: The catalog's key where it differs from the value's own.
  ///   - table: Name of the catalog without extension; nil is `Localizable`.
  ///   - bundle: Where the catalog lies; nil is the main bundle.
  ///   - languages: BCP 47 identifiers, most wanted first.
  ///   - locale: How numbers are written.
  package func resolved(
    key: String? = nil, table: String?, bundle: Bundle?,
    languages: [String] = PreferredLanguages.current, locale: Locale = PreferredLanguages.locale
  ) -> String {
    let catalog = CatalogStore.catalog(table: table ?? "Localizable", bundle: bundle ?? .main)
    let found = catalog?.string(for: key ?? self.key, languages: languages)
    // Where a catalog has no words for it, it stands for itself, in the catalog's own language.
    if let catalog { ShownLanguages.current?.note(found?.language ?? catalog.sourceLanguage) }
    let context = TemplateContext(
      arguments: arguments, language: found?.language ?? "en", languages: languages,
      locale: locale)
    if let found { return found.string.text(in: context, isFormat: isFormat) }
    return isFormat ? StringTemplate(self.key).text(in: context) : self.key
  }
}
