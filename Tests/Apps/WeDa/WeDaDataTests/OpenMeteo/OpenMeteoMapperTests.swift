import Foundation
import NetworkingKit
import StrataKitTesting
import Testing
import WeDaDomain

@testable import WeDaData

/// Tests of Open-Meteo's responses, from bytes to the domain.
struct OpenMeteoMapperTests {
  func report(_ name: String) throws -> WeatherReport {
    try JSONDecoder().decode(OpenMeteoForecastDTO.self, from: fixture(name)).toDomain(
      place: .london, provider: .openMeteo, fetchedAt: WeatherReport.fixtureTime)
  }

  func instant(_ text: String) throws -> Date { try Date(text, strategy: .iso8601) }

  @Test func `the current weather is read completely, in the same units as the other provider's`()
    throws
  {
    let report = try report("open-meteo-autumn")
    let expected = CurrentWeather(
      observedAt: try instant("2025-10-25T12:15:00Z"), temperature: Temperature(celsius: 11.6),
      feelsLike: Temperature(celsius: 9.9),
      condition: WeatherCondition(code: .rain, isDaytime: true),
      wind: Wind(
        speed: Speed(metresPerSecond: 4.3), direction: 231, gust: Speed(metresPerSecond: 9.7)),
      humidity: 71, pressure: Pressure(hectopascals: 1012.4),
      visibility: Distance(metres: 24_140), cloudiness: 88,
      precipitation: Precipitation(millimetres: 0),
      sunrise: try instant("2025-10-25T04:48:00Z"), sunset: try instant("2025-10-25T15:42:00Z"))
    #expect(report.current == expected)
    #expect(report.zone == (try PlaceZone(identifier: "Europe/Berlin")))
    #expect(report.provider == .openMeteo)
  }

  @Test func `hourly times use the response's offset, so local labels shift after a clock change`()
    throws
  {
    let report = try report("open-meteo-autumn")
    let label = try OpenMeteoTime.instant("2025-10-26T12:00", offset: 7200, "x")
    #expect(label == (try instant("2025-10-26T10:00:00Z")))
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = report.timeZone
    #expect(calendar.component(.hour, from: label) == 11)
    #expect(report.slots.contains { $0.time == label })
  }

  @Test(arguments: [
    ("open-meteo-autumn", [24, 25, 24, 24, 24]), ("open-meteo-spring", [24, 23, 24, 24, 24]),
  ])
  func `five complete days are decoded, with 23 or 25 hours on the day of a clock change`(
    name: String, hours: [Int]
  ) throws {
    let days = try report(name).days
    #expect(days.map(\.slots.count) == hours)
    #expect(days.allSatisfy { !$0.isPartial })
    #expect(days.flatMap(\.slots).allSatisfy { $0.duration == ForecastSlot.oneHour })
  }

  @Test func `precipitation reported at 6:00 is assigned to the hour from 5:00 to 6:00`() throws {
    let slots = try report("open-meteo-autumn").slots
    // 0.3 mm are reported at 06:00 for the hour from 05:00.
    #expect(slots[5].precipitation == Precipitation(millimetres: 0.3))
    #expect(slots[6].precipitation == Precipitation(millimetres: 0))
    #expect(slots[0].probability == 0.07)
    #expect(slots.last?.precipitation == nil)
  }

  @Test func `null and the former marker of missing values are read as missing, never as zero`()
    throws
  {
    let report = try report("open-meteo-holes")
    #expect(report.slots.count == 47)
    let third = try instant("2025-10-25T01:00:00Z")
    #expect(!report.slots.contains { $0.time == third })
    #expect(report.days.first?.isPartial == true)
    #expect(report.slots[3].feelsLike == nil)
    #expect(report.slots[4].condition.code == .unknown)
    #expect(report.slots[4].precipitation == nil)
    #expect(report.slots[6].condition.code == .unknown)
    #expect(report.slots.allSatisfy { $0.wind?.gust == nil && $0.wind?.direction == nil })
    #expect(report.current.visibility == nil)
    #expect(report.current.wind?.gust == nil)
    // The current values have no temperature, so that of the hour is used.
    let now = report.slots.first { $0.time == (try? instant("2025-10-25T12:00:00Z")) }
    #expect(report.current.temperature == now?.temperature)
  }

