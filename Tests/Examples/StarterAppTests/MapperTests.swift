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

  @Test(.mission("S0-51", "S0-52")) func `an answer becomes a forecast of its city, made now`() {
    let before = Date()
    let forecast = WeatherDomainMapper.mapToDomain(.sample("Paris"))
    #expect(forecast.city == CityModel(name: "Paris", country: "GB"))
    #expect(forecast.weatherItems.map(\.condition.type) == [.sunny, .snowy])
    #expect((before...Date()).contains(forecast.lastUpdated))
  }

  @Test(.mission("S0-55", "S0-56")) func `a slot without weather is of no known kind`() {
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
  func `the service's word becomes a kind`(word: String, type: WeatherType) {
    let slot = WeatherDomainMapper.mapToDomain(
      WeatherApiDTO(
        dt: 0, main: TemperatureApiDTO(temp: 1, temp_min: 1, temp_max: 1, feels_like: 1),
        weather: [WeatherDataApiDTO(main: word, description: "words", icon: "50d")]))
    #expect(slot.condition == WeatherConditionModel(type: type, iconCode: "50d"))
    #expect(slot.description == "words")
  }

  @Test(.mission("S0-57")) func `a file's slots that cannot be read are left out`() {
    let dates = ["2022-01-01T00:00:00Z", "yesterday"]
    #expect(WeatherDomainMapper.mapToDomain(file(dates: dates)).weatherItems.count == 1)
    let plasma = WeatherDomainMapper.mapToDomain(file(dates: dates, type: "Plasma"))
    #expect(plasma.weatherItems.isEmpty)
  }

  @Test(.mission("S0-57")) func `a file's time is read, and is now where it is none`() {
    let forecast = WeatherDomainMapper.mapToDomain(file())
    #expect(forecast.lastUpdated == Date(timeIntervalSince1970: 1_640_995_200))
    let before = Date()
    let undated = WeatherDomainMapper.mapToDomain(file(lastUpdated: "soon"))
    #expect((before...Date()).contains(undated.lastUpdated))
  }

  @Test(.mission("S0-51", "S0-58")) func `a forecast becomes a file with all it holds`() {
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
