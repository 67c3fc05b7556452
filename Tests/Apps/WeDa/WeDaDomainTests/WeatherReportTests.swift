import Foundation
import Testing
import WeDaDomain

struct WeatherReportTests {
  @Test func `today's low and high include the current temperature and today's slots`() throws {
    let report = WeatherReport.fixture()
    let today = try #require(report.today)
    #expect(today.day.isoText == "2026-03-12")
    #expect(report.todayLow == min(today.low, report.current.temperature))
    #expect(report.todayHigh == max(today.high, report.current.temperature))
  }

  @Test func `a report without forecast slots has no low and high for today`() {
    let report = WeatherReport(
      place: .london, current: .fixture, slots: [], zone: .gmt,
      fetchedAt: WeatherReport.fixtureTime, provider: .fixture, origin: .remote)
    #expect(report.todayLow == nil)
    #expect(report.todayHigh == nil)
  }

  @Test func `the high of the whole day is nil if the forecast slots begin after 12:00`() {
    func high(from slot: Int) -> Temperature? {
      WeatherReport(
        place: .london, current: .fixture, slots: Array(ForecastSlot.fixtures.dropFirst(slot)),
        zone: .gmt, fetchedAt: WeatherReport.fixtureTime, provider: .fixture, origin: .remote
      ).wholeDayHigh
    }
    // The slots begin at 12:00, and have three hours each.
    #expect(high(from: 0) == WeatherReport.fixture().todayHigh)
    #expect(high(from: 1) == nil)
    #expect(high(from: 40) == nil)
  }

  @Test func `an age is never negative`() {
    let report = WeatherReport.fixture(origin: .stored, age: 90)
    #expect(report.age(at: WeatherReport.fixtureTime) == 90)
    #expect(report.age(at: WeatherReport.fixtureTime.addingTimeInterval(-600)) == 0)
    #expect(report.isFallback)
  }

  @Test func `every kind of weather has a distinct name, emoji and icon`() {
    let kinds = WeatherKind.allCases
    #expect(kinds.count == 7)
    #expect(Set(kinds.map(\.nameKey)).count == 7)
    #expect(Set(kinds.map(\.emoji)).count == 7)
    #expect(Set(kinds.map { $0.icon(isDaytime: true) }).count == 7)
    #expect(WeatherKind.sunny.icon(isDaytime: false) == "moon.stars.fill")
  }

  @Test
  func `the stored copy is used for every error except an unknown place and a cancelled task`() {
    #expect(!WeatherError.noSuchPlace("x").allowsStoredCopy)
    #expect(!WeatherError.cancelled.allowsStoredCopy)
    #expect(WeatherError.badKey.allowsStoredCopy)
    #expect(WeatherError.offline.isRetryable)
    #expect(!WeatherError.badKey.isRetryable)
    #expect(WeatherError.quota(until: nil).messageKey == "error.quota.message")
  }

  @Test func `a retry is not possible before a pause has ended`() {
    let now = WeatherReport.fixtureTime
    let pause = WeatherError.quota(until: now)
    #expect(!pause.isRetryable(at: now.addingTimeInterval(-1)))
    #expect(pause.isRetryable(at: now))
    #expect(WeatherError.quota(until: nil).isRetryable(at: now))
    #expect(WeatherError.offline.isRetryable(at: now))
    #expect(!WeatherError.badKey.isRetryable(at: now))
  }

  @Test func `a full disk, unreadable storage and a broken connection have different message keys`()
  {
    #expect(WeatherError.storage(.full).titleKey == "error.storageFull.title")
    #expect(WeatherError.storage(.unavailable).titleKey == "error.storage.title")
    #expect(WeatherError.interrupted.messageKey == "error.interrupted.message")
    #expect(WeatherError.interrupted.isRetryable)
  }
}
