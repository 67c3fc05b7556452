import Foundation
import SwiftUITesting
import Testing
import WeDaDomain

@testable import WeDaPresentation

/// Tests of the clock of a place in its row.
@MainActor @Suite(.timeLimit(.minutes(10))) struct PlaceClockTests {
  private let clock = ScreenClock(WeatherReport.fixtureTime)

  /// A row of a place in Tokyo's time, for a reader in a time zone.
  private func row(reader: String, language: String = "en_GB") throws -> Screen {
    let zone = try PlaceZone(identifier: "Asia/Tokyo")
    let favorite = Favorite(place: .tokyo, addedAt: WeatherReport.fixtureTime)
    let row = FavoriteRow(
      favorite: favorite, weather: .loaded(.fixture(place: .tokyo, zone: zone)))
    let format = WeatherFormat(units: .metric, locale: Locale(identifier: language))
    let screen = Screen(FavoriteSummary(row: row, format: format), clock: clock)
    screen.surround { $0.timeZone = reader }
    return screen
  }

  @Test func `a row shows the time of a place whose clock differs, minute by minute`()
    async throws
  {
    let screen = try row(reader: "Europe/London")
    await screen.settle { $0.text.contains("Rain · 18:40") }
    await clock.advance(by: 60)
    await screen.settle { $0.text.contains("Rain · 18:41") }
  }

  @Test func `a row shows no time for a reader with the same clock`() async throws {
    // Seoul is another zone with the same time.
    let screen = try row(reader: "Asia/Seoul")
    await screen.settle { $0.lines.contains("Rain") }
    #expect(!screen.text.contains("18:40"))
  }

  @Test func `the time of a row is written as in the reader's language`() async throws {
    let screen = try row(reader: "America/New_York", language: "en_US")
    await screen.settle { $0.text.contains("6:40") && $0.text.contains("PM") }
  }
}
