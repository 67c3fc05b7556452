import Foundation
import StrataKitTesting
import Testing
import WeDaDomain

struct ForecastDayTests {
  /// The time 2022-08-30, 15:00 UTC.
  static let afternoon = Date(timeIntervalSince1970: 1_661_871_600)

  func slot(
    _ hours: Int, _ celsius: Double = 10, low: Double? = nil, high: Double? = nil,
    kind: WeatherKind = .cloudy, probability: Double? = nil, rain: Double? = nil
  ) -> ForecastSlot {
    ForecastSlot(
      time: Self.afternoon.addingTimeInterval(Double(hours) * 3600),
      temperature: Temperature(celsius: celsius), low: low.map(Temperature.init(celsius:)),
      high: high.map(Temperature.init(celsius:)),
      condition: WeatherCondition(kind: kind, details: "", isDaytime: true),
      probability: probability, precipitation: rain.map(Precipitation.init(millimetres:)))
  }

  @Test(arguments: [(7200, "2022-08-30"), (32_400, "2022-08-31"), (-10_800, "2022-08-30")])
  func `a slot belongs to the local date of the place`(offset: Int, date: String) {
    #expect(LocalDay(of: Self.afternoon, offset: offset).isoText == date)
  }

  @Test func `times before 1970 are rounded down to their date`() {
    let instant = Date(timeIntervalSince1970: -1)
    #expect(LocalDay(of: instant, offset: 0).isoText == "1969-12-31")
  }

  @Test func `a day's low and high are the lowest and highest temperatures of its slots`() throws {
    let days = ForecastDay.group(
      [slot(0, 12, low: 9, high: 13), slot(3, 11, low: 10.5, high: 17.5)], in: .gmt)
    let day = try #require(days.first)
    #expect(day.low == Temperature(celsius: 9))
    #expect(day.high == Temperature(celsius: 17.5))
  }

  @Test func `a slot whose lowest and highest temperature a service exchanged has them in order`() {
    let exchanged = slot(0, 12, low: 13, high: 9)
    #expect(exchanged.low == Temperature(celsius: 9) && exchanged.high == Temperature(celsius: 13))
  }

  @Test func `a day's rain probability is the maximum of its slots, and its amount is their sum`()
    throws
  {
    let slots = [
      slot(0, probability: 0.2, rain: 0.5), slot(3, probability: 0.9), slot(6, rain: 1.25),
    ]
    let day = try #require(ForecastDay.group(slots, in: .gmt).first)
    #expect(day.probability == 0.9)
    #expect(day.precipitation == Precipitation(millimetres: 1.75))
  }

  @Test func `a day's precipitation is nil if no slot has an amount, and zero if a slot is dry`()
    throws
  {
    let dry = try #require(ForecastDay.group([slot(0, rain: 0)], in: .gmt).first)
    let silent = try #require(ForecastDay.group([slot(0)], in: .gmt).first)
    #expect(dry.precipitation == Precipitation(millimetres: 0))
    #expect(silent.precipitation == nil)
    #expect(silent.probability == nil)
  }

  @Test(.mission("W-04"))
  func `forty forecast slots on six dates make five days, of which the first is marked as partial`()
  {
    let slots = (0..<40).map { slot($0 * 3) }
    let days = ForecastDay.group(slots, in: .gmt)
    #expect(days.map(\.slots.count) == [3, 8, 8, 8, 8])
    #expect(days.map(\.isPartial) == [true, false, false, false, false])
    #expect(ForecastDay.group(slots, in: .gmt, limit: 6).last?.slots.count == 5)
    #expect(ForecastDay.group(slots, in: .gmt, limit: 6).last?.isPartial == true)
  }

  @Test func `forty slots that make five whole dates are five complete days`() {
    // 15:00Z is midnight in UTC+9, so forty slots are five whole dates there.
    let days = ForecastDay.group((0..<40).map { slot($0 * 3) }, in: PlaceZone(offset: 32_400))
    #expect(days.map(\.isPartial) == Array(repeating: false, count: 5))
  }

  @Test func `a day's weather condition is that of its slot at noon`() throws {
    // In UTC+9 the slots begin at midnight: the fifth is at noon.
    var slots = (0..<8).map { slot($0 * 3, kind: .rainy) }
    slots[4] = slot(12, kind: .sunny)
    let day = try #require(ForecastDay.group(slots, in: PlaceZone(offset: 32_400)).first)
    #expect(day.kind == .sunny)
  }

  @Test func `forecast slots are sorted, and duplicates are dropped`() throws {
    let days = ForecastDay.group([slot(6), slot(0), slot(6, 99), slot(3)], in: .gmt)
    let day = try #require(days.first)
    #expect(day.slots.map(\.time) == [slot(0), slot(3), slot(6)].map(\.time))
    #expect(day.high == Temperature(celsius: 10))
  }

  @Test func `no slots give no days`() {
    #expect(ForecastDay.group([], in: PlaceZone(offset: 3600)).isEmpty)
  }
}
