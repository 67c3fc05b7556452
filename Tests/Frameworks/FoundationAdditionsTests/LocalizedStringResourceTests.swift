import Foundation
import Testing

private let place = LocalizedStringResource.BundleDescription.atURL(CatalogBundles.root.bundleURL)

struct LocalizedStringResourceTests {
  private static let title = LocalizedStringResource(
    "weather.title", defaultValue: "unused", bundle: place, comment: "Title")

  @Test func `a LocalizedStringResource is resolved in each user's language`() {
    #expect(String(localized: Self.title) == "Weather")
    #expect(reading("es") { String(localized: Self.title) } == "El tiempo")
  }

  @Test func `a resource's explicit locale takes precedence over the user's`() {
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

  @Test func `an encoded resource is decoded to an equal one with the same bundle`() throws {
    let data = try JSONEncoder().encode(Self.title)
    let copy = try JSONDecoder().decode(LocalizedStringResource.self, from: data)
    #expect(copy == Self.title)
    #expect(copy.bundle == place)
  }

  @Test func `a localized attributed string reads the Markdown of its text`() {
    let resource: LocalizedStringResource = "^[\(2) book](inflect: true)"
    let read = reading("en") {
      [
        AttributedString(localized: resource), AttributedString(localized: "**\(1)** page"),
        AttributedString(localized: "pages.title", defaultValue: "*Pages*"),
      ]
    }
    #expect(read.map { String($0.characters) } == ["2 books", "1 page", "Pages"])
    #expect(read[1].runs.first?.inlinePresentationIntent == .stronglyEmphasized)
    #expect(read[2].runs.first?.inlinePresentationIntent == .emphasized)
  }
}
