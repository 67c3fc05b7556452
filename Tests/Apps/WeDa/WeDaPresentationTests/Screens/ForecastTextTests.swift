import Foundation
import Testing
import WeDaDomain

@testable import WeDaPresentation

@Suite struct ForecastTextTests {
  @Test(arguments: [("en", ". "), ("fr", ". "), ("ja", "。"), ("zh-Hans", "。")])
  func `the two sentences of an error are divided as the language writes it`(
    language: String, stop: String
  ) {
    let locale = Locale(identifier: language)
    for text in [
      WeatherError.offline.sentence(in: locale), ForecastText.noSuchPlace("x", in: locale),
    ] {
      #expect(text.contains(stop), "\(text)")
      #expect(stop == ". " || !text.contains(". "), "\(text)")
    }
  }

  @Test func `the terminal's page names the place's time zone if it differs from the reader's`()
    throws
  {
    let tokyo = try PlaceZone(identifier: "Asia/Tokyo")
    func note(_ reader: String) throws -> String? {
      ForecastText(
        LongForecast(.fixture(zone: tokyo)), settings: WeatherSettings(),
        locale: Locale(identifier: "en_GB"),
        now: WeatherReport.fixtureTime, reader: try #require(TimeZone(identifier: reader))
      ).notes.first
    }
    #expect(try note("America/New_York")?.hasSuffix("(Japan Standard Time)") == true)
    #expect(try note("Asia/Tokyo")?.hasSuffix(")") == false)
  }
}
