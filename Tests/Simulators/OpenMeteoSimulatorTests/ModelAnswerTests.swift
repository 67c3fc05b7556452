import SimulatorKit
import Testing

@testable import OpenMeteoSimulator

/// Tests of the simulated forecasts of several models.
struct ModelAnswerTests {
  private func hourly(_ query: String) async throws -> JSON? {
    try await ForecastAnswerTests().get("\(ForecastAnswerTests.berlin)&\(query)").json["hourly"]
  }

  @Test func `with several weather models each variable's name ends with the model's name`()
    async throws
  {
    let answer = try await ForecastAnswerTests().get(
      "\(ForecastAnswerTests.berlin)&hourly=temperature_2m&models=gfs_seamless,icon_seamless")
    #expect(
      answer.json["hourly"]?.names == [
        "temperature_2m_gfs_seamless", "temperature_2m_icon_seamless", "time",
      ])
    #expect(answer.json["hourly_units"]?["temperature_2m_gfs_seamless"] == "°C")
  }

  @Test func `with a single weather model the variables have their plain names`() async throws {
    let one = try await hourly("hourly=precipitation&models=gfs_seamless")
    #expect(one?.names == ["precipitation", "time"])
    let best = try await hourly("hourly=temperature_2m&models=best_match")
    let plain = try await hourly("hourly=temperature_2m")
    #expect(best == plain)
  }

  @Test func `weather models differ more the further ahead the forecast hour is`() async throws {
    let found = try await hourly(
      "hourly=temperature_2m&models=gfs_seamless,icon_seamless&forecast_days=3")
    let gfs = found?["temperature_2m_gfs_seamless"]?.elements ?? []
    let icon = found?["temperature_2m_icon_seamless"]?.elements ?? []
    #expect(gfs.count == 72 && icon.count == 72)
    // Hours before the request are the same in all models.
    #expect(gfs.first == icon.first)
    #expect(gfs.last != icon.last)
  }

  @Test func `an unknown weather model is refused`() async throws {
    let answer = try await ForecastAnswerTests().get(
      "\(ForecastAnswerTests.berlin)&hourly=temperature_2m&models=crystal_ball")
    #expect(answer.status == 400)
  }
}
