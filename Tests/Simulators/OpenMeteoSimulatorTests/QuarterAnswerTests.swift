import SimulatorKit
import Testing

@testable import OpenMeteoSimulator

/// Tests of the simulated quarter-hours, and the further variables by hour.
struct QuarterAnswerTests {
  @Test func `minutely_15 values begin with the current quarter-hour, as many as requested`()
    async throws
  {
    let answer = try await ForecastAnswerTests().get(
      "\(ForecastAnswerTests.berlin)&minutely_15=precipitation&forecast_minutely_15=3&timezone=auto"
    )
    #expect(
      answer.json["minutely_15"]?["time"]
        == ["2026-03-28T10:30", "2026-03-28T10:45", "2026-03-28T11:00"])
    #expect(answer.json["minutely_15"]?["precipitation"]?.elements.count == 3)
    #expect(answer.json["minutely_15_units"]?["precipitation"] == "mm")
  }

  @Test func `dew point, UV index and snow depth are returned for each hour, with their units`()
    async throws
  {
    let names = "dew_point_2m,uv_index,snow_depth,pressure_msl"
    let answer = try await ForecastAnswerTests().get(
      "\(ForecastAnswerTests.berlin)&hourly=\(names)&forecast_days=16")
    #expect(answer.json["hourly"]?["uv_index"]?.elements.count == 16 * 24)
    #expect(answer.json["hourly_units"]?["dew_point_2m"] == "°C")
    #expect(answer.json["hourly_units"]?["snow_depth"] == "m")
  }

  @Test func `the UV index follows the height of the sun`() async throws {
    let london = "latitude=51.51&longitude=-0.13&hourly=uv_index&forecast_days=16"
    let autumn = try await indices(london, at: "2026-11-20T09:00:00Z")
    let summer = try await indices(london, at: "2026-06-10T09:00:00Z")
    #expect(autumn.max() ?? 9 < 3, "at most 19° above the horizon")
    #expect(summer.max() ?? 0 > 3)
    #expect(autumn[0] == 0 && summer[0] == 0, "midnight")
    #expect(autumn.allSatisfy { $0 >= 0 })
  }

  private func indices(_ query: String, at time: String) async throws -> [Double] {
    let answer = try await ForecastAnswerTests().get(query, at: time)
    let values = answer.json["hourly"]?["uv_index"]?.elements ?? []
    return values.compactMap { if case .number(let value) = $0 { value } else { nil } }
  }

  @Test(arguments: ["forecast_minutely_15=385", "forecast_minutely_15=x"])
  func `an invalid number of quarter-hours is refused`(query: String) async throws {
    let answer = try await ForecastAnswerTests().get(
      "\(ForecastAnswerTests.berlin)&minutely_15=precipitation&\(query)")
    #expect(answer.status == 400)
  }
}
