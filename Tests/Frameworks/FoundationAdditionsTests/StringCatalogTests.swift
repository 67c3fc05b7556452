import Foundation
import Testing

@testable import StrataFoundationAdditions

private let bundle = CatalogBundles.root

struct StringCatalogTests {
  @Test(arguments: [
    ("es", "Favoritos"), ("es-MX", "Favoritos"), ("ar", "المفضلة"), ("en", "Favorites"),
    ("pt-BR", "Favoritos (PT)"), ("fi", "Favorites"),
  ])
  func `a string is localized in the catalog's language that is nearest to the user's`(
    language: String, expected: String
  ) {
    #expect(reading(language) { String(localized: "Favorites", bundle: bundle) } == expected)
  }

  @Test func `the first of the user's languages that the catalog has is used`() {
    let text = reading("fi", "es", "ar") { String(localized: "Favorites", bundle: bundle) }
    #expect(text == "Favoritos")
  }

  @Test func `outside of a user's session strings are in English`() {
    #expect(String(localized: "Favorites", bundle: bundle) == "Favorites")
    #expect(PreferredLanguages.current == ["en"])
  }

  @Test func `a missing translation falls back to the source language`() {
    let key = reading("es") { String(localized: "Untranslated", bundle: bundle) }
    #expect(key == "Untranslated")
    let form = reading("es") { String(localized: "\(2) cities", bundle: bundle) }
    #expect(form == "2 cities")
  }

  /// A catalog of three keys: one without a text in Spanish, and one for watches only.
  private static let partial = """
    {"sourceLanguage": "en", "version": "1.0", "strings": {
      "Sun": {"localizations": {
        "en": {"stringUnit": {"state": "translated", "value": "Sun %lld"}},
        "es": {"stringUnit": {"state": "new", "value": ""}}}},
      "Rain": {"localizations": {
        "fr": {"stringUnit": {"state": "new", "value": ""}},
        "de": {"variations": {"plural": {
          "other": {"stringUnit": {"state": "translated", "value": "Regen"}}}}}}},
      "Wind": {"localizations": {
        "it": {"variations": {"device": {
          "applewatch": {"stringUnit": {"state": "translated", "value": "Vento"}}}}}}}}}
    """

  @Test func `a String Catalog's entry is parsed when its key is first looked up`() throws {
    let catalog = try StringCatalog(json: Data(Self.partial.utf8))
    #expect(catalog.parsedKeys == 0)
    #expect(catalog.string(for: "Sun", languages: ["de", "es"])?.language == "en")
    #expect(catalog.string(for: "Sun", languages: ["en"])?.language == "en")
    #expect(catalog.parsedKeys == 1)
    #expect(catalog.string(for: "Rain", languages: ["de"])?.language == "de")
    #expect(catalog.string(for: "nothing", languages: ["de"]) == nil)
    #expect(catalog.parsedKeys == 2)
  }

  @Test func `a text that cannot be decoded is missing, and the others are there`() throws {
    let json = """
      {"sourceLanguage": "en", "strings": {
        "Sun": {"localizations": {
          "en": {"stringUnit": {"state": "translated", "value": "Sun"}},
          "es": {"stringUnit": "Sol"},
          "fr": {"stringUnit": {"state": "translated", "value": "Soleil"}}}}}}
      """
    let catalog = try StringCatalog(json: Data(json.utf8))
    #expect(catalog.languages == ["en", "fr"])
    #expect(catalog.string(for: "Sun", languages: ["es"])?.language == "en")
    #expect(catalog.string(for: "Sun", languages: ["fr"])?.language == "fr")
  }

  @Test func `a value in a text of a catalog is not wider than any text needs`() throws {
    let context = TemplateContext(
      arguments: [.integer(7), .number(0.5)], language: "en", languages: ["en"],
      locale: Locale(identifier: "en"))
    let template = StringTemplate("%999999999d %.999999999f")
    #expect((500...2_000).contains(template.text(in: context).count))
  }

  @Test func `a catalog does not list a language for which it has no text`() throws {
    let catalog = try StringCatalog(json: Data(Self.partial.utf8))
    #expect(catalog.languages == ["de", "en"])
    #expect(catalog.string(for: "Wind", languages: ["it"]) == nil)
  }

  @Test func `a key that is missing in the catalog gives the key itself or the default value`() {
    #expect(String(localized: "Nowhere \(7)%", bundle: bundle) == "Nowhere 7%")
    let text = String(localized: "no.such.key", defaultValue: "Default \("x")", bundle: bundle)
    #expect(text == "Default x")
  }

  @Test func `a symbolic key has a text in each language, also in the source language`() {
    func title() -> String {
      String(localized: "weather.title", defaultValue: "unused", bundle: bundle, comment: "Tab")
    }
    #expect(title() == "Weather")
    #expect(reading("es", do: title) == "El tiempo")
  }

  @Test func `a percent sign without interpolation is literal`() {
    #expect(reading("es") { String(localized: "100% sure", bundle: bundle) } == "100% seguro")
    #expect(String(localized: "100% sure", bundle: bundle) == "100% sure")
  }

  @Test func `a translation can change the order of values`() {
    let text = reading("es") { String(localized: "\("Lima") in \(3) days", bundle: bundle) }
    #expect(text == "Dentro de 3 días: Lima")
  }

  @Test func `a text that varies by device uses the variation for other devices`() {
    let text = String(localized: "share.label", defaultValue: "", bundle: bundle)
    #expect(text == "Share")
  }

  @Test func `a String Catalog in the Resources folder is found by its table name`() {
    let text = String(
      localized: "error.offline", defaultValue: "?", table: "Errors", bundle: CatalogBundles.nested)
    #expect(text == "No connection")
  }

  @Test func `strings of an unreadable String Catalog are shown as their keys`() {
    #expect(String(localized: "a", bundle: CatalogBundles.broken) == "a")
  }
}

extension StringCatalogTests {
  @Test func `an executable uses only the resource bundle of its own target`() throws {
    let place = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: place) }
    for name in ["Trips_Trips.resources", "Trips_Other.resources"] {
      try FileManager.default.createDirectory(
        at: place.appending(path: name), withIntermediateDirectories: true)
    }
    let folders = MainBundle.folders(of: place, program: "Trips").map(\.lastPathComponent)
    #expect(folders == [place.lastPathComponent, "Trips_Trips.resources"])
    #expect(MainBundle.folders(of: place, program: nil).count == 1)
  }
}
