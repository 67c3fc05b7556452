import SimulatorKit
import Testing

@testable import OpenMeteoSimulator

/// Tests of the simulated quality of the air.
struct AirAnswerTests {
  private func air(_ point: String, at time: String) async throws -> JSON? {
    try await ForecastAnswerTests().get(
      "\(point)&current=european_aqi,us_aqi,pm2_5,birch_pollen,grass_pollen&timezone=auto",
      path: "/v1/air-quality", at: time
    ).json["current"]
  }

  @Test func `the air quality has the European and US index, and birch pollen in April`()
    async throws
  {
    let spring = try await air(ForecastAnswerTests.berlin, at: "2026-04-10T09:40:00Z")
    #expect(spring?["time"] == "2026-04-10T11:00")
    for name in ["european_aqi", "us_aqi", "pm2_5", "birch_pollen"] {
      guard case .number(let value)? = spring?[name] else {
        Issue.record("\(name) is no number")
        continue
      }
      #expect(value > 0, "\(name)")
    }
    #expect(spring?["grass_pollen"] == 0)
  }

  @Test(arguments: [("european_aqi", 5), ("us_aqi", 6)])
  func `each index is the greatest of its pollutants' indices`(name: String, count: Int)
    async throws
  {
    let gases = ["pm2_5", "pm10", "nitrogen_dioxide", "ozone", "sulphur_dioxide"]
    let names = (gases + (count > 5 ? ["carbon_monoxide"] : [])).map { "\(name)_\($0)" }
    let answer = try await ForecastAnswerTests().get(
      "\(ForecastAnswerTests.berlin)&current=\(([name] + names).joined(separator: ","))",
      path: "/v1/air-quality")
    let values = ([name] + names).map { key -> Double? in
      if case .number(let value)? = answer.json["current"]?[key] { value } else { nil }
    }
    #expect(values.allSatisfy { $0 != nil })
    #expect(values[0] == values.dropFirst().compactMap(\.self).max())
    #expect(answer.json["current_units"]?[names[0]] == answer.json["current_units"]?[name])
  }

  @Test func `carbon monoxide has no part in the European index`() async throws {
    let answer = try await ForecastAnswerTests().get(
      "\(ForecastAnswerTests.berlin)&current=european_aqi_carbon_monoxide",
      path: "/v1/air-quality")
    #expect(answer.status == 400)
  }

  @Test func `pollen values are null outside of Europe`() async throws {
    let boston = try await air("latitude=42.36&longitude=-71.06", at: "2026-04-10T09:40:00Z")
    #expect(boston?["birch_pollen"] == .null)
    #expect(boston?["us_aqi"] != .null)
  }

  @Test func `an unknown air quality variable is refused with status 400 and its name`()
    async throws
  {
    let answer = try await ForecastAnswerTests().get(
      "\(ForecastAnswerTests.berlin)&current=smell", path: "/v1/air-quality")
    #expect(answer.status == 400)
    #expect(
      answer.json["reason"]
        == "Cannot initialize ForecastVariable from invalid String value smell for key current")
  }
}
