import Foundation
import StrataKitTesting
import Testing

@testable import StarterApp

struct ModelTests {
  private let london = CityModel(name: "London", country: "GB")

  private func slot(_ type: WeatherType = .sunny, at seconds: TimeInterval = 0) -> WeatherModel {
    WeatherModel(
      dateTime: Date(timeIntervalSince1970: seconds),
      temperature: TemperatureModel(current: 15.5, min: 10, max: 20, feelsLike: 16),
      condition: WeatherConditionModel(type: type, iconCode: "01d"), description: "clear sky")
  }

  @Test(.mission("S0-29")) func `a forecast has a city, slots and a time`() {
    let date = Date(timeIntervalSince1970: 5)
    let forecast = ForecastModel(city: london, weatherItems: [slot()], lastUpdated: date)
    #expect(forecast == ForecastModel(city: london, weatherItems: [slot()], lastUpdated: date))
    #expect(forecast != ForecastModel(city: london, weatherItems: [], lastUpdated: date))
    #expect(forecast != ForecastModel(city: london, weatherItems: [slot()], lastUpdated: Date()))
    let other = CityModel(name: "London", country: "CA")
    #expect(forecast != ForecastModel(city: other, weatherItems: [slot()], lastUpdated: date))
  }

  @Test(.mission("S0-30")) func `a forecast's time defaults to now`() {
    let before = Date()
    let forecast = ForecastModel(city: london, weatherItems: [])
    #expect((before...Date()).contains(forecast.lastUpdated))
  }

  @Test(.mission("S0-31", "S0-38", "S0-39"))
  func `slots have the given values, and are equal if these are`() {
    let slot = slot()
    #expect(slot.dateTime == Date(timeIntervalSince1970: 0))
    #expect(slot.description == "clear sky")
    let temperature = slot.temperature
    #expect(temperature.current == 15.5)
    #expect((temperature.min, temperature.max, temperature.feelsLike) == (10, 20, 16))
    #expect(slot.condition.type == .sunny)
    #expect(slot.condition.iconCode == "01d")
    #expect(WeatherConditionModel(type: .sunny, iconCode: nil).iconCode == nil)
    #expect(slot == self.slot())
    #expect(slot != self.slot(.rainy))
    #expect(slot != self.slot(at: 1))
  }

  @Test(.mission("S0-37")) func `a city has a name and a country`() {
    #expect(london.name == "London")
    #expect(london.country == "GB")
  }

  @Test(.mission("S0-33")) func `the raw value of a kind of weather is the service's word`() {
    #expect(WeatherType.sunny.rawValue == "Clear")
    #expect(WeatherType.cloudy.rawValue == "Clouds")
    #expect(WeatherType.rainy.rawValue == "Rain")
    #expect(WeatherType.allCases.count == 7)
    for type in WeatherType.allCases { #expect(WeatherType(rawValue: type.rawValue) == type) }
  }

  @Test(.mission("S0-35")) func `each kind of weather has a display name`() {
    #expect(WeatherType.sunny.displayName == "Sunny")
    #expect(WeatherType.cloudy.displayName == "Cloudy")
    #expect(WeatherType.rainy.displayName == "Rainy")
    #expect(Set(WeatherType.allCases.map(\.displayName)).count == 7)
  }

  @Test(.mission("S0-36")) func `each kind of weather has an icon`() {
    #expect(WeatherType.sunny.emoji == "☀️")
    #expect(WeatherType.cloudy.emoji == "☁️")
    #expect(WeatherType.rainy.emoji == "🌧️")
    #expect(Set(WeatherType.allCases.map(\.emoji)).count == 7)
  }
}
