import Foundation
import StrataKitTesting
import Testing

@testable import StarterApp

struct MapperTests {
  private func file(
    lastUpdated: String = "2022-01-01T00:00:00Z", dates: [String] = [], type: String = "Clear"
  ) -> ForecastFileDTO {
    ForecastFileDTO(
      cityName: "London", country: "GB",
      weatherItems: dates.map {
        WeatherFileDTO(
          dateTime: $0,
          temperature: TemperatureFileDTO(current: 1, min: 0, max: 2, feelsLike: -1),
          condition: WeatherConditionFileDTO(type: type, iconCode: nil), description: "")
      }, lastUpdated: lastUpdated)
  }

  @Test(.mission("S0-51", "S0-52"))
  func `a response is mapped to a forecast of its city with the current time`() {
    let before = Date()
    let forecast = WeatherDomainMapper.mapToDomain(.sample("Paris"))
    #expect(forecast.city == CityModel(name: "Paris", country: "GB"))
    #expect(forecast.weatherItems.map(\.condition.type) == [.sunny, .snowy])
    #expect((before...Date()).contains(forecast.lastUpdated))
  }

  @Test(.mission("S0-55", "S0-56")) func `a slot without weather is mapped to the unknown kind`() {
    let slot = WeatherDomainMapper.mapToDomain(
      WeatherApiDTO(
        dt: 0, main: TemperatureApiDTO(temp: 1, temp_min: 1, temp_max: 1, feels_like: 1),
        weather: []))
    #expect(slot.condition == WeatherConditionModel(type: .unknown, iconCode: nil))
    #expect(slot.description == "No description")
  }

  static let kinds: [(String, WeatherType)] = [
    ("Clear", .sunny), ("CLOUDS", .cloudy), ("rain", .rainy), ("Drizzle", .rainy), ("Snow", .snowy),
    ("Thunderstorm", .stormy), ("Mist", .foggy), ("Fog", .foggy), ("Haze", .foggy),
    ("Ash", .unknown),
  ]

  @Test(.mission("S0-55"), arguments: kinds)
  func `the service's word is mapped to a kind of weather`(word: String, type: WeatherType) {
    let slot = WeatherDomainMapper.mapToDomain(
      WeatherApiDTO(
        dt: 0, main: TemperatureApiDTO(temp: 1, temp_min: 1, temp_max: 1, feels_like: 1),
        weather: [WeatherDataApiDTO(main: word, description: "words", icon: "50d")]))
    #expect(slot.condition == WeatherConditionModel(type: type, iconCode: "50d"))
    #expect(slot.description == "words")
  }

  @Test(.mission("S0-57")) func `unreadable slots of a file are left out`() {
    let dates = ["2022-01-01T00:00:00Z", "yesterday"]
    #expect(WeatherDomainMapper.mapToDomain(file(dates: dates)).weatherItems.count == 1)
    let plasma = WeatherDomainMapper.mapToDomain(file(dates: dates, type: "Plasma"))
    #expect(plasma.weatherItems.isEmpty)
  }

  @Test(.mission("S0-57"))
  func `a file's time is decoded, and is the current time if it is invalid`() {
    let forecast = WeatherDomainMapper.mapToDomain(file())
    #expect(forecast.lastUpdated == Date(timeIntervalSince1970: 1_640_995_200))
    let before = Date()
    let undated = WeatherDomainMapper.mapToDomain(file(lastUpdated: "soon"))
    #expect((before...Date()).contains(undated.lastUpdated))
  }

  @Test(.mission("S0-51", "S0-58")) func `a forecast is mapped to a file DTO with all values`() {
    let date = Date(timeIntervalSince1970: 1_640_995_200)
    let slots = WeatherDomainMapper.mapToDomain(.sample()).weatherItems
    let forecast = ForecastModel(
      city: CityModel(name: "London", country: "GB"), weatherItems: slots, lastUpdated: date)
    let file = WeatherDomainMapper.mapToFileDTO(forecast)
    #expect((file.cityName, file.country) == ("London", "GB"))
    #expect(file.lastUpdated == "2022-01-01T00:00:00Z")
    #expect(file.version == "1.0")
    #expect(WeatherDomainMapper.mapToDomain(file) == forecast)
  }
}
