import Foundation
import StrataDeviceServices
import Synchronization

/// A loaded String Catalog: the texts of every key in every language.
package final class StringCatalog: Sendable {
  let sourceLanguage: String
  package let languages: [String]
  /// The texts of each key. Those from a file are decoded and parsed when they are first used, since
  /// a page needs few of an app's texts, and doing so for all would delay the first page.
  private let strings: Mutex<[String: Localizations]>
  /// The language that was chosen for each wanted language so far, since choosing one takes
  /// microseconds.
  private let matches = Mutex<[String: String?]>([:])

  /// Reads the keys of an `.xcstrings` file. A text that cannot be decoded is missing, and standard
  /// error says so when it is first wanted.
  ///
  /// - Throws: `DecodingError`, which names the path of the value that cannot be decoded.
  package convenience init(json: Data) throws {
    let file = try JSONDecoder().decode(CatalogFile.self, fromUntrusted: json)
    self.init(
      sourceLanguage: file.sourceLanguage, languages: Self.languages(of: file.strings.values),
      strings: file.strings.mapValues { .written($0) })
  }

  /// Returns the languages in which at least one key has a text.
  private static func languages(of entries: some Sequence<CatalogFile.Entry>) -> [String] {
    var found: Set<String> = []
    for entry in entries {
      for language in entry.languages where !found.contains(language) {
        if (try? entry.localization(in: language))?.hasText == true { found.insert(language) }
      }
    }
    return Array(found)
  }

  /// Creates a catalog from texts by key and language.
  convenience init(sourceLanguage: String, strings: [String: [String: CatalogString]]) {
    self.init(
      sourceLanguage: sourceLanguage, languages: strings.values.flatMap(\.keys),
      strings: strings.mapValues { .parsed($0) })
  }

  private init(
    sourceLanguage: String, languages: [String], strings: [String: Localizations]
  ) {
    self.sourceLanguage = sourceLanguage
    self.strings = Mutex(strings)
    self.languages = Set(languages).union([sourceLanguage]).sorted()
  }

  /// Returns the text of a key in the first wanted language that the catalog has, otherwise in its
  /// source language; `nil` if there is none.
  package func string(
    for key: String, languages wanted: [String]
  ) -> (string: CatalogString, language: String)? {
    guard let localizations = localizations(of: key) else { return nil }
    for language in wanted {
      guard let match = match(for: language) else { continue }
      if let string = localizations[match] { return (string, match) }
      // The reader's language is the source language: the key is the text.
      if match == sourceLanguage { return nil }
    }
    return localizations[sourceLanguage].map { ($0, sourceLanguage) }
  }

  /// The number of keys whose texts have been parsed.
  var parsedKeys: Int {
    strings.withLock { strings in
      strings.values.count { if case .parsed = $0 { true } else { false } }
    }
  }

  private func localizations(of key: String) -> [String: CatalogString]? {
    strings.withLock { strings in
      switch strings[key] {
      case nil: return nil
      case .parsed(let texts): return texts
      case .written(let entry):
        let texts = Self.texts(of: entry, for: key)
        strings[key] = .parsed(texts)
        return texts
      }
    }
  }

  private static func texts(
    of entry: CatalogFile.Entry, for key: String
  ) -> [String: CatalogString] {
    var texts: [String: CatalogString] = [:]
    for language in entry.languages {
      do {
        texts[language] = try entry.localization(in: language).flatMap(CatalogString.init)
      } catch {
        complain(
          "the text of the key '\(key)' in the language '\(language)' cannot be read: \(error)")
      }
    }
    return texts
  }

  /// The largest number of wanted languages that are cached, since a browser can send any language.
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

/// The texts of a key by language.
///
/// `@unchecked`, since a decoder is not `Sendable`: an entry is read only while its catalog's lock is
/// held, or before anybody else has the catalog.
private enum Localizations: @unchecked Sendable {
  /// The texts are not decoded yet.
  case written(CatalogFile.Entry)
  case parsed([String: CatalogString])
}
