import Foundation
import Testing

private let place = LocalizedStringResource.BundleDescription.atURL(CatalogBundles.root.bundleURL)

struct LocalizedStringResourceTests {
  private static let title = LocalizedStringResource(
    "weather.title", defaultValue: "unused", bundle: place, comment: "Title")

  @Test func `one resource speaks to each reader`() {
    #expect(String(localized: Self.title) == "Weather")
    #expect(reading("es") { String(localized: Self.title) } == "El tiempo")
  }

  @Test func `a locale set by hand goes before the reader's`() {
    var title = Self.title
    title.locale = Locale(identifier: "es")
    #expect(reading("en") { String(localized: title) } == "El tiempo")
  }

  @Test func `a resource inside a value is said in the same language`() {
    let text = reading("es") { String(localized: "» \(Self.title) «") }
    #expect(text == "» El tiempo «")
  }

  @Test func `a literal is a resource`() {
    let resource: LocalizedStringResource = "Hello \(2)"
    #expect(resource.key == "Hello %lld")
    #expect(String(localized: resource) == "Hello 2")
  }

  @Test func `it compares and travels with its place`() throws {
    let data = try JSONEncoder().encode(Self.title)
    let copy = try JSONDecoder().decode(LocalizedStringResource.self, from: data)
    #expect(copy == Self.title)
    #expect(copy.bundle == place)
  }
}
