import Foundation
import StrataKitTesting
import Testing

@testable import StarterApp

struct DTOTests {
  private static let answer = """
    {"cod": "200", "message": 0, "cnt": 1,
     "city": {"id": 2643743, "name": "London", "country": "GB"},
     "list": [{"dt": 1640995200, "visibility": 10000, "pop": 0.2,
       "main": {"temp": 15.5, "temp_min": 10, "temp_max": 20, "feels_like": 16, "humidity": 60},
       "weather": [{"id": 800, "main": "Clear", "description": "clear sky", "icon": "01d"}],
       "clouds": {"all": 3}, "wind": {"speed": 2.5, "deg": 200}}]}
    """

  private func decode(_ text: String) throws -> ForecastApiDTO {
    try JSONDecoder().decode(ForecastApiDTO.self, from: Data(text.utf8))
  }

  @Test(.mission("S0-40", "S0-41", "S0-42", "S0-44", "S0-45", "S0-46"))
  func `a response is decoded with the service's field names`() throws {
    let answer = try decode(Self.answer)
    #expect((answer.city.name, answer.city.country) == ("London", "GB"))
    #expect((answer.cnt, answer.cod) == (1, "200"))
    let slot = try #require(answer.list.first)
    #expect(slot.dt == 1_640_995_200)
    #expect((slot.main.temp, slot.main.temp_min, slot.main.temp_max) == (15.5, 10, 20))
    #expect(slot.main.feels_like == 16)
    let weather = try #require(slot.weather.first)
    #expect((weather.main, weather.description, weather.icon) == ("Clear", "clear sky", "01d"))
    #expect((slot.clouds?.all, slot.wind?.speed) == (3, 2.5))
  }

  @Test(.mission("S0-41", "S0-42")) func `optional fields may be missing from a response`() throws {
    let answer = try decode(
      """
      {"city": {"name": "London", "country": "GB"}, "list": [{"dt": 1, "weather": [],
       "main": {"temp": 1, "temp_min": 1, "temp_max": 1, "feels_like": 1}}]}
      """)
    #expect((answer.cnt, answer.cod) == (nil, nil))
    #expect(answer.list[0].clouds == nil)
    #expect(answer.list[0].wind == nil)
    #expect(throws: DecodingError.self) { try decode(#"{"list": []}"#) }
  }

  @Test(.mission("S0-43")) func `the encoded DTO of a slot has five keys`() throws {
    let slot = try #require(try decode(Self.answer).list.first)
    let written = try JSONSerialization.jsonObject(with: JSONEncoder().encode(slot))
    let keys = try #require(written as? [String: Any]).keys
    #expect(keys.sorted() == ["clouds", "dt", "main", "weather", "wind"])
    #expect(WeatherApiDTO.CodingKeys(stringValue: "pop") == nil)
  }

  @Test(.mission("S0-47", "S0-49", "S0-50"))
  func `a file DTO stores dates and conditions as strings, and survives encoding and decoding`()
    throws
  {
    let forecast = WeatherDomainMapper.mapToDomain(.sample())
    let file = WeatherDomainMapper.mapToFileDTO(forecast)
    let data = try JSONEncoder().encode(file)
    let object = try #require(
      try JSONSerialization.jsonObject(with: data) as? [String: Any])
    #expect(
      object.keys.sorted() == ["cityName", "country", "lastUpdated", "version", "weatherItems"])
    let slot = try #require((object["weatherItems"] as? [[String: Any]])?.first)
    #expect(slot["dateTime"] as? String == "2022-01-01T00:00:00Z")
    #expect((slot["condition"] as? [String: Any])?["type"] as? String == "Clear")
    #expect((slot["temperature"] as? [String: Any])?["current"] as? Double == 15.5)
    let again = try JSONDecoder().decode(ForecastFileDTO.self, from: data)
    #expect(WeatherDomainMapper.mapToDomain(again).weatherItems == forecast.weatherItems)
  }

  @Test(.mission("S0-48")) func `a file DTO has version 1.0`() {
    let file = ForecastFileDTO(
      cityName: "London", country: "GB", weatherItems: [], lastUpdated: "2022-01-01T00:00:00Z")
    #expect(file.version == "1.0")
  }
}
