import Foundation
import NetworkingKit
import StrataKitTesting
import StrataPersistence
import Testing
import WeDaDomain

@testable import WeDaData

/// Tests of the requests to Open-Meteo, and the meaning of its refusals.
struct OpenMeteoRepositoryTests {
  func ask(_ body: String, status: Int = 200) async throws -> WeatherError? {
    let bench = try OpenMeteoBench { _ in
      NetworkResponse(status: status, body: Data(body.utf8))
    }
    return await failure { () throws(WeatherError) in
      try await bench.repository().fetchWeather(for: .london)
    }
  }

  @Test func `one request returns all data, without a key, in metric units`() async throws {
    let bench = try OpenMeteoBench { _ in try answer("open-meteo-autumn") }
    let report = try await bench.repository().fetchWeather(for: .london)
    #expect(report.provider == .openMeteo)
    let request = try #require(bench.session.asked.all.first)
    #expect(bench.session.paths == ["/v1/forecast"])
    #expect(request.parameter("latitude") == "51.5073")
    #expect(request.parameter("wind_speed_unit") == "ms")
    #expect(request.parameter("timezone") == "auto")
    #expect(request.parameter("timeformat") == nil)
    #expect(request.parameter("apikey") == nil)
  }

  static let refusals: [(String, Int, WeatherError)] = [
    (
      "{\"error\":true,\"reason\":\"No data is available for this location\"}", 400,
      .noSuchPlace("London, England, GB")
    ),
    ("{\"error\":true,\"reason\":\"Invalid timezone\"}", 400, .unknown(reason: "Invalid timezone")),
    ("{\"reason\":\"Invalid timezone\",\"error\":true}", 200, .unknown(reason: "Invalid timezone")),
    ("{\"error\":true,\"reason\":\"The service is overloaded\"}", 503, .providerDown(status: 503)),
    ("<html>502 Bad Gateway</html>", 502, .providerDown(status: 502)),
    ("{\"error\":\"404\"}", 200, .unreadableAnswer(field: "error")),
    ("[]", 200, .unreadableAnswer(field: "body")),
    ("", 200, .unreadableAnswer(field: "body")),
    (
      "{\"latitude\":52.5,\"hourly\":{\"time\":[]}}Unexpected error while streaming data: timeout",
      200, .unreadableAnswer(field: "body")
    ),
  ]

  @Test(arguments: refusals)
  func `each refused request throws a different error`(
    body: String, status: Int, expected: WeatherError
  ) async throws {
    #expect(try await ask(body, status: status) == expected)
  }

  static let shapes: [(String, String)] = [
    ("open-meteo-no-sections", "current"),
    ("open-meteo-two-models", "hourly.temperature_2m"),
    ("open-meteo-short-column", "hourly.precipitation"),
  ]

  @Test(arguments: shapes)
  func `a response without an expected field is reported with the field's name`(
    name: String, field: String
  )
    async throws
  {
    let bench = try OpenMeteoBench { _ in try answer(name) }
    let error = await failure { () throws(WeatherError) in
      try await bench.repository().fetchWeather(for: .london)
    }
    #expect(error == .unreadableAnswer(field: field))
  }

  /// The clock of a bench starts at 09:40:00 UTC.
  static let pauses: [(String, Double)] = [
    ("Minutely API request limit exceeded. Please try again in one minute.", 60),
    ("Hourly API request limit exceeded. Please try again in the next hour.", 20 * 60),
    ("Daily API request limit exceeded. Please try again tomorrow.", (14 * 60 + 20) * 60),
    ("Too many concurrent requests", 5), ("Somebody else is to blame", 60),
  ]

  @Test(arguments: pauses)
  func `the first word of a 429 response's reason determines how long requests are paused`(
    reason: String, seconds: Double
  ) async throws {
    let bench = try OpenMeteoBench { _ in
      NetworkResponse(
        status: 429, body: Data("{\"error\":true,\"reason\":\"\(reason)\"}".utf8))
    }
    let until = bench.watch.now.addingTimeInterval(seconds)
    for _ in 0..<2 {
      let error = await failure { () throws(WeatherError) in
        try await bench.repository().refreshWeather(for: .london)
      }
      #expect(error == .quota(until: until))
    }
    #expect(bench.session.paths.count == 1)
  }

