import Foundation
import NetworkingKit
import StrataKitTesting
import Testing

@testable import WeDaApp

struct WeatherServiceTests {
  private let configuration = OpenWeatherMapConfiguration([
    "OPENWEATHERMAP_BASE_URL": "http://weather.test", "OPENWEATHERMAP_API_KEY": "k",
  ])

  private func ask<Answer: Sendable>(
    _ answer: Answer, _ work: (WeatherService) async throws -> Answer
  ) async throws -> String where Answer: Equatable {
    let client = MockAPIClient(result: answer)
    let got = try await work(WeatherService(apiClient: client, configuration: configuration))
    #expect(got == answer)
    return await client.requests.map(\.url.absoluteString).joined(separator: " ")
  }

  @Test(.mission("W-64")) func `weather and forecast of a city are requested by name`() async throws
  {
    let weather = createMockWeatherData(cityName: "São Paulo")
    #expect(
      try await ask(weather) { try await $0.fetchCurrentWeather(city: "São Paulo") }
        == "http://weather.test/data/2.5/weather?q=S%C3%A3o%20Paulo&units=metric&appid=k")
    #expect(
      try await ask(createMockForecast()) { try await $0.fetchForecast(city: "Oslo") }
        == "http://weather.test/data/2.5/forecast?q=Oslo&units=metric&appid=k")
  }

  @Test(.mission("W-65"))
  func `a place is requested by its coordinates, suggestions by the typed letters`()
    async throws
  {
    let weather = createMockWeatherData(cityName: "London")
    #expect(
      try await ask(weather) {
        try await $0.fetchCurrentWeatherByCoordinates(latitude: 51.5, longitude: -0.1)
      } == "http://weather.test/data/2.5/weather?lat=51.5&lon=-0.1&units=metric&appid=k")
    let found = [GeocodeResult(name: "Oslo", country: "NO", state: nil, lat: 1, lon: 2)]
    #expect(
      try await ask(found) { try await $0.searchCities(query: "Osl") }
        == "http://weather.test/geo/1.0/direct?q=Osl&limit=5&appid=k")
  }

  @Test(.mission("W-62"))
  func `the models have the fields of the service's response, and no others`() throws {
    let text = """
      {"name": "London", "coord": {"lat": 51.5, "lon": -0.1}, "dt": 1, "visibility": 9000,
       "weather": [{"id": 500, "main": "Rain", "description": "light rain", "icon": "10d"}],
       "main": {"temp": 11.4, "feels_like": 10.2, "humidity": 81}, "sys": {"country": "GB"}}
      """
    let weather = try JSONDecoder().decode(WeatherData.self, from: Data(text.utf8))
    #expect((weather.name, weather.sys.country, weather.main.feelsLike) == ("London", "GB", 10.2))
    let folder = "Examples/WeDaApp/WeDaApp/Code/Models/Weather"
    for name in try ExampleSource.names(in: folder) {
      let missing = try ExampleSource.missing([": Codable,"], from: "\(folder)/\(name)")
      #expect(missing == [])
      let logic = try ExampleSource.missing(["func", "var"], from: "\(folder)/\(name)")
      #expect(logic == ["func", "var"], "\(name)")
    }
  }
}
