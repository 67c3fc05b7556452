import Foundation

/// The values, languages and locale for which a template is formatted.
package struct TemplateContext {
  var arguments: [LocalizationArgument]
  /// The language of the text, whose plural rules are used.
  var language: String
  /// The reader's languages, in which localized strings among the values are looked up.
  var languages: [String]
  /// The locale in which numbers are formatted.
  var locale: Locale

  package init(
    arguments: [LocalizationArgument], language: String, languages: [String], locale: Locale
  ) {
    self.arguments = arguments
    self.language = language
    self.languages = languages
    self.locale = locale
  }
}
