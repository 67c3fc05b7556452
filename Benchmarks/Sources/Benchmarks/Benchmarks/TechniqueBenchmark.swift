import Foundation
import NetworkingKit
import StrataLiveSession
import WeDaData
import WeDaDomain

/// The techniques with which WeDa avoids repeated requests and computations, counted where
/// possible.
struct TechniqueBenchmark: Benchmark {
  let title = "WeDa's techniques"
  let method = """
    Ten letters typed 20 ms apart into the app's search field, over its session. Now and forecast \
    asked of a provider that takes 40 and 80 ms. A place's page is left 50 ms after it asked a \
    provider that takes 2 s: how long its work then goes on. A `DateFormatter` made for each date, one that is \
    kept, and the format styles that the app uses, over 1,000 dates. The techniques themselves are \
    in [performance-techniques.md](performance-techniques.md).
    """

  func run() async throws -> [Figure] {
    try await [typing()] + fetching() + leaving() + formatting()
  }

  private func typing() async throws -> Figure {
    let answers = CountedAnswers()
    let visitor = try await Visitor(
      SessionHolder { WeatherScreen(client: URLSessionAPIClient(session: answers)) })
    let field = try visitor.page.number(of: "SearchField")
    for (index, end) in (1...10).enumerated() {
      let text = "Londonderr".prefix(end)
      try visitor.receive("[\(index + 1),0,\(field),\"input\",\"\(text)\",\(index + 1)]")
      try await Task.sleep(for: .milliseconds(20))
    }
    // Twice the debounce time, after which every request would have been sent.
    try await Task.sleep(for: .milliseconds(600))
    return Figure(
      name: "calls for ten letters", value: Double(answers.count("direct")), unit: "",
      budget: .atMost(1))
  }

  private func fetching() async throws -> [Figure] {
    let answers = CountedAnswers(
      delays: ["weather": .milliseconds(40), "forecast": .milliseconds(80)])
    let client = URLSessionAPIClient(session: answers)
    let repository = WeDaDataContainer(sources: WeatherScreen.sources(client)).weather
    let start = ContinuousClock.now
    _ = try await repository.refreshWeather(for: try .benchmark(0))
    let time = start.duration(to: .now) / .milliseconds(1)
    return [
      Figure(
        name: "now and forecast, answered in 40 and 80 ms", value: time, unit: "ms", decimals: 1,
        budget: .atMost(100)),
      Figure(
        name: "the same two answers, asked for in turn, at least", value: 120, unit: "ms",
        decimals: 1),
    ]
  }

  private func leaving() async throws -> [Figure] {
    let delay = Duration.seconds(2)
    let answers = CountedAnswers(delays: ["weather": delay, "forecast": delay])
    let client = URLSessionAPIClient(session: answers)
    let repository = WeDaDataContainer(sources: WeatherScreen.sources(client)).weather
    let place = try Place.benchmark(1)
    let page = Task { _ = try? await repository.refreshWeather(for: place) }
    try await Task.sleep(for: .milliseconds(50))
    let start = ContinuousClock.now
    page.cancel()
    await page.value
    let time = start.duration(to: .now) / .milliseconds(1)
    return [
      Figure(
        name: "work goes on after a page is left", value: time, unit: "ms", decimals: 1,
        budget: .atMost(50)),
      Figure(
        name: "the same work without cancellation, at least", value: delay / .milliseconds(1) - 50,
        unit: "ms"),
    ]
  }

  private func formatting() -> [Figure] {
    let dates = (0..<1_000).map { Date(timeIntervalSince1970: 1_773_308_400 + Double($0) * 3_600) }
    let locale = Locale(identifier: "en_GB")
    func cost(_ name: String, _ text: (Date) -> String) -> Figure {
      _ = dates.prefix(10).map(text)
      let start = ContinuousClock.now
      let length = dates.reduce(0) { $0 + text($1).utf8.count }
      let time = start.duration(to: .now) / .microseconds(1) / Double(dates.count)
      precondition(length > dates.count)
      return Figure(name: name, value: time, unit: "µs", decimals: 1)
    }
    let kept = Self.formatter(locale)
    let style = Date.FormatStyle(locale: locale).weekday(.wide).month(.abbreviated).day()
    var reused = cost("formatting a date, formatter kept") { kept.string(from: $0) }
    let fresh = cost("formatting a date, formatter made each time") {
      Self.formatter(locale).string(from: $0)
    }
    reused.budget = .atMost(fresh.value / 2)
    return [
      fresh, reused, cost("formatting a date, format style as in the app") { $0.formatted(style) },
    ]
  }

  private static func formatter(_ locale: Locale) -> DateFormatter {
    let formatter = DateFormatter()
    formatter.locale = locale
    formatter.dateFormat = "EEEE, MMM d"
    return formatter
  }
}

extension Place {
  /// Returns one of many generated places, a tenth of a degree apart.
  static func benchmark(_ number: Int) throws -> Place {
    Place(
      name: "Place \(number)", state: nil, country: "GB",
      coordinate: try Coordinate(latitude: Double(number) / 10, longitude: 1))
  }
}
