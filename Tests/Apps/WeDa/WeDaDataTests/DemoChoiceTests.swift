import Foundation
import KitTesting
import NetworkingKit
import PersistenceKit
import Testing
import WeDaDomain

@testable import WeDaData

/// Demo data by a person's choice: never otherwise, never beside real weather, and with a way back.
struct DemoChoiceTests {
  /// A device without a connection that is offered demo data.
  func device(_ bench: Bench) throws -> WeDaDataContainer {
    let offline = URLSessionAPIClient(
      session: StubSession { _ in throw URLError(.notConnectedToInternet) }, retry: .never)
    let real = WeatherSources(
      primary: .openMeteo(try .testing(), client: offline, now: { bench.watch.now }),
      now: { bench.watch.now })
    let url = try #require(URL(string: "http://demo.test"))
    let demo = WeatherSources(
      OpenWeatherMapConfiguration(baseURL: url, apiKey: "demo", provider: .demo),
      client: URLSessionAPIClient(session: bench.session, retry: .never),
      now: { bench.watch.now })
    return WeDaDataContainer(sources: real, demo: demo, store: bench.store)
  }

  @Test func `without the choice nobody asks for demo data`() async throws {
    let bench = try Bench()
    let data = try device(bench)
    let error = await failure { () throws(WeatherError) in
      try await data.weather.fetchWeather(for: .london)
    }
    #expect(error == .offline)
    #expect(bench.session.paths.isEmpty)
    let status = await data.provider.status()
    #expect(status.canShowDemo)
    #expect(!status.isDemoChosen && !status.provider.isDemo)
  }

  @Test func `chosen, everything is demo data and says so; then there is a way back`() async throws
  {
    let bench = try Bench()
    let data = try device(bench)
    try await data.demo.choose(true)
    let report = try await data.weather.fetchWeather(for: .london)
    #expect(report.isDemo)
    #expect(report.switchedFrom == nil)
    let status = await data.provider.status()
    #expect(status.isDemoChosen && status.provider.isDemo && !status.canShowDemo)
    try await data.demo.choose(false)
    let error = await failure { () throws(WeatherError) in
      try await data.weather.fetchWeather(for: .london)
    }
    // What demo data left behind stands in for nothing.
    #expect(error == .offline)
  }

  @Test func `the choice outlasts the visit, and is the device's own`() async throws {
    let bench = try Bench()
    try await device(bench).demo.choose(true)
    #expect(await (try device(bench)).demo.isChosen())
  }

  @Test func `where there is none to choose, none is chosen`() async throws {
    let bench = try Bench()
    let data = WeDaDataContainer(sources: bench.sources, store: bench.store)
    try await data.demo.choose(true)
    #expect(await !data.demo.isChosen())
    #expect(!data.demo.isOffered)
  }

  @Test func `without storage the choice lasts as long as the visit`() async throws {
    let choice = DemoChoice(isOffered: true, store: nil)
    #expect(await !choice.isChosen())
    try await choice.choose(true)
    #expect(await choice.isChosen())
  }
}
