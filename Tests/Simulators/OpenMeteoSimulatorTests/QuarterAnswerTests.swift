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

  @Test(arguments: ["forecast_minutely_15=385", "forecast_minutely_15=x"])
  func `an invalid number of quarter-hours is refused`(query: String) async throws {
    let answer = try await ForecastAnswerTests().get(
      "\(ForecastAnswerTests.berlin)&minutely_15=precipitation&\(query)")
    #expect(answer.status == 400)
  }
}