  @Test func `setting the clock back ends a pause`() async throws {
    let bench = try OpenMeteoBench { _ in
      NetworkResponse(status: 429, body: Data("{\"error\":true,\"reason\":\"Daily\"}".utf8))
    }
    _ = try? await bench.repository().fetchWeather(for: .london)
    bench.watch.advance(-60)
    _ = try? await bench.repository().fetchWeather(for: .london)
    #expect(bench.session.paths.count == 2)
  }

  @Test func `a search lists towns before districts, whatever the order of the response`()
    async throws
  {
    let bench = try OpenMeteoBench { _ in try answer("open-meteo-districts") }
    let found = try await bench.sources.places().search("Neustadt")
    #expect(
      found.map(\.state) == ["Bavaria", "Saxony", "Brandenburg", "Hamburg", "Rhineland-Palatinate"])
  }

  @Test func `a name with one wrong letter is searched by its correct spelling`() async throws {
    let bench = try OpenMeteoBench { request in
      request.parameter("name") == "Budapest"
        ? try answer("open-meteo-places")
        : NetworkResponse(status: 200, body: Data("{\"generationtime_ms\":0.4}".utf8))
    }
    let found = try await PlaceSearch(bench.sources.places()).execute("Budapset")
    #expect(found.map(\.slug) == ["budapest-budapest-hu", "budapest-ilfov-ro"])
    #expect(bench.session.asked.all.map { $0.parameter("name") } == ["Budapset", "Budapest"])
  }

  @Test func `places come from the geocoder with regions that distinguish them`() async throws {
    let bench = try OpenMeteoBench { _ in try answer("open-meteo-places") }
    let found = try await bench.sources.places().search(" Budapest ")
    #expect(found.map(\.slug) == ["budapest-budapest-hu", "budapest-ilfov-ro"])
    let request = try #require(bench.session.asked.all.first)
    #expect(request.url.host == "places.test")
    #expect(request.parameter("name") == "Budapest")
    #expect(request.parameter("language") == "en")
  }

  @Test func `a place without a country is valid`() async throws {
    let bench = try OpenMeteoBench { _ in try answer("open-meteo-places-sparse") }
    let places = bench.sources.places()
    let found = try await places.search("Antarctica")
    #expect(found.map(\.fullName) == ["Antarctica", "Île de la Nuit, TF"])
    #expect(found.first?.slug == "antarctica")
    #expect(try await places.place(for: "antarctica") == found.first)
  }

  @Test func `a slug with a country code is searched in that country only`() async throws {
    let bench = try OpenMeteoBench { _ in try answer("open-meteo-places") }
    let place = try await bench.sources.places().place(for: "budapest-ilfov-ro")
    #expect(place.country == "RO")
    let request = try #require(bench.session.asked.all.first)
    #expect(request.parameter("name") == "budapest")
    #expect(request.parameter("countryCode") == "RO")
    let error = await failure { () throws(WeatherError) in
      try await bench.sources.places().place(for: "budapest-jalisco-mx")
    }
    #expect(error == .noSuchPlace("budapest-jalisco-mx"))
  }

  @Test func `no match is an empty list, and a response without a search's fields is an error`()
    async throws
  {
    let empty = try OpenMeteoBench { _ in
      NetworkResponse(status: 200, body: Data("{\"generationtime_ms\":0.4}".utf8))
    }
    #expect(try await empty.sources.places().search("Qqqq").isEmpty)
    for (name, field) in [
      ("open-meteo-place-bare", "results"), ("open-meteo-places-bad", "results[0].latitude"),
    ] {
      let bench = try OpenMeteoBench { _ in try answer(name) }
      let error = await failure { () throws(WeatherError) in
        try await bench.sources.places().search("Bonn")
      }
      #expect(error == .unreadableAnswer(field: field))
    }
  }
}
