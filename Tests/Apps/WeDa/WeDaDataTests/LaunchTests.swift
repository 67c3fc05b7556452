import Foundation
import Testing
import WeDaDomain

@testable import WeDaData

/// Tests of the providers of a launch.
struct LaunchTests {
  struct Row: Sendable, CustomTestStringConvertible {
    var flag: String?
    var environment: [String: String] = [:]
    var first: WeatherProvider
    var other: WeatherProvider?
    var testDescription: String { "\(flag ?? "-") \(environment)" }
  }

  static let key = ["OPENWEATHERMAP_API_KEY": "abc"]
  static let table = [
    Row(first: .openMeteo), Row(environment: ["OPENWEATHERMAP_API_KEY": ""], first: .openMeteo),
    Row(environment: key, first: .openWeatherMap, other: .openMeteo),
    Row(flag: "auto", environment: key, first: .openWeatherMap, other: .openMeteo),
    Row(flag: "openweathermap", environment: key, first: .openWeatherMap),
    Row(flag: "openmeteo", environment: key, first: .openMeteo),
    Row(flag: "demo", environment: key, first: .demo), Row(flag: "demo", first: .demo),
    Row(environment: ["OPENWEATHERMAP_API_KEY": "demo"], first: .demo),
    Row(environment: ["WEDA_PROVIDER": "demo"], first: .demo),
    Row(flag: "openmeteo", environment: ["WEDA_PROVIDER": "demo"], first: .openMeteo),
  ]

  @Test(arguments: table)
  func `the launch options select the primary and the fallback provider`(row: Row) {
    let launch = WeatherLaunch(provider: row.flag, environment: row.environment)
    let sources = WeatherSources(launch)
    #expect(sources.primary.provider == row.first)
    #expect(sources.other?.provider == row.other)
  }

  @Test
  func `demo data is offered only if no provider is named, and is never the fallback provider`() {
    let demo = ["WEDA_DEMO_URL": "http://127.0.0.1:7"]
    let launch = WeatherLaunch(provider: nil, environment: demo)
    #expect(launch.demo?.baseURL.absoluteString == "http://127.0.0.1:7")
    #expect(launch.demo?.provider == .demo)
    #expect(WeatherSources(launch).other == nil)
    #expect(WeatherLaunch(provider: nil, environment: [:]).demo == nil)
    for named in ["openweathermap", "openmeteo", "demo"] {
      #expect(WeatherLaunch(provider: named, environment: demo).demo == nil)
    }
  }

  @Test func `addresses in the environment replace the services'`() {
    let launch = WeatherLaunch(
      provider: nil,
      environment: Self.key.merging([
        "OPENWEATHERMAP_BASE_URL": "http://127.0.0.1:1", "OPENMETEO_BASE_URL": "http://127.0.0.1:2",
        "OPENMETEO_GEOCODING_URL": "http://127.0.0.1:3", "WEDA_DEMO_URL": "http://127.0.0.1:4",
      ]) { $1 })
    guard case .openWeatherMap(let first) = launch.first, case .openMeteo(let other) = launch.other
    else { return #expect(Bool(false), "\(launch)") }
    #expect(first.baseURL.port == 1)
    #expect(first.apiKey == "abc")
    #expect(other.baseURL.port == 2)
    #expect(other.geocodingURL.port == 3)
    #expect(launch.demo == nil, "with a key no demo data is offered")
    let demo = WeatherLaunch(
      provider: nil,
      environment: [
        "OPENWEATHERMAP_BASE_URL": "http://127.0.0.1:1", "WEDA_DEMO_URL": "http://127.0.0.1:4",
      ]
    ).demo
    #expect(demo?.baseURL.port == 4)
    #expect(demo?.apiKey == "demo")
  }

  @Test func `the services' addresses are the default`() {
    let launch = WeatherLaunch(provider: nil, environment: Self.key)
    guard case .openWeatherMap(let first) = launch.first, case .openMeteo(let other) = launch.other
    else { return #expect(Bool(false), "\(launch)") }
    #expect(first.baseURL.host == "api.openweathermap.org")
    #expect(other.baseURL.host == "api.open-meteo.com")
    #expect(other.geocodingURL.host == "geocoding-api.open-meteo.com")
  }
}
