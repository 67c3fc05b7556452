import Foundation
import WeDaData
import WeDaDomain

/// The time that WeDa's data layer takes without a network.
struct DataBenchmark: Benchmark {
  let title = "WeDa's data"
  let method = """
    A report read through the repository from its memory cache, and the provider's 40-slot \
    forecast from bytes to domain. Wall time, the median of many.
    """

  func run() async throws -> [Figure] {
    [
      Figure(
        name: "cached forecast for the page", value: try await cachedRead().percentile(0.5) * 1_000,
        unit: "µs", decimals: 1, budget: .atMost(50)),
      Figure(
        name: "decode and map a 40-slot forecast", value: try decode().percentile(0.5),
        unit: "ms", decimals: 3),
    ]
  }

  private func cachedRead() async throws -> Samples {
    let place = Place(
      name: "London", state: "England", country: "GB",
      coordinate: try Coordinate(latitude: 51.5074, longitude: -0.1278))
    let weather = WeDaDataContainer(sources: WeatherScreen.sources).weather
    for _ in 0..<20 { _ = try await weather.fetchWeather(for: place) }
    var samples = Samples()
    for _ in 0..<1_000 {
      let start = ContinuousClock.now
      let report = try await weather.fetchWeather(for: place)
      samples.add(start.duration(to: .now))
      guard report.slots.count == 40 else { throw NotMeasured("the weather report lacks data") }
    }
    return samples
  }

  private func decode() throws -> Samples {
    let data = Data(AnswersAtHand.forecast.utf8)
    var samples = Samples()
    for _ in 0..<500 {
      let start = ContinuousClock.now
      let slots = try JSONDecoder().decode(ForecastDTO.self, from: data).toDomain()
      samples.add(start.duration(to: .now))
      guard slots.count == 40 else { throw NotMeasured("the forecast lacks data") }
    }
    return samples
  }
}
