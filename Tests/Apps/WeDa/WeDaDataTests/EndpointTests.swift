import Foundation
import NetworkingKit
import StrataKitTesting
import Testing
import WeDaDomain

@testable import WeDaData

struct EndpointTests {
  let configuration: OpenWeatherMapConfiguration

  init() throws { configuration = try .testing(key: "k&y") }

  @Test(.mission("W-80", "W-170"))
  func `current weather is requested by city name in metric units`() {
    let request = OpenWeatherMapEndpoint.currentWeather(city: "São Paulo,BR", configuration)
      .build().network
    #expect(request.url.path == "/data/2.5/weather")
    #expect(request.parameter("q") == "São Paulo,BR")
    #expect(request.parameter("appid") == "k&y")
    #expect(request.parameter("units") == "metric")
  }

  @Test func `an answer of more than two megabytes is not read`() throws {
    let requests = [
      OpenWeatherMapEndpoint.forecast(city: "Oslo", configuration).build().network,
      NWSEndpoint.active(at: Place.london.coordinate, configuration.baseURL).build().network,
      OpenMeteoEndpoint.search("Lon", try .testing()).build().network,
    ]
    #expect(requests.map(\.largestAnswer) == [2 << 20, 2 << 20, 2 << 20])
  }

  @Test(.mission("W-171"))
  func `the forecast is requested by city name in metric units`() {
    let request = OpenWeatherMapEndpoint.forecast(city: "Oslo", configuration).build().network
    #expect(request.url.path == "/data/2.5/forecast")
    #expect(request.parameter("q") == "Oslo")
    #expect(request.parameter("units") == "metric")
  }

  @Test(.mission("W-172"))
  func `current weather is requested by coordinates`() {
    let request =
      OpenWeatherMapEndpoint
      .currentWeather(coordinate: Place.london.coordinate, configuration).build().network
    #expect(request.url.path == "/data/2.5/weather")
    #expect(request.parameter("lat") == "51.5073")
    #expect(request.parameter("lon") == "-0.1276")
    #expect(request.parameter("q") == nil)
  }

  @Test(.mission("W-173"))
  func `places are searched by name with a limit of five`() {
    let request = OpenWeatherMapEndpoint.directGeocoding("Lon", configuration).build().network
    #expect(request.url.path == "/geo/1.0/direct")
    #expect(request.parameter("q") == "Lon")
    #expect(request.parameter("limit") == "5")
    #expect(request.method == .get)
  }

  @Test(.mission("S0-95"))
  func `the remote source sends the configured API key with every request`() async throws {
    let client = MockAPIClient(error: .timeout)
    let health = ProviderHealth(provider: .openWeatherMap, apiKey: configuration.apiKey)
    let remote = OpenWeatherMapRemoteDataSource(
      client: client, configuration: configuration, health: health)
    let error = await failure { () throws(WeatherError) in
      try await remote.fetchWeather(for: .london)
    }
    #expect(error == .timeout)
    let keys = await client.requests.map { $0.parameter("appid") }
    #expect(!keys.isEmpty && keys.allSatisfy { $0 == "k&y" })
  }

  @Test func `printing or dumping a configuration does not reveal the API key`() {
    var text = ""
    dump(configuration, to: &text)
    text += "\(configuration) \(String(reflecting: configuration))"
    #expect(!text.contains("k&y"))
  }
}
