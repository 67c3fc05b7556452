import Foundation
import Synchronization

/// A loaded String Catalog: the texts of every key in every language.
final class StringCatalog: Sendable {
  let sourceLanguage: String
  let languages: [String]
  private let strings: [String: [String: CatalogString]]
  /// The available language for each wanted one so far: matching scripts costs microseconds.
  private let matches = Mutex<[String: String?]>([:])

  /// Decodes the JSON of an `.xcstrings` file.
  ///
  /// - Throws: `DecodingError`, which names the path of the value that cannot be decoded.
  convenience init(json: Data) throws {
    let file = try JSONDecoder().decode(CatalogFile.self, from: json)
    self.init(
      sourceLanguage: file.sourceLanguage,
      strings: file.strings.mapValues {
        ($0.localizations ?? [:]).compactMapValues(CatalogString.init)
      })
  }

  /// Creates a catalog from texts by key and language.
  init(sourceLanguage: String, strings: [String: [String: CatalogString]]) {
    self.sourceLanguage = sourceLanguage
    self.strings = strings
    languages = Set(strings.values.flatMap(\.keys)).union([sourceLanguage]).sorted()
  }

  /// Returns the text of a key in the first wanted language that the catalog has, or else in its
  /// source language; `nil` if there is none.
  func string(
    for key: String, languages wanted: [String]
  ) -> (string: CatalogString, language: String)? {
    guard let localizations = strings[key] else { return nil }
    for language in wanted {
      guard let match = match(for: language) else { continue }
      if let string = localizations[match] { return (string, match) }
      // The reader's language is the source language: the key is its own text.
      if match == sourceLanguage { return nil }
    }
    return localizations[sourceLanguage].map { ($0, sourceLanguage) }
  }

  /// The largest number of wanted languages that are kept, since browsers can send any.
  private static let mostMatches = 500

  private func match(for language: String) -> String? {
    if let known = matches.withLock({ $0[language] }) { return known }
    let match = LanguageMatch.best(for: language, among: languages)
    matches.withLock { matches in
      if matches.count < Self.mostMatches { matches[language] = .some(match) }
    }
    return match
  }
}
