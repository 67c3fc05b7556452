import Foundation
import Synchronization

/// A String Catalog that has been read: every key's words in every language.
final class StringCatalog: Sendable {
  let sourceLanguage: String
  let languages: [String]
  private let strings: [String: [String: CatalogString]]
  /// What was found for the languages that were wanted so far: matching scripts costs microseconds.
  private let matches = Mutex<[String: String?]>([:])

  /// Reads the JSON of an `.xcstrings` file.
  ///
  /// - Throws: `DecodingError`, which names the path of what cannot be read.
  convenience init(json: Data) throws {
    let file = try JSONDecoder().decode(CatalogFile.self, from: json)
    self.init(
      sourceLanguage: file.sourceLanguage,
      strings: file.strings.mapValues {
        ($0.localizations ?? [:]).compactMapValues(CatalogString.init)
      })
  }

  /// Takes words that were read elsewhere: of each key, by language.
  init(sourceLanguage: String, strings: [String: [String: CatalogString]]) {
    self.sourceLanguage = sourceLanguage
    self.strings = strings
    languages = Set(strings.values.flatMap(\.keys)).union([sourceLanguage]).sorted()
  }

  /// The words for a key: in the first language that the catalog has, otherwise in its source
  /// language; nil when there are none.
  func string(
    for key: String, languages wanted: [String]
  ) -> (string: CatalogString, language: String)? {
    guard let localizations = strings[key] else { return nil }
    for language in wanted {
      guard let match = match(for: language) else { continue }
      if let string = localizations[match] { return (string, match) }
      // The reader's language is the source's: the key may stand for itself.
      if match == sourceLanguage { return nil }
    }
    return localizations[sourceLanguage].map { ($0, sourceLanguage) }
  }

  /// Browsers name languages as they like; so many answers are kept.
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