  @Test func `without the source's word, the sun at the place decides whether an hour is day`()
    throws
  {
    var answer = try #require(
      try JSONSerialization.jsonObject(with: fixture("open-meteo-autumn")) as? [String: Any])
    for block in ["current", "hourly"] {
      var values = try #require(answer[block] as? [String: Any])
      values["is_day"] = nil
      answer[block] = values
    }
    let berlin = Place(
      name: "Berlin", state: nil, country: "DE",
      coordinate: try Coordinate(latitude: 52.52, longitude: 13.42))
    let data = try JSONSerialization.data(withJSONObject: answer)
    let report = try JSONDecoder().decode(OpenMeteoForecastDTO.self, from: data).toDomain(
      place: berlin, provider: .openMeteo, fetchedAt: WeatherReport.fixtureTime)
    // On that day the sun rose at 7:48 and set at 17:45.
    let light = report.slots.prefix(24).map(\.condition.isDaytime)
    #expect(light.indices.filter { light[$0] } == Array(8...17))
    #expect(report.current.condition.isDaytime)
  }

  @Test(arguments: [
    ("open-meteo-polar-night", PolarLight.night), ("open-meteo-polar-day", .day),
    ("open-meteo-polar-old", .day),
  ])
  func `a polar day or night has no sunrise and sunset`(
    name: String, light: PolarLight
  ) throws {
    let current = try report(name).current
    #expect(current.sunrise == nil)
    #expect(current.sunset == nil)
    #expect(current.polarLight == light)
  }

  static let unreadable: [(String, UnreadableField)] = [
    (
      "open-meteo-short-column",
      UnreadableField(path: "hourly.precipitation", value: "23 values", rule: "24 values")
    ),
    (
      "open-meteo-bad-time",
      UnreadableField(path: "hourly.time[5]", value: "25.10.2025 05:00", rule: "YYYY-MM-DDThh:mm")
    ),
    (
      "open-meteo-kelvin",
      UnreadableField(path: "hourly.temperature_2m[2]", value: "287.4", rule: "-100.0 ... 70.0")
    ),
    (
      "open-meteo-bad-offset",
      UnreadableField(path: "utc_offset_seconds", value: "999999.0", rule: "-64800.0 ... 64800.0")
    ),
  ]

  @Test(arguments: unreadable)
  func `an implausible value is reported with field, value and rule`(
    name: String, expected: UnreadableField
  ) throws {
    let error = try #require(throws: UnreadableField.self) { try report(name) }
    #expect(error == expected)
  }

  @Test(arguments: [
    "2025-13-01T00:00", "2025-00-01T00:00", "2025-01-32", "2025-01-01T24:00", "2025-01-01T00:60",
    "2025-01-01 00:00", "2025-1-1T00:00", "", "2025-01-01T00:00Z", "²025-01-01",
    "0000-01-01", "1969-12-31T23:59", "2200-01-02", "9999-12-31T23:00",
  ])
  func `a text that is not a time is refused`(text: String) {
    #expect(throws: UnreadableField.self) { try OpenMeteoTime.instant(text, offset: 0, "time") }
  }

  @Test(arguments: [
    ("1970-01-01", 0.0), ("2000-02-29T23:59", 951_868_740), ("2025-10-27T00:00", 1_761_523_200),
  ])
  func `a time string is converted to seconds since 1970 in the Gregorian calendar`(
    text: String, seconds: Double
  ) throws {
    let date = try OpenMeteoTime.instant(text, offset: 0, "time")
    #expect(date.timeIntervalSince1970 == seconds)
  }

  static let codes: [(Int, ConditionCode)] = [
    (0, .clear), (1, .clear), (2, .partlyCloudy), (3, .cloudy), (45, .fog), (48, .fog),
    (51, .drizzle), (55, .drizzle), (56, .freezingRain), (57, .freezingRain), (61, .rain),
    (63, .rain), (65, .heavyRain), (66, .freezingRain), (67, .freezingRain), (71, .snow),
    (75, .snow), (77, .snow), (80, .showers), (82, .showers), (85, .snowShowers),
    (86, .snowShowers), (95, .thunderstorm), (96, .hail), (99, .hail), (4, .unknown),
    (-1, .unknown), (100, .unknown),
  ]

  @Test(arguments: codes)
  func `every WMO code has its condition`(
    code: Int, condition: ConditionCode
  ) {
    #expect(ConditionCode(wmo: code) == condition)
  }

  @Test(arguments: [
    (15, 14, 1, 1.5), (15, 28, 1, 3), (31, 7, 1, 3.1), (8, 7, 1, 1), (8, 7, 10, 10),
  ])
  func `a request's weight for the rate limit is computed from its variables, days and places`(
    variables: Int, days: Int, places: Int, calls: Double
  ) {
    let weight = OpenMeteoVariables.weight(variables: variables, days: days, places: places)
    #expect(abs(weight - calls) < 1e-9)
  }

  @Test
  func `a weather request counts as fewer than 2 and a half calls of the provider's rate limit`() {
    #expect(OpenMeteoVariables.weight < 2.5)
  }

  @Test func `WMO codes and OpenWeatherMap ids of the same weather map to the same condition`() {
    let pairs: [(wmo: Int, openWeather: Int)] = [
      (0, 800), (2, 802), (3, 804), (45, 741), (53, 301), (63, 501), (65, 503), (67, 511),
      (81, 521), (73, 601), (85, 620), (95, 211),
    ]
    for pair in pairs {
      let other = ConditionDTO(id: pair.openWeather, group: nil, details: nil, icon: nil).code
      #expect(ConditionCode(wmo: pair.wmo) == other)
    }
  }
}
