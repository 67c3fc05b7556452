import Foundation
import Testing

private let place = LocalizedStringResource.BundleDescription.atURL(CatalogBundles.root.bundleURL)

struct LocalizedStringResourceTests {
  private static let title = LocalizedStringResource(
    "weather.title", defaultValue: "unused", bundle: place, comment: "Title")

  @Test func `a resource is resolved in each reader's language`() {
    #expect(String(localized: Self.title) == "Weather")
    #expect(reading("es") { String(localized: Self.title) } == "El tiempo")
  }

  @Test func `an explicit locale takes precedence over the reader's`() {
    var title = Self.title
    title.locale = Locale(identifier: "es")
    #expect(reading("en") { String(localized: title) } == "El tiempo")
  }

  @Test func `an interpolated resource is resolved in the same language`() {
    let text = reading("es") { String(localized: "» \(Self.title) «") }
    #expect(text == "» El tiempo «")
  }

  @Test func `a resource can be created from a literal`() {
    let resource: LocalizedStringResource = "Hello \(2)"
    #expect(resource.key == "Hello %lld")
    #expect(String(localized: resource) == "Hello 2")
  }

  @Test func `a resource is compared and encoded with its bundle`() throws {
    let data = try JSONEncoder().encode(Self.title)
    let copy = try JSONDecoder().decode(LocalizedStringResource.self, from: data)
    #expect(copy == Self.title)
    #expect(copy.bundle == place)
  }
}
