import Foundation
import NetworkingKit
import StrataDeviceServices
import Synchronization
import WeDaData
import WeDaDomain

/// The cost of many devices at many places, for the provider and the process.
struct ManyPlacesBenchmark: Benchmark {
  let title = "500 devices on 200 places"
  let method = """
    An hour on a clock of its own: each minute 100 of 500 devices open one of 200 places, which \
    with what they opened before makes 6,000 pages. Calls are those that reach the provider, for \
    the weather now. Then the growth of the resident set while 200 places come into an empty \
    process's memory and database, with `malloc_trim` before each reading.
    """
  private static let places = 200
  private static let devices = 500

  func run() async throws -> [Figure] {
    let memory = try await memory()
    return try await [memory] + calls()
  }

  private func memory() async throws -> Figure {
    let sources = WeatherScreen.sources(URLSessionAPIClient(session: CountedAnswers()))
    let data = WeDaDataContainer(sources: sources)
    // The fixed cost of the first response.
    _ = try await data.weather.fetchWeather(for: .benchmark(300))
    let before = try Usage.residentBytes()
    for number in 0..<Self.places {
      _ = try await data.weather.fetchWeather(for: .benchmark(number))
    }
    let after = try Usage.residentBytes()
    return Figure(
      name: "memory of 200 places", value: (after - before) / 1_048_576, unit: "MiB", decimals: 1,
      budget: .atMost(100))
  }

  private func calls() async throws -> [Figure] {
    let answers = CountedAnswers()
    let time = SharedTime()
    let sources = WeatherScreen.sources(
      URLSessionAPIClient(session: answers), now: { time.now })
    var pages = 0
    for minute in 0..<60 {
      for step in 0..<100 {
        let number = minute * 100 + step
        let device = Device(id: DeviceID(rawValue: "crowd-\(number * 7 % Self.devices)"))
        try await DeviceHost.$current.withValue(device) {
          let data = WeDaDataContainer(sources: sources)
          _ = try await data.weather.fetchWeather(for: .benchmark(number * 13 % Self.places))
        }
        pages += 1
      }
      time.advance(by: 60)
    }
    let calls = Double(answers.count("weather"))
    return [
      Figure(name: "pages in an hour", value: Double(pages), unit: ""),
      Figure(name: "calls to the weather provider for these pages", value: calls, unit: ""),
      Figure(
        name: "calls for a place in ten minutes", value: calls / Double(Self.places) / 6, unit: "",
        decimals: 2, budget: .atMost(1)),
    ]
  }
}

/// A clock that a test advances by hand.
private final class SharedTime: Sendable {
  private let seconds = Mutex(1_773_308_400.0)

  var now: Date { Date(timeIntervalSince1970: seconds.withLock { $0 }) }

  func advance(by time: Double) { seconds.withLock { $0 += time } }
}
