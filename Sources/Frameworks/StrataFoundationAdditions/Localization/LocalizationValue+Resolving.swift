package import Foundation

extension String.LocalizationValue {
  /// Returns the catalog's text for the key; if there is none, the text of this value.
  ///
  /// - Parameters:
  ///   - key: The key in the catalog; `nil` for this value's key.
  ///   - table: The name of the catalog without extension; `nil` for `Localizable`.
  ///   - bundle: The bundle of the catalog; `nil` for the main bundle.
  ///   - languages: The identifiers of the languages (BCP 47), the preferred one first.
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
