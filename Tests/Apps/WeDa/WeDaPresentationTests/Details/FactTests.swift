import Foundation
import StrataKitTesting
import Testing
import WeDaDomain

@testable import WeDaPresentation

@Suite struct FactTests {
  let format = WeatherFormat(units: .metric, locale: Locale(identifier: "en_GB"))

  private func facts(of current: CurrentWeather, offset: Int = 0) -> [String: Fact] {
    let report = WeatherReport(
      place: .london, current: current, slots: [], zone: PlaceZone(offset: offset),
      fetchedAt: WeatherReport.fixtureTime, provider: .fixture, origin: .remote)
    let all = Fact.all(of: report, format: format)
    return Dictionary(uniqueKeysWithValues: all.map { ($0.id, $0) })
  }

  @Test func `every value is shown in its unit`() {
    let facts = facts(of: .fixture)
    #expect(facts["wind"]?.value == "19\u{A0}km/h")
    #expect(facts["wind"]?.note == "From SW · Gusts 33\u{A0}km/h")
    #expect(facts["humidity"]?.value == "81%")
    #expect(facts["pressure"]?.value == "1,009\u{A0}hPa")
    #expect(facts["visibility"]?.value == "8\u{A0}km")
    #expect(facts["clouds"]?.value == "75%")
    #expect(facts["daylight"]?.value == "11 h 40 min")
  }

  @Test func `sunrise and sunset are shown in the place's local time`() {
    let current = CurrentWeather.fixture
    #expect(facts(of: current)["sunrise"]?.value == "06:20")
    #expect(facts(of: current, offset: 19_800)["sunrise"]?.value == "11:50")
    #expect(facts(of: current, offset: -3600)["sunset"]?.value == "17:00")
  }

  @Test func `missing values are marked as not reported`() {
    let bare = CurrentWeather(
      observedAt: WeatherReport.fixtureTime, temperature: Temperature(celsius: 3),
      condition: WeatherCondition(kind: .unknown, details: "", isDaytime: true))
    let facts = facts(of: bare)
    for id in ["wind", "humidity", "pressure", "visibility", "clouds", "daylight"] {
      #expect(facts[id]?.value == "Not reported", "\(id)")
    }
    #expect(facts["wind"]?.note == nil)
    #expect(facts["sunrise"]?.value == "Not today")
    #expect(facts["sunset"]?.value == "Not today")
  }

  @Test func `wind of an unknown direction is shown by its speed only`() {
    let current = CurrentWeather(
      observedAt: WeatherReport.fixtureTime, temperature: Temperature(celsius: 3),
      condition: WeatherCondition(kind: .sunny, details: "", isDaytime: true),
      wind: Wind(speed: Speed(metresPerSecond: 2), direction: nil, gust: nil),
      visibility: Distance(metres: 10_000))
    #expect(facts(of: current)["wind"]?.value == "7\u{A0}km/h")
    #expect(facts(of: current)["wind"]?.note == nil)
    #expect(facts(of: current)["visibility"]?.value == "10\u{A0}km or more")
  }
}
