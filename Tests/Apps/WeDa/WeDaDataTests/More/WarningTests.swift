import Foundation
import NetworkingKit
import StrataKitTesting
import Testing
import WeDaDomain

@testable import WeDaData

/// Tests of official warnings of both services, from bytes to report.
struct WarningTests {
  private static let boston = Place(
    name: "Boston", state: "Massachusetts", country: "US",
    coordinate: .fixture(42.358431, -71.05977))

  private func nws(_ session: StubSession, _ watch: Watch = Watch()) throws -> NWSWarnings {
    NWSWarnings(
      client: URLSessionAPIClient(session: session, retry: .never),
      baseURL: try #require(URL(string: "http://nws.test")), now: { watch.now })
  }

  @Test func `an alert has its issuer, times, area, severity and text`() async throws {
    let session = StubSession { _ in try answer("nws-alerts") }
    let report = try #require(try await nws(session).warnings(at: Self.boston))
    #expect(report.source == "National Weather Service")
    #expect(report.warnings.map(\.event) == ["Winter Storm Warning", "Small Craft Advisory"])
    let first = try #require(report.warnings.first)
    #expect(first.issuer == "NWS Boston/Norton MA" && first.severity == .severe)
    #expect(first.area == "Suffolk; Eastern Norfolk")
    #expect(first.start == (try Date("2026-03-12T23:00:00Z", strategy: .iso8601)))
    #expect(first.end == (try Date("2026-03-13T18:00:00Z", strategy: .iso8601)))
    #expect(first.text == "Heavy snow expected.\n\nTravel could be very difficult.")
    let request = try #require(session.asked.all.first)
    #expect(request.parameter("point") == "42.3584,-71.0598")
    #expect(request.headers["User-Agent"]?.isEmpty == false)
  }

  @Test func `null fields of an alert are unknown, and an alert without an end ends at its expiry`()
    async throws
  {
    let session = StubSession { _ in try answer("nws-alerts") }
    let report = try #require(try await nws(session).warnings(at: Self.boston))
    let other = try #require(report.warnings.last)
    #expect(other.severity == .unknown && other.area.isEmpty && other.text.isEmpty)
    #expect(other.start == nil)
    #expect(other.end == (try Date("2026-03-12T20:00:00Z", strategy: .iso8601)))
    #expect(other.issuer == "National Weather Service")
  }

  @Test func `of two alerts with the same identifier one is shown`() throws {
    let alert = #"{"properties":{"id":"urn:1","event":"Flood","severity":"Severe"}}"#
    let text = #"{"features":[\#(alert),\#(alert)]}"#
    let alerts = try JSONDecoder().decode(NWSAlertsDTO.self, from: Data(text.utf8))
    #expect(try alerts.toDomain(fetchedAt: Date()).warnings.map(\.event) == ["Flood"])
  }

  @Test func `the US weather service covers Boston but not London`() throws {
    let nws = try nws(StubSession { _ in try answer("nws-alerts") })
    #expect(nws.covers(Self.boston) && !nws.covers(.london))
  }

  @Test(arguments: [
    (
      #"{"features":[{"properties":{"id":"1","event":"X","ends":"soon"}}]}"#, 200,
      WeatherError.unreadableAnswer(field: "features[0].properties.ends")
    ),
    (
      #"{"features":[{"properties":{"event":"X"}}]}"#, 200,
      .unreadableAnswer(field: "features[0].properties.id")
    ),
    ("{}", 200, .unreadableAnswer(field: "features")), ("", 503, .providerDown(status: 503)),
  ])
  func `an unreadable or failed response is an error`(
    body: String, status: Int, expected: WeatherError
  ) async throws {
    let nws = try nws(
      StubSession { _ in NetworkResponse(status: status, body: Data(body.utf8)) })
    let error = await failure { () throws(WeatherError) in
      try await nws.warnings(at: Self.boston)
    }
    #expect(error == expected)
  }

  @Test func `an answer is reused for five minutes, then it is requested again`() async throws {
    let session = StubSession { _ in try answer("nws-alerts") }
    let watch = Watch()
    let nws = try nws(session, watch)
    _ = try await nws.warnings(at: Self.boston)
    watch.advance(299)
    _ = try await nws.warnings(at: Self.boston)
    #expect(session.paths.count == 1)
    watch.advance(2)
    _ = try await nws.warnings(at: Self.boston)
    #expect(session.paths.count == 2)
  }

  // MARK: One Call

  @Test func `a One Call subscription returns OpenWeatherMap's alerts without duplicates`()
    async throws
  {
    let bench = try Bench { _ in try answer("one-call-alerts") }
    let report = try #require(try await bench.sources.more.warnings(at: .london))
    #expect(report.source == "OpenWeather")
    // The same alert in two languages counts once, an alert without a name not at all.
    #expect(report.warnings.map(\.event) == ["Yellow wind warning"])
    #expect(report.warnings.first?.issuer == "UK Met Office")
    #expect(bench.session.paths == ["/data/3.0/onecall"])
    #expect(bench.session.asked.all.first?.parameter("exclude") == "current,minutely,hourly,daily")
  }

  @Test
  func `an OpenWeatherMap key without a One Call subscription returns nil instead of an error`()
    async throws
  {
    let bench = try Bench { _ in try answer("error-key-only", status: 401) }
    #expect(try await bench.sources.more.warnings(at: .london) == nil)
  }

  @Test func `a response without alerts is a report without warnings`() async throws {
    let bench = try Bench { _ in NetworkResponse(status: 200, body: Data("{}".utf8)) }
    #expect(try await bench.sources.more.warnings(at: .london)?.warnings == [])
  }

  // MARK: The services together

  private struct Service: WarningService {
    var country = ""
    var answer: Result<WarningReport?, WeatherError>

    func covers(_ place: Place) -> Bool { country.isEmpty || place.country == country }

    func warnings(at place: Place) async throws(WeatherError) -> WarningReport? {
      try answer.get()
    }
  }

  private func ask(_ services: [Service]) async throws(WeatherError) -> WarningReport? {
    try await SourcedMoreRepository(base: NoMoreWeatherRepository(), services: services)
      .warnings(at: .london)
  }

  @Test func `warnings come from the first service that covers the place and returns a report`()
    async throws
  {
    let report = WarningReport.fixture()
    let elsewhere = Service(country: "US", answer: .success(.fixture([])))
    #expect(try await ask([elsewhere, Service(answer: .success(report))]) == report)
    let failing = Service(answer: .failure(.timeout))
    #expect(try await ask([failing, Service(answer: .success(report))]) == report)
    let silent = Service(answer: .success(nil))
    #expect(try await ask([silent, elsewhere]) == nil)
    #expect(try await ask([]) == nil)
    let error = await failure { () throws(WeatherError) in try await ask([failing, silent]) }
    #expect(error == .timeout)
  }

  @Test(
    arguments: [
      ([:], nil, "api.weather.gov"), (["NWS_BASE_URL": "http://127.0.0.1:5"], nil, "127.0.0.1"),
      (["OPENMETEO_BASE_URL": "http://127.0.0.1:5"], nil, nil), ([:], "openmeteo", nil),
      ([:], "demo", nil),
      (["NWS_BASE_URL": "http://127.0.0.1:5"], "openmeteo", "127.0.0.1"),
      (
        ["NWS_BASE_URL": "http://127.0.0.1:5", "OPENMETEO_BASE_URL": "http://127.0.0.1:6"],
        "openmeteo", "127.0.0.1"
      ),
    ] as [([String: String], String?, String?)])
  func `a set warning service is asked in every launch, and the usual one only if nothing is named`(
    environment: [String: String], provider: String?, host: String?
  ) {
    let launch = WeatherLaunch(provider: provider, environment: environment)
    #expect(launch.warnings?.host == host)
  }
}
