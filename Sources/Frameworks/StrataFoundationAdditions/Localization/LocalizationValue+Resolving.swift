package import Foundation

extension String.LocalizationValue {
  /// Returns the catalog's text for the key, or else this value's text.
  ///
  /// - Parameters:
  ///   - key: The catalog's key, if it differs from this value's.
  ///   - table: The name of the catalog without extension; `nil` for `Localizable`.
  ///   - bundle: The bundle of the catalog; `nil` for the main bundle.
  ///   - languages: BCP 47 identifiers, most wanted first.
  ///   - locale: The locale in which numbers are formatted.
  package func resolved(
    key: String? = nil, table: String?, bundle: Bundle?,
    languages: [String] = PreferredLanguages.current, locale: Locale = PreferredLanguages.locale
  ) -> String {
    let catalog = CatalogStore.catalog(table: table ?? "Localizable", bundle: bundle ?? .main)
    let found = catalog?.string(for: key ?? self.key, languages: languages)
    // Without a text in the catalog the key is shown, which is in the catalog's source language.
    if let catalog { ShownLanguages.current?.note(found?.language ?? catalog.sourceLanguage) }
    let context = TemplateContext(
      arguments: arguments, language: found?.language ?? "en", languages: languages,
      locale: locale)
    if let found { return found.string.text(in: context, isFormat: isFormat) }
    return isFormat ? StringTemplate(self.key).text(in: context) : self.key
  }
}
