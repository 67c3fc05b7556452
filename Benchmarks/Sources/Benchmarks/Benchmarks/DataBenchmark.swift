import Foundation
import WeDaData
import WeDaDomain

/// The time that WeDa's data layer takes without a network.
struct DataBenchmark: Benchmark {
  let title = "WeDa's data"
  let method = """
    A report read through the repository from its memory cache: processor time of 1,000 reads, all \
    threads counted. The provider's 40-slot forecast from bytes to domain: wall time, the median of \
    many.
    """
  private static let reads = 1_000

  func run() async throws -> [Figure] {
    [
      Figure(
        name: "cached forecast for the page", value: try await cachedRead() / .microseconds(1),
        unit: "µs", decimals: 1, budget: .atMost(50),
        reason:
          "a read goes to the cache's actor and back, each a job of the concurrency runtime, and "
          + "makes the report anew from the answer that was kept"),
      Figure(
        name: "decode and map a 40-slot forecast", value: try decode().percentile(0.5),
        unit: "ms", decimals: 3),
    ]
  }

  /// Returns the processor time of a read.
  private func cachedRead() async throws -> Duration {
    let place = Place(
      name: "London", state: "England", country: "GB",
      coordinate: try Coordinate(latitude: 51.5074, longitude: -0.1278))
    let weather = WeDaDataContainer(sources: WeatherScreen.sources).weather
    for _ in 0..<20 { _ = try await weather.fetchWeather(for: place) }
    let start = Usage.processorTime()
    for _ in 0..<Self.reads {
      let report = try await weather.fetchWeather(for: place)
      guard report.slots.count == 40 else { throw NotMeasured("the weather report lacks data") }
    }
    return (Usage.processorTime() - start) / Self.reads
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
