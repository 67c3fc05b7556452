import Foundation
import Testing
import WeDaDomain

struct RainOutlookTests {
  /// Midnight UTC of 12 March 2026.
  private let midnight = Date(timeIntervalSince1970: 1_773_273_600)

  private func slot(
    _ hour: Int, _ code: ConditionCode = .rain, at celsius: Double = 5, chance: Double? = nil,
    amount: Double? = nil
  ) -> ForecastSlot {
    ForecastSlot(
      time: midnight.addingTimeInterval(Double(hour) * 3600),
      temperature: Temperature(celsius: celsius),
      condition: WeatherCondition(code: code, isDaytime: true),
      probability: chance, precipitation: amount.map(Precipitation.init(millimetres:)))
  }

  private func outlook(_ slots: [ForecastSlot]) throws -> RainOutlook {
    RainOutlook(try #require(ForecastDay.group(slots, in: .gmt).first))
  }

  @Test func `a day's rain starts with its first wet slot, and the amounts of its slots are added`()
    throws
  {
    let day = try outlook([
      slot(9, .cloudy, chance: 0.1, amount: 0), slot(12, chance: 0.6, amount: 1.5),
      slot(15, chance: 0.4, amount: 0.8),
    ])
    #expect(day.start == midnight.addingTimeInterval(12 * 3600))
    #expect(day.probability == 0.6)
    #expect(day.amount?.millimetres == 2.3)
    #expect(!day.isDry)
    #expect(day.isPartial)
  }

  @Test func `unknown, dry and possible rain are distinguished`() throws {
    let silent = try outlook([slot(12, .cloudy)])
    #expect(!silent.isDry && silent.amount == nil && silent.probability == nil)
    let dry = try outlook([slot(12, .clear, chance: 0, amount: 0)])
    #expect(dry.isDry && dry.amount?.millimetres == 0 && dry.start == nil)
    #expect(try outlook([slot(12, .clear, chance: 0)]).isDry)
    #expect(try outlook([slot(12, .clear, amount: 0)]).isDry)
    #expect(try !outlook([slot(12, .clear, chance: 0.2, amount: 0)]).isDry)
  }

  @Test func `without amounts, a probability of a third counts as wet`() throws {
    #expect(try outlook([slot(9, chance: 0.3), slot(12, chance: 0.34)]).start == slot(12).time)
    #expect(try outlook([slot(9, chance: 0.3)]).start == nil)
  }

  @Test func `only hours with an amount determine whether a day has rain, snow or both`() throws {
    #expect(try outlook([slot(9, .snow, amount: 1), slot(12, .rain, amount: 0)]).kind == .snow)
    #expect(try outlook([slot(9, .snow, amount: 1), slot(12, .showers, amount: 1)]).kind == .mixed)
    #expect(try outlook([slot(9, .sleet, amount: 1)]).kind == .mixed)
    #expect(try outlook([slot(9, .thunderstorm, amount: 1)]).kind == .rain)
    #expect(try outlook([slot(9, .cloudy, amount: 1)]).kind == .rain)
  }

  @Test
  func `without amounts, the condition determines rain or snow, or both for clouds below zero`()
    throws
  {
    #expect(try outlook([slot(9, .cloudy, chance: 0.3)]).kind == .rain)
    #expect(try outlook([slot(9, .cloudy, at: -4, chance: 0.3)]).kind == .mixed)
    #expect(try outlook([slot(9, .snow, at: -4, chance: 0.3)]).kind == .snow)
  }

  private func report(_ slots: [ForecastSlot], zone: PlaceZone) -> WeatherReport {
    WeatherReport(
      place: .london, current: .fixture, slots: slots, zone: zone,
      fetchedAt: WeatherReport.fixtureTime, provider: .fixture, origin: .remote)
  }

  @Test func `tomorrow is the next day at the place, not at the reader's`() {
    let slots = (0..<24).map { slot($0 * 3) }
    let late = midnight.addingTimeInterval(20 * 3600)
    let london = report(slots, zone: .gmt).tomorrow(at: late)
    #expect(london?.day.isoText == "2026-03-13")
    let tokyo = report(slots, zone: PlaceZone(offset: 32_400)).tomorrow(at: late)
    #expect(tokyo?.day.isoText == "2026-03-14")
    #expect(report([slot(0)], zone: .gmt).tomorrow(at: late) == nil)
  }

  @Test func `tomorrow is found after a change of the clocks`() throws {
    let berlin = try PlaceZone(identifier: "Europe/Berlin")
    // 29 March 2026, 00:30 in Berlin, half an hour after midnight of a day of 23 hours.
    let now = Date(timeIntervalSince1970: 1_774_740_600)
    let slots = (0..<30).map { index in
      ForecastSlot(
        time: now.addingTimeInterval(Double(index) * 10_800), temperature: Temperature(celsius: 1),
        condition: WeatherCondition(code: .rain, isDaytime: true))
    }
    #expect(report(slots, zone: berlin).tomorrow(at: now)?.day.isoText == "2026-03-30")
    let before = now.addingTimeInterval(-3600)
    #expect(report(slots, zone: berlin).tomorrow(at: before)?.day.isoText == "2026-03-29")
  }

  @Test func `the hourly forecast begins with the current slot and ends after two days`() {
    let slots = (0..<40).map { slot($0 * 3) }
    let now = midnight.addingTimeInterval(13 * 3600)
    let hours = report(slots, zone: .gmt).hours(from: now)
    #expect(hours.first?.time == midnight.addingTimeInterval(12 * 3600))
    #expect(hours.last?.time == midnight.addingTimeInterval(60 * 3600))
    #expect(report(slots, zone: .gmt).hours(from: midnight.addingTimeInterval(1e6)).isEmpty)
  }

  @Test func `until a forecast begins, the current weather is a slot without precipitation`()
    throws
  {
    let observed = WeatherReport.fixtureTime
    let report = WeatherReport.fixture()
    let first = try #require(report.slots.first)
    let present = try #require(report.present(at: observed.addingTimeInterval(300)))
    #expect(present.time == observed && present.end == first.time)
    #expect(present.temperature.celsius == 11.4 && present.wind == report.current.wind)
    #expect(present.precipitation == nil && present.probability == nil)
    #expect(report.present(at: first.time) == nil, "the first slot has begun")
  }

  @Test func `current weather that is much older than the forecast's start is no slot`() {
    let late = Array(ForecastSlot.fixtures.dropFirst())
    #expect(report(late, zone: .gmt).present(at: WeatherReport.fixtureTime) == nil)
    #expect(report([], zone: .gmt).present(at: WeatherReport.fixtureTime) == nil)
  }
}
