import Foundation
import StrataKitTesting
import Testing
import WeDaDomain

/// Tests of forecasts across changes of the clocks, in steps of one hour and of three.
struct ClockChangeTests {
  let berlin: PlaceZone

  init() throws { berlin = try PlaceZone(identifier: "Europe/Berlin") }

  func slots(from start: String, steps: Int, hours: Double) throws -> [ForecastSlot] {
    let begin = try Date(start, strategy: .iso8601)
    return (0..<steps).map { index in
      ForecastSlot(
        time: begin.addingTimeInterval(Double(index) * hours * 3600), duration: hours * 3600,
        temperature: Temperature(celsius: Double(index % 24)),
        condition: WeatherCondition(code: .clear, isDaytime: true),
        precipitation: Precipitation(millimetres: 0.5))
    }
  }

  @Test func `the day on which clocks go forward has 23 hours and is complete`() throws {
    let days = ForecastDay.group(
      try slots(from: "2026-03-27T23:00:00Z", steps: 24 + 23 + 24, hours: 1), in: berlin)
    #expect(days.map(\.slots.count) == [24, 23, 24])
    #expect(days.map(\.day.isoText) == ["2026-03-28", "2026-03-29", "2026-03-30"])
    #expect(days.allSatisfy { !$0.isPartial })
  }

  @Test func `the day on which clocks go back has 25 hours, none of which is lost`() throws {
    let days = ForecastDay.group(
      try slots(from: "2025-10-24T22:00:00Z", steps: 24 + 25 + 24, hours: 1), in: berlin)
    #expect(days.map(\.slots.count) == [24, 25, 24])
    #expect(days.map(\.precipitation?.millimetres) == [12, 12.5, 12])
    #expect(days.allSatisfy { !$0.isPartial })
  }

  @Test(arguments: [
    ("2026-03-21T23:00:00Z", "2026-03-29", 23), ("2026-10-17T22:00:00Z", "2026-10-25", 25),
  ])
  func `sixteen days across a change of the clocks are each there once and complete`(
    start: String, changed: String, hours: Int
  ) throws {
    let ahead = AheadReport(
      slots: try slots(from: start, steps: 16 * 24 + hours - 24, hours: 1), hours: [],
      quarters: [], zone: berlin, fetchedAt: try Date(start, strategy: .iso8601))
    let days = ahead.days
    #expect(days.count == 16 && days.allSatisfy { !$0.isPartial })
    #expect(zip(days, days.dropFirst()).allSatisfy { $0.day.next == $1.day })
    for day in days {
      #expect(day.slots.count == (day.day.isoText == changed ? hours : 24), "\(day.day.isoText)")
    }
  }

  @Test(arguments: [
    ("Pacific/Kiritimati", "2026-03-13"), ("Pacific/Apia", "2026-03-13"),
    ("Pacific/Pago_Pago", "2026-03-12"),
  ])
  func `on both sides of the date line the days are those of the place`(
    zone: String, today: String
  ) throws {
    let zone = try PlaceZone(identifier: zone)
    let now = try Date("2026-03-12T11:30:00Z", strategy: .iso8601)
    let start = zone.start(of: zone.day(of: now))
    let days = ForecastDay.group(
      try slots(from: start.formatted(.iso8601), steps: 48, hours: 1), in: zone)
    #expect(days.map(\.day.isoText).first == today)
    #expect(days.map(\.slots.count) == [24, 24] && days.allSatisfy { !$0.isPartial })
  }

  @Test func `with steps of three hours, both days of a clock change are complete`() throws {
    let spring = ForecastDay.group(
      try slots(from: "2026-03-28T00:00:00Z", steps: 24, hours: 3), in: berlin)
    #expect(spring.map(\.slots.count) == [8, 8, 8])
    #expect(spring.allSatisfy { !$0.isPartial })
    let autumn = ForecastDay.group(
      try slots(from: "2025-10-25T00:00:00Z", steps: 24, hours: 3), in: berlin)
    #expect(autumn.map(\.slots.count) == [8, 8, 8])
    #expect(autumn.allSatisfy { !$0.isPartial })
  }

  @Test func `hours are grouped by the time zone, not by a fixed offset`() throws {
    let slots = try slots(from: "2025-10-26T00:00:00Z", steps: 23, hours: 1)
    #expect(ForecastDay.group(slots, in: berlin).count == 1)
    #expect(ForecastDay.group(slots, in: PlaceZone(offset: 7200)).count == 2)
  }

  @Test(arguments: [("2026-03-28T23:00:00Z", "11:00"), ("2025-10-25T22:00:00Z", "12:00")])
  func `on days of clock changes, the day's condition is that of 13:00 local time`(
    start: String, utc: String
  ) throws {
    let begin = try Date(start, strategy: .iso8601)
    let slots = try slots(from: start, steps: 23, hours: 1).map { slot in
      let isOne = berlin.timeZone.hour(of: slot.time) == 13
      return ForecastSlot(
        time: slot.time, duration: slot.duration, temperature: slot.temperature,
        condition: WeatherCondition(code: isOne ? .hail : .fog, isDaytime: true))
    }
    #expect(slots.first?.time == begin)
    #expect(ForecastDay.group(slots, in: berlin).first?.condition.code == .hail)
  }

  @Test func `a missing hour in the middle makes a day partial`() throws {
    var slots = try slots(from: "2026-03-27T23:00:00Z", steps: 24, hours: 1)
    slots.remove(at: 12)
    #expect(ForecastDay.group(slots, in: berlin).map(\.isPartial) == [true])
  }

  @Test func `past hours are left out, unless all are past`() throws {
    let slots = try slots(from: "2026-03-27T23:00:00Z", steps: 24, hours: 1)
    let day = try #require(ForecastDay.group(slots, in: berlin).first)
    let now = try Date("2026-03-28T14:20:00Z", strategy: .iso8601)
    #expect(
      day.slots(from: now).first?.time == (try Date("2026-03-28T14:00:00Z", strategy: .iso8601)))
    #expect(day.slots(from: now.addingTimeInterval(86_400)) == day.slots)
  }
}

extension TimeZone {
  /// Returns the local hour.
  fileprivate func hour(of instant: Date) -> Int {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = self
    return calendar.component(.hour, from: instant)
  }
}
