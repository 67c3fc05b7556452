import Foundation
import NetworkingKit
import StrataKitTesting
import Testing
import WeDaDomain

@testable import WeDaData

/// Tests of the requests to OpenWeatherMap and its responses, without a network.
@Suite(.mission("W-188")) struct WeatherServiceTests {
  /// Answers each route with its recording.
  static let answers: MockAPIClient.Answer = { request throws(APIError) in
    do {
      return switch request.url.path {
      case "/data/2.5/weather":
        try decoded("weather-full") as OpenWeatherMapAnswerDTO<CurrentWeatherDTO>
      case "/data/2.5/forecast":
        try decoded("forecast-forty") as OpenWeatherMapAnswerDTO<ForecastDTO>
      default: try decoded("geo-direct") as [GeocodeDTO]
      }
    } catch {
      throw .unknownError
    }
  }

  private static func decoded<Answer: Decodable>(_ name: String) throws -> Answer {
    try JSONDecoder().decode(Answer.self, from: fixture(name))
  }

  private func sources(_ client: MockAPIClient) throws -> WeatherSources {
    WeatherSources(try .testing(), client: client, now: { WeatherReport.fixtureTime })
  }

  private func error(of failure: APIError) async throws -> WeatherError? {
    let remote = try sources(MockAPIClient(error: failure)).remote
    return await WeDaDataTests.failure { () throws(WeatherError) in
      try await remote.fetchWeather(for: .london)
    }
  }

  @Test func `current weather and forecast form one report`() async throws {
    let remote = try sources(MockAPIClient(answer: Self.answers)).remote
    let answer = try #require(try await remote.fetchWeather(for: .london) as? WeatherAnswerDTO)
    #expect(try answer.current.toDomain().temperature == Temperature(celsius: 7.35))
    #expect(try answer.forecast.toDomain().count == 40)
  }

  @Test func `a place is requested by its coordinates, not its ambiguous name`() async throws {
    let client = MockAPIClient(answer: Self.answers)
    _ = try await sources(client).remote.fetchWeather(for: .londonOntario)
    let asked = await client.requests
    #expect(asked.map { $0.parameter("lat") } == ["42.9834", "42.9834"])
    #expect(asked.map { $0.parameter("lon") } == ["-81.233", "-81.233"])
  }

  @Test func `cities are found by name`() async throws {
    let client = MockAPIClient(answer: Self.answers)
    let found = try await sources(client).places().search(" Lon ")
    #expect(!found.isEmpty)
    #expect(await client.requests.map { $0.parameter("q") } == ["Lon"])
  }

  @Test(.mission("W-151"))
  func `current weather and forecast are requested concurrently`() async throws {
    let clock = ManualClock()
    let client = MockAPIClient(delay: .milliseconds(200), clock: clock, answer: Self.answers)
    let remote = try sources(client).remote
    async let answer = remote.fetchWeather(for: .london)
    // Both wait concurrently. The waits are bounded and there are two steps, so that requests one
    // after the other fail the test instead of blocking it.
    for _ in 0..<100_000 where clock.sleepers < 2 { await Task.yield() }
    #expect(clock.sleepers == 2)
    clock.advance(by: .milliseconds(200))
    for _ in 0..<1000 where clock.sleepers == 0 { await Task.yield() }
    clock.advance(by: .milliseconds(200))
    let both = try #require(try await answer as? WeatherAnswerDTO)
    #expect(try both.forecast.toDomain().count == 40)
  }

  @Test func `each failure is converted to an error of the domain`() async throws {
    let refused = FailedResponse(status: 401)
    #expect(try await error(of: .invalidCity) == .noSuchPlace("London, England, GB"))
    #expect(try await error(of: .unauthorized(refused)) == .badKey)
    #expect(try await error(of: .noInternetConnection) == .offline)
    #expect(try await error(of: .timeout) == .timeout)
    #expect(
      try await error(of: .serverError(FailedResponse(status: 503))) == .providerDown(status: 503))
  }

  @Test func `a response of another kind is an error, never an invented value`() async throws {
    let remote = try sources(MockAPIClient(result: "text")).remote
    let error = await WeDaDataTests.failure { () throws(WeatherError) in
      try await remote.fetchWeather(for: .london)
    }
    #expect(error?.name == "unknown")
  }

  @Test func `concurrent requests for one place are sent once`() async throws {
    let clock = ManualClock()
    let client = MockAPIClient(delay: .seconds(1), clock: clock, answer: Self.answers)
    let repository = DefaultWeatherRepository(
      sources: try sources(client), local: UnavailableStorage(.storage(.unavailable)))
    try await withThrowingTaskGroup(of: WeatherReport.self) { group in
      for _ in 0..<10 { group.addTask { try await repository.fetchWeather(for: .london) } }
      await clock.waitForSleepers(count: 2)
      clock.advance(by: .seconds(1))
      for try await report in group { #expect(report.place == .london) }
    }
    #expect(await client.requests.count == 2)
  }
}
