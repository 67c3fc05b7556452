import Foundation
import StrataLiveSession
import SwiftUI
import WeDaPresentation

/// The server's time for what a person does in WeDa.
struct WeatherEventBenchmark: Benchmark {
  let title = "Events of the weather app"
  let method = """
    WeDa over its session, without a socket: from the details of a place to the first page and \
    back, and letters typed into the search field, each before the app would search. Processor \
    time of all threads, with the tasks that a navigation begins and the benchmark's look \
    each millisecond whether they have ended; the provider's answers are in the memory cache.
    """
  private static let events = 400

  func run() async throws -> [Figure] {
    try await figures(
      "a navigation", try await navigation(), 1.2,
      reason: "the views and elements of the page that is shown are made anew")
      + figures(
        "a letter typed", try await letter(), 0.3,
        reason: "the field, its suggestions and whatever reads the text are evaluated again")
  }

  private func figures(
    _ name: String, _ event: (time: Double, evaluations: Double), _ budget: Double, reason: String
  ) -> [Figure] {
    [
      Figure(
        name: name, value: event.time, unit: "ms", decimals: 2, budget: .atMost(budget),
        reason: "\(reason): docs/internals/profile.md, *WeDa, navigation and letters*"),
      Figure(name: "\(name), evaluations", value: event.evaluations, unit: "", decimals: 0),
    ]
  }

  private func navigation() async throws -> (time: Double, evaluations: Double) {
    let visitor = try await Visitor(SessionHolder { WeatherScreen() }, url: WeatherScreen.url)
    return try await cost(visitor) { event in
      let url = event.isMultiple(of: 2) ? WeatherScreen.url : "/"
      try visitor.receive("[\(event),\(visitor.seq),0,\"nav\",\"\(url)\"]")
      // Tasks that read the database end later.
      for _ in 0..<100 where visitor.session.window.tree.runningTasks > 0 {
        try await Task.sleep(for: .milliseconds(1))
      }
      await Task.yield()
    }
  }

  private func letter() async throws -> (time: Double, evaluations: Double) {
    let visitor = try await Visitor(SessionHolder { WeatherScreen() })
    let field = try visitor.page.number(of: "SearchField")
    return try await cost(visitor) { event in
      let text = "Londonderry".prefix(event % 11 + 1)
      try visitor.receive(
        "[\(event),\(visitor.seq),\(field),\"input\",\"\(text)\",\(event)]")
      await Task.yield()
    }
  }

  /// Returns the milliseconds of processor time and the evaluations of an event; the first fifty do
  /// not count.
  private func cost(
    _ visitor: Visitor, _ event: (_ number: Int) async throws -> Void
  ) async throws -> (time: Double, evaluations: Double) {
    for number in 1...50 { try await event(number) }
    let start = (time: Usage.processorTime(), evaluations: visitor.session.window.tree.evaluations)
    for number in 51...(50 + Self.events) { try await event(number) }
    let evaluations = visitor.session.window.tree.evaluations - start.evaluations
    return (
      (Usage.processorTime() - start.time) / .milliseconds(1) / Double(Self.events),
      Double(evaluations) / Double(Self.events)
    )
  }
}

extension Visitor {
  /// The number of the last patch.
  fileprivate var seq: Int { Int(peer.text.dropFirst().prefix { $0.isNumber }) ?? 0 }
}
