import Foundation
import SimulatorKit
import StrataWebServer
import Testing

@testable import OpenMeteoSimulator

/// Tests of Open-Meteo's wire format, answered in memory.
struct ForecastAnswerTests {
  static let berlin = "latitude=52.52437&longitude=13.41053"

  func get(
    _ query: String, path: String = "/v1/forecast", at time: String = "2026-03-28T09:40:00Z",
    limits: CallLimits = CallLimits()
  ) async throws -> (status: Int, json: JSON) {
    let now = try Date(time, strategy: .iso8601)
    let simulator = try OpenMeteoSimulator(.init(limits: limits, now: { now }))
    let response = await simulator.respond(to: HTTPRequest(path: path, query: query))
    guard case .bytes(let bytes) = response.body else { return (response.status, .null) }
    return (response.status, try JSON(reading: bytes))
  }

  @Test
  func `a forecast has general fields, and current, hourly and daily blocks with their units`()
    async throws
  {
    let answer = try await get(
      "\(Self.berlin)&current=temperature_2m,is_day&hourly=precipitation&daily=sunrise"
        + "&timezone=auto&forecast_days=2")
    #expect(answer.status == 200)
    #expect(
      answer.json.names == [
        "current", "current_units", "daily", "daily_units", "elevation", "generationtime_ms",
        "hourly", "hourly_units", "latitude", "longitude", "timezone", "timezone_abbreviation",
        "utc_offset_seconds",
      ])
    #expect(answer.json["timezone"] == "Europe/Berlin")
    #expect(answer.json["timezone_abbreviation"] == "GMT+1")
    #expect(answer.json["current"]?["time"] == "2026-03-28T10:30")
    #expect(answer.json["current"]?["interval"] == 900)
    #expect(answer.json["current_units"]?["temperature_2m"] == "°C")
    #expect(answer.json["hourly"]?["time"]?.elements.count == 48)
    #expect(answer.json["hourly"]?["time"]?.elements.first == "2026-03-28T00:00")
    #expect(answer.json["daily"]?["time"]?.elements == ["2026-03-28", "2026-03-29"])
  }

  @Test func `a forecast has one UTC offset, even if the clocks change within its period`()
    async throws
  {
    let answer = try await get(
      "\(Self.berlin)&hourly=temperature_2m&timezone=auto&forecast_days=3")
    let times = answer.json["hourly"]?["time"]?.elements ?? []
    #expect(answer.json["utc_offset_seconds"] == 3600)
    #expect(times.count == 72)
    // The hour that Berlin's clocks skip that night.
    #expect(times.contains("2026-03-29T02:00"))
  }

  @Test func `sunrise and sunset are both at 00:00 in polar night, and a day apart in polar day`()
    async throws
  {
    let query =
      "latitude=69.65&longitude=18.96&daily=sunrise,sunset,daylight_duration"
      + "&timezone=auto&forecast_days=1"
    let night = try await get(query, at: "2026-12-21T12:00:00Z").json["daily"]
    #expect(night?["sunrise"]?.elements == ["2026-12-21T00:00"])
    #expect(night?["sunset"]?.elements == ["2026-12-21T00:00"])
    #expect(night?["daylight_duration"]?.elements == [0])
    let day = try await get(query, at: "2026-06-21T12:00:00Z").json["daily"]
    #expect(day?["sunrise"]?.elements == ["2026-06-21T00:00"])
    #expect(day?["sunset"]?.elements == ["2026-06-22T00:00"])
    #expect(day?["daylight_duration"]?.elements == [86_400])
  }

  static let refusals: [(String, String, String)] = [
    (
      "/v1/forecast", "latitude=522.52&longitude=13.4",
      "Latitude must be in range of -90 to 90°. Given: 522.52."
    ),
    (
      "/v1/forecast", "latitude=1&longitude=1,2",
      "Parameter 'latitude' and 'longitude' must have the same number of elements"
    ),
    (
      "/v1/forecast", "\(berlin)&forecast_days=20",
      "Forecast days is invalid. Allowed range 0 to 16. Given 20."
    ),
    ("/v1/forecast", "\(berlin)&timezone=Mars", "Invalid timezone"),
    ("/v1/search", "name=Bonn&count=101", "Parameter count must be between 1 and 100."),
    ("/v1/get", "id=1", "Location ID not found."),
  ]

  @Test(arguments: refusals)
  func `an invalid request gets status 400 with a reason`(
    path: String, query: String, reason: String
  ) async throws {
    let answer = try await get(query, path: path)
    #expect(answer.status == 400)
    #expect(answer.json == .object(["error": true, "reason": .string(reason)]))
  }

  @Test func `an unknown variable is refused with its name and key`() async throws {
    let answer = try await get("\(Self.berlin)&hourly=temperature_2m,frogs")
    #expect(answer.status == 400)
    #expect(answer.json["reason"]?.string?.hasSuffix("value frogs for key hourly") == true)
  }

  @Test
  func `a forecast for several places is a list, whose location_id begins with the second place`()
    async throws
  {
    let answer = try await get("latitude=52.5,48.1&longitude=13.4,11.6&current=temperature_2m")
    #expect(answer.json.elements.map { $0["location_id"] } == [nil, 1])
  }

  @Test func `a forecast for one place is an object, and an unknown selection of cells is refused`()
    async throws
  {
    let one = try await get("\(Self.berlin)&hourly=cloud_cover&cell_selection=nearest")
    #expect(one.status == 200 && one.json["hourly"]?["cloud_cover"] != nil)
    #expect(try await get("\(Self.berlin)&hourly=cloud_cover&cell_selection=moon").status == 400)
  }

  @Test
  func `a request over the minutely, hourly or daily limit is refused with 429, by its weight`()
    async throws
  {
    let now = try Date("2026-03-28T09:40:00Z", strategy: .iso8601)
    let words = [
      (CallLimits(minutely: 2), "Minutely"), (CallLimits(hourly: 2), "Hourly"),
      (CallLimits(daily: 2), "Daily"),
    ]
    for (limits, word) in words {
      let simulator = try OpenMeteoSimulator(.init(limits: limits, now: { now }))
      let names = Array(repeating: "temperature_2m", count: 21).joined(separator: ",")
      let heavy = HTTPRequest(path: "/v1/forecast", query: "\(Self.berlin)&hourly=\(names)")
      #expect(await simulator.respond(to: heavy).status == 200)
      let refused = await simulator.respond(to: heavy)
      #expect(refused.status == 429)
      #expect(refused.text.contains("\"reason\":\"\(word) API request limit exceeded"))
    }
  }
}
