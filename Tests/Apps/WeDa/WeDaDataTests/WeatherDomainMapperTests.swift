import Foundation
import NetworkingKit
import StrataKitTesting
import Testing
import WeDaDomain

@testable import WeDaData

@Suite(.mission("S0-134")) struct WeatherDomainMapperTests {
  func current(_ name: String) throws -> CurrentWeather {
    let dto = try JSONDecoder().decode(
      OpenWeatherMapAnswerDTO<CurrentWeatherDTO>.self, from: fixture(name))
    return try dto.accepted().toDomain()
  }

  func forecast(_ name: String) throws -> [ForecastSlot] {
    let dto = try JSONDecoder().decode(
      OpenWeatherMapAnswerDTO<ForecastDTO>.self, from: fixture(name))
    return try dto.accepted().toDomain()
  }

  @Test func `a full response is read completely`() throws {
    #expect(
      try current("weather-full")
        == CurrentWeather(
          observedAt: Date(timeIntervalSince1970: 1_773_308_400),
          temperature: Temperature(celsius: 7.35), feelsLike: Temperature(celsius: 4.1),
          condition: WeatherCondition(kind: .rainy, details: "light rain", isDaytime: true),
          wind: Wind(
            speed: Speed(metresPerSecond: 5.5), direction: 240,
            gust: Speed(metresPerSecond: 11)),
          humidity: 88, pressure: Pressure(hectopascals: 998),
          visibility: Distance(metres: 7000), cloudiness: 75,
          precipitation: Precipitation(millimetres: 0.45),
          sunrise: Date(timeIntervalSince1970: 1_773_296_000),
          sunset: Date(timeIntervalSince1970: 1_773_337_000)))
  }

  @Test func `fields that are missing in old responses are nil`() throws {
    let old = try current("weather-old")
    #expect(old.feelsLike == nil)
    #expect(old.visibility == nil)
    #expect(old.pressure == Pressure(hectopascals: 1011.37))
    #expect(old.wind?.direction == 211.503)
    #expect(try current("weather-wind-without-direction").wind?.direction == nil)
    #expect(try current("weather-wind-without-direction").wind?.gust == nil)
  }

  @Test func `a rain amount for three hours is not used as the amount of the last hour`() throws {
    #expect(try current("weather-three-hour-amounts").precipitation == nil)
    #expect(try current("weather-null-amounts").precipitation == nil)
    let both = try current("weather-rain-and-snow").precipitation
    #expect(both == Precipitation(millimetres: 0.5))
  }

  @Test func `a polar day or night has no sunrise and sunset`() throws {
    let polar = try current("weather-polar-sea")
    #expect(polar.sunrise == nil)
    #expect(polar.sunset == nil)
    #expect(polar.condition.kind == .snowy)
  }

  @Test func `the kind of weather does not depend on the response's language`() throws {
    let condition = try current("weather-other-language").condition
    #expect(condition == WeatherCondition(code: .showers, details: "chubascos", isDaytime: false))
  }

  @Test func `without rain and snow amounts the weather is dry, unless the condition names them`()
    throws
  {
    let slots = try forecast("forecast-forty")
    for slot in slots where slot.condition.code.isDry { #expect(slot.precipitation != nil) }
    #expect(slots.contains { $0.precipitation == Precipitation(millimetres: 0) })
    #expect(try current("weather-old").precipitation == Precipitation(millimetres: 0))
    #expect(try forecast("forecast-null-amounts").first?.precipitation?.millimetres == 0)
    #expect(try current("weather-null-amounts").precipitation == nil, "light rain, no amount")
  }

  @Test func `rain and snow amounts of a three-hour slot are added up`() throws {
    let slots = try forecast("forecast-rain-and-snow")
    #expect(slots.map(\.precipitation) == [3.75, 0].map(Precipitation.init(millimetres:)))
  }

  @Test(.mission("W-04"))
  func `forty three-hour slots are grouped into five days`() throws {
    let slots = try forecast("forecast-forty")
    #expect(slots.count == 40)
    let days = ForecastDay.group(slots, in: .gmt)
    #expect(days.count == 5)
    #expect(days.first?.isPartial == true)
    #expect(days.dropFirst().allSatisfy { !$0.isPartial })
  }

  @Test func `a dry forecast slot of an old response has an amount of zero and no probability`()
    throws
  {
    let slot = try #require(try forecast("forecast-city-id-text").first)
    #expect(slot.precipitation == Precipitation(millimetres: 0))
    #expect(slot.probability == nil)
    #expect(slot.feelsLike == nil)
  }

  @Test(arguments: [
    ("weather-kelvin", "main.temp"), ("weather-no-condition", "weather[0]"),
  ])
  func `an implausible value is reported with its path`(name: String, path: String) throws {
    let error = try #require(throws: UnreadableField.self) { try current(name) }
    #expect(error.path == path)
  }

  @Test func `a probability above one is reported with its slot`() throws {
    let error = try #require(throws: UnreadableField.self) {
      try forecast("forecast-bad-probability")
    }
    #expect(error == UnreadableField(path: "list[1].pop", value: "35.0", rule: "0.0 ... 1.0"))
  }

  @Test(arguments: [
    (200, ConditionCode.thunderstorm), (232, .thunderstorm), (300, .drizzle), (312, .drizzle),
    (313, .showers), (321, .drizzle), (500, .rain), (501, .rain), (502, .heavyRain),
    (504, .heavyRain), (511, .freezingRain), (520, .showers), (531, .showers), (600, .snow),
    (602, .snow), (611, .sleet), (616, .sleet), (620, .snowShowers), (622, .snowShowers),
    (701, .fog), (711, .haze), (741, .fog), (762, .haze), (771, .squall), (781, .tornado),
    (800, .clear), (801, .partlyCloudy), (802, .partlyCloudy), (803, .cloudy), (804, .cloudy),
  ])
  func `every condition id of the service maps to a condition`(id: Int, code: ConditionCode) {
    #expect(ConditionDTO(id: id, group: nil, details: nil, icon: nil).code == code)
  }

  @Test func `an unknown id falls back to the group, then to the icon, then to unknown`() {
    #expect(ConditionDTO(id: 999, group: "Haze", details: nil, icon: "01d").code == .haze)
    #expect(ConditionDTO(id: 999, group: "New", details: nil, icon: "13n").code == .snow)
    #expect(ConditionDTO(id: -1, group: nil, details: nil, icon: nil).code == .unknown)
  }

  /// The response in the document's tests.
  static let documented = """
    {"city": {"name": "London", "country": "UK", "timezone": 0},
     "list": [{"dt": 1640995200,
       "main": {"temp": 15.5, "temp_min": 10.0, "temp_max": 20.0, "feels_like": 16.0},
       "weather": [{"id": 800, "main": "Clear", "description": "clear sky", "icon": "01d"}]}]}
    """

  @Test(.mission("S0-53", "S0-54", "S0-131"))
  func `the document's response maps to one sunny slot`() throws {
    let dto = try JSONDecoder().decode(ForecastDTO.self, from: Data(Self.documented.utf8))
    let slots = try dto.toDomain()
    #expect(slots.count == 1)
    let slot = try #require(slots.first)
    #expect(slot.time == Date(timeIntervalSince1970: 1_640_995_200))
    #expect(slot.temperature == Temperature(celsius: 15.5))
    #expect(slot.low == Temperature(celsius: 10))
    #expect(slot.high == Temperature(celsius: 20))
    #expect(slot.feelsLike == Temperature(celsius: 16))
    #expect(slot.condition.kind == .sunny)
    #expect(slot.condition.details == "clear sky")
    #expect(slot.condition.isDaytime)
  }

  @Test(.mission("S0-40", "S0-59"))
  func `a forecast slot survives storage in a file format that differs from the provider's`()
    throws
  {
    let dto = try JSONDecoder().decode(ForecastDTO.self, from: Data(Self.documented.utf8))
    let slot = try #require(dto.toDomain().first)
    let bytes = try JSONEncoder().encode(SlotFileDTO(slot))
    let stored = try JSONDecoder().decode(SlotFileDTO.self, from: bytes)
    #expect(try stored.toDomain() == slot)
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(ForecastDTO.SlotDTO.self, from: bytes)
    }
  }

  @Test(
    .mission("S0-60", "S0-34"),
    arguments: [
      ("Clear", WeatherKind.sunny), ("CLOUDS", .cloudy), ("rain", .rainy), ("Drizzle", .rainy),
      ("Snow", .snowy), ("thunderstorm", .stormy), ("Mist", .foggy), ("fog", .foggy),
      ("Haze", .foggy), ("Frogs", .unknown),
    ])
  func `a condition group maps to its kind, regardless of case`(group: String, kind: WeatherKind) {
    #expect(ConditionDTO(id: 0, group: group, details: nil, icon: nil).code.kind == kind)
  }
}
