import Foundation
import StrataKitTesting
import Testing

@testable import RickMortyUI

struct WordsTests {
  private struct Catalog: Decodable {
    struct Word: Decodable { let localizations: [String: Language] }
    struct Language: Decodable { let stringUnit: Unit }
    struct Unit: Decodable { let value: String }
    let strings: [String: Word]
  }

  @Test func `every string is translated into all four languages`() throws {
    let file = try #require(
      RickMortyUI.Words.bundle.url(
        forResource: "Localizable", withExtension: "xcstrings", subdirectory: "Resources"))
    let catalog = try JSONDecoder().decode(Catalog.self, from: Data(contentsOf: file))
    #expect(catalog.strings.count > 40)
    for (key, word) in catalog.strings {
      #expect(Set(word.localizations.keys) == ["en", "es", "pt", "ar"], "\(key)")
      let holes = Set(
        word.localizations.values.map { $0.stringUnit.value.split(separator: "%@").count })
      #expect(
        word.localizations.values.allSatisfy { !$0.stringUnit.value.isEmpty } && holes.count < 3)
    }
  }

  @Test func `a localized string uses the locale that is set on it`() {
    var word = Words.Favorites.remove("Rick")
    word.locale = Locale(identifier: "es")
    #expect(String(localized: word) == "Quitar a Rick")
  }
}
