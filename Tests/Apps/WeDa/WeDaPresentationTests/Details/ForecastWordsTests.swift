import Foundation
import StrataKitTesting
import Testing
import WeDaDomain

@testable import WeDaPresentation

@Suite struct ForecastWordsTests {
  let format = WeatherFormat(units: .metric, locale: Locale(identifier: "en_GB"))

  private func slot(hour: Int, celsius: Double, rain: Double? = nil) -> ForecastSlot {
    ForecastSlot(
      time: Date(timeIntervalSince1970: 1_773_273_600 + Double(hour) * 3600),
      temperature: Temperature(celsius: celsius),
      condition: WeatherCondition(kind: .rainy, details: "", isDaytime: true), probability: 0.6,
      precipitation: rain.map(Precipitation.init(millimetres:)))
  }

  @Test(.mission("W-04")) func `a day is read aloud in one sentence`() throws {
    let slots = [slot(hour: 12, celsius: 4, rain: 1.5), slot(hour: 15, celsius: 9, rain: 0.8)]
    let day = try #require(ForecastDay.group(slots, in: .gmt).first)
    #expect(
      format.spoken(day, name: "Today")
        == """
        Today, Thursday 12 Mar, Rain, 4° to 9°, 60% chance of rain or snow, \
        2.3\u{A0}mm of rain or snow, \
        The forecast covers only a part of this day
        """)
    #expect(format.note(day) == "Partial · 60% · 2.3\u{A0}mm")
  }

  @Test func `in a right-to-left text, a number stays beside its unit`() throws {
    let arabic = WeatherFormat(units: .metric, locale: Locale(identifier: "ar_EG"))
    let day = try #require(ForecastDay.group([slot(hour: 12, celsius: 4, rain: 1)], in: .gmt).first)
    let parts = arabic.note(day).components(separatedBy: "، ")
    #expect(parts.count == 3)
    for part in parts { #expect(part.hasPrefix("\u{2068}") && part.hasSuffix("\u{2069}")) }
    let isPlain = format.note(day).unicodeScalars.allSatisfy { $0.value < 0x2000 }
    #expect(isPlain)
  }

  @Test func `a slot of three hours is read aloud as one sentence`() {
    #expect(
      format.spoken(slot(hour: 12, celsius: -0.2), in: .gmt)
        == "12:00, Rain, 0°, 60% chance of rain or snow")
  }

  @Test func `today's range is written with the high before the low`() throws {
    let slots = [slot(hour: 12, celsius: 4), slot(hour: 15, celsius: 14)]
    let report = WeatherReport(
      place: .london, current: .fixture, slots: slots, zone: .gmt,
      fetchedAt: WeatherReport.fixtureTime, provider: .fixture, origin: .remote)
    #expect(format.todayRange(report) == "High 14° · Low 4°")
  }

  @Test func `today has no range without forecast slots for the rest of the day`() {
    let report = WeatherReport(
      place: .london, current: .fixture, slots: [slot(hour: 30, celsius: 4)], zone: .gmt,
      fetchedAt: WeatherReport.fixtureTime, provider: .fixture, origin: .remote)
    #expect(format.todayRange(report) == nil)
  }

  @Test func `the temperature bars of all days are placed on one common scale`() throws {
    let slots = [
      slot(hour: 0, celsius: 0), slot(hour: 3, celsius: 10), slot(hour: 24, celsius: 10),
      slot(hour: 27, celsius: 20), slot(hour: 48, celsius: 20),
    ]
    let days = ForecastDay.group(slots, in: .gmt)
    let scale = TemperatureScale(days)
    #expect(scale.bar(of: days[0], width: 60) == (0, 30))
    #expect(scale.bar(of: days[1], width: 60) == (30, 30))
    #expect(scale.bar(of: days[2], width: 60) == (54, 6))
  }

  @Test func `if all temperatures are equal, a day's bar has the full width`() {
    let days = ForecastDay.group([slot(hour: 0, celsius: 5)], in: .gmt)
    #expect(TemperatureScale(days).bar(of: days[0], width: 60) == (0, 60))
  }

  @Test func `an unknown rain amount is mentioned only if rain is likely`() throws {
    func line(_ probability: Double) throws -> String {
      let slot = ForecastSlot(
        time: Date(timeIntervalSince1970: 1_773_273_600), temperature: Temperature(celsius: 4),
        condition: WeatherCondition(kind: .rainy, details: "", isDaytime: true),
        probability: probability)
      let day = try #require(ForecastDay.group([slot], in: .gmt).first)
      return format.rain(RainOutlook(day), in: .gmt)
    }
    #expect(try line(0.06) == "Rain 6%")
    #expect(try line(0.25) == "Rain 25% · amount not reported")
  }

  /// A day of one slot of three hours.
  private func day(_ probability: Double?, _ millimetres: Double?) throws -> ForecastDay {
    let slot = ForecastSlot(
      time: Date(timeIntervalSince1970: 1_773_273_600), temperature: Temperature(celsius: 4),
      condition: WeatherCondition(kind: .rainy, details: "", isDaytime: true),
      probability: probability, precipitation: millimetres.map(Precipitation.init(millimetres:)))
    return try #require(ForecastDay.group([slot], in: .gmt).first)
  }

  @Test func `an amount of zero is left out beside a probability, in every text`() throws {
    let day = try day(0.49, 0)
    let slot = day.slots[0]
    for format in [format, WeatherFormat(units: .american, locale: Locale(identifier: "en_US"))] {
      #expect(format.rain(RainOutlook(day), in: .gmt) == "Rain 49%")
      #expect(format.note(day) == "Partial · 49%")
      #expect(!format.spoken(day, name: "Today").contains("of rain or snow, 0"))
      for text in [format.spoken(slot, in: .gmt), format.values(of: slot, in: .gmt)] {
        #expect(text.contains("49%") && !text.contains("0\u{A0}mm") && !text.contains("0\u{A0}in"))
      }
    }
  }

  @Test func `the text for a terminal leaves out an amount of zero beside a probability`() throws {
    let report = WeatherReport(
      place: .london, current: .fixture, slots: try day(0.49, 0).slots, zone: .gmt,
      fetchedAt: WeatherReport.fixtureTime, provider: .fixture, origin: .remote)
    let text = ForecastText(
      LongForecast(report), settings: WeatherSettings(), locale: Locale(identifier: "en_US"),
      now: WeatherReport.fixtureTime)
    #expect(text.days.map(\.rain) == ["49%"])
  }

  @Test func `a trace of rain is written as less than the smallest amount`() throws {
    let american = WeatherFormat(units: .american, locale: Locale(identifier: "en_US"))
    #expect(american.note(try day(0.49, 0.02)).contains("0.01\u{A0}in"))
    #expect(format.note(try day(0.49, 0.02)).contains("0.1\u{A0}mm"))
  }

  @Test @MainActor
  func `the column of an hour leaves out an amount of zero beside a probability`() throws {
    func amount(_ probability: Double?, _ millimetres: Double?) throws -> String? {
      let slot = try day(probability, millimetres).slots[0]
      let chart = HourColumn.Chart(zone: .gmt, days: [:], heaviest: 1)
      return HourColumn(slot: slot, chart: chart, format: format).amount
    }
    #expect(try amount(0.41, 0) == "\u{A0}")
    #expect(try amount(0.41, 2) == "2\u{A0}mm")
    #expect(try amount(nil, 0) == "0\u{A0}mm")
    #expect(try amount(0.41, nil) == nil)
  }

  @Test func `an amount of zero stays only where no probability of rain is known`() throws {
    #expect(format.note(try day(0, 0)) == "Partial · 0%")
    #expect(format.note(try day(nil, 0)) == "Partial · 0\u{A0}mm")
    #expect(format.rain(RainOutlook(try day(0, 0)), in: .gmt) == "No rain expected")
  }
}
