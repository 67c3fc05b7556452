import Foundation
import NetworkingKit
import StrataKitTesting
import Testing
import WeDaDomain

@testable import WeDaData

/// Tests of every recorded shape of the service's responses, from bytes to report.
struct AnswerShapeTests {
  func ask(
    weather: String = "weather-full", forecast: String = "forecast-forty"
  ) async throws -> Result<WeatherReport, WeatherError> {
    let bench = try Bench { request in
      try answer(request.url.path.hasSuffix("forecast") ? forecast : weather)
    }
    do throws(WeatherError) {
      return .success(try await bench.repository().fetchWeather(for: .london))
    } catch {
      return .failure(error)
    }
  }

  @Test(arguments: [
    "weather-full", "weather-three-hour-amounts", "weather-rain-and-snow", "weather-null-amounts",
    "weather-wind-without-direction", "weather-other-language", "weather-polar-sea",
    "weather-zone-inside-sys", "weather-cod-text", "weather-old",
  ])
  func `the current weather is decoded from every known variant of the response`(
    name: String
  ) async throws {
    let report = try await ask(weather: name).get()
    // The report keeps the requested place, whatever the response calls it.
    #expect(report.place == .london)
    #expect(report.origin == .remote)
  }

  @Test func `a time zone inside sys is used if the forecast has none`() async throws {
    let report = try await ask(
      weather: "weather-zone-inside-sys", forecast: "forecast-city-id-text"
    ).get()
    #expect(report.timeZoneOffset == -12_600)
  }

  static let unreadable: [(String, String, String)] = [
    ("weather-temperature-as-text", "forecast-forty", "main.temp"),
    ("weather-without-temperature", "forecast-forty", "main.temp"),
    ("weather-kelvin", "forecast-forty", "main.temp"),
    ("weather-no-condition", "forecast-forty", "weather[0]"),
    ("weather-old", "forecast-city-id-text", "timezone"),
    ("weather-full", "forecast-daily-code-key", "list[0].main"),
    ("weather-full", "forecast-bad-probability", "list[1].pop"),
    ("weather-full", "error-key-only", "list"),
    ("error-key-only", "forecast-forty", "weather"),
  ]

  @Test(arguments: unreadable)
  func `an unreadable response is an error with the field's path`(
    weather: String, forecast: String, path: String
  ) async throws {
    let result = try await ask(weather: weather, forecast: forecast)
    #expect(result == .failure(.unreadableAnswer(field: path)))
  }

  @Test func `an error code in the body of a response with status 200 is thrown as an error`()
    async throws
  {
    let missing = try await ask(weather: "error-cod-text")
    #expect(missing == .failure(.noSuchPlace("London, England, GB")))
    #expect(try await ask(forecast: "error-cod-number") == .failure(.badKey))
  }

  @Test func `an HTML page instead of JSON throws an error for an unreadable response`()
    async throws
  {
    let bench = try Bench { _ in NetworkResponse(status: 200, body: Data("<html>".utf8)) }
    let error = await failure { () throws(WeatherError) in
      try await bench.repository().fetchWeather(for: .london)
    }
    #expect(error == .unreadableAnswer(field: "body"))
  }
}
