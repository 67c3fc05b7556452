import Foundation
import Testing

private let bundle = CatalogBundles.root

struct PluralTests {
  @Test(arguments: [(0, "No city"), (1, "1 city"), (2, "2 cities"), (1234, "1,234 cities")])
  func `English uses one, other and an explicit zero`(count: Int, expected: String) {
    #expect(String(localized: "\(count) cities", bundle: bundle) == expected)
  }

  @Test(arguments: [
    (0, "zero"), (1, "one"), (2, "two"), (3, "few"), (10, "few"), (11, "many"), (99, "many"),
    (100, "other"), (103, "few"),
  ])
  func `Arabic uses all six plural categories`(count: Int, category: String) {
    let text = reading("ar") { String(localized: "\(count) cities", bundle: bundle) }
    #expect(text.split(separator: " ").first.map(String.init) == category)
  }

  @Test func `numbers in a localized string have the digits and separators of the user's locale`() {
    let text = reading("ar-EG") { String(localized: "\(103) cities", bundle: bundle) }
    #expect(text == "few ١٠٣")
    let other = String(
      localized: "\(1234) cities", bundle: bundle, locale: Locale(identifier: "de_DE"))
    #expect(other == "1.234 cities")
  }

  @Test(arguments: [
    (1, 1, "1 city over 1 day"), (2, 1, "2 cities over 1 day"), (1, 5, "1 city over 5 days"),
  ])
  func `two numbers in a string have separate plurals`(cities: Int, days: Int, expected: String) {
    let text = String(
      localized: "cities.and.days", defaultValue: "\(cities) \(days)", bundle: bundle)
    #expect(text == expected)
  }
}
