import Foundation
import SwiftUITesting
import Testing

@testable import WeDaPresentation

@MainActor @Suite struct PrivacyPageTests {
  @Test func `every source of data is credited with its licence`() {
    let lines = Screen(PrivacyPage(), language: "en-GB").lines
    let credits = [
      "OpenWeather": "Weather data, license CC BY-SA 4.0",
      "Open-Meteo": "Weather data, license CC BY 4.0",
      "Copernicus Atmosphere Monitoring Service (CAMS)":
        "Air quality and pollen, through Open-Meteo, license Copernicus",
      "US National Weather Service":
        "Official warnings in the United States, in the public domain",
      "GeoNames": "Place names, license CC BY 4.0",
    ]
    for (name, terms) in credits {
      #expect(lines.contains(name) && lines.contains(terms), "\(name)")
    }
  }

  @Test func `the privacy page names the last viewed place among what is stored`() {
    let lines = Screen(PrivacyPage(), language: "en-GB").lines
    let stored = lines.filter { $0.contains("the last viewed place") }
    #expect(stored.count == 1 && stored[0].hasSuffix("until you delete them."))
  }

  @Test func `the credits have different names, and links to secure addresses`() {
    let credits = DataCredit.all
    #expect(Set(credits.map(\.id)).count == credits.count)
    for address in credits.flatMap({ [$0.site, $0.licenceSite] }) {
      #expect(URL(string: address)?.scheme == "https", "\(address)")
    }
  }
}
