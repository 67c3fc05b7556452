import Foundation

/// What a template is filled in with.
struct TemplateContext {
  var arguments: [LocalizationArgument]
  /// The language of the words, whose plural rules hold.
  var language: String
  /// The reader's languages, for localized strings inside the words.
  var languages: [String]
  /// How numbers are written.
  var locale: Locale
}
