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
    time of all threads, with the tasks that a navigation begins; the provider's answers are in \
    the memory cache.
    """
  private static let events = 400

  func run() async throws -> [Figure] {
    [
      figure("a navigation", try await navigation(), 1.2),
      figure("a letter typed", try await letter(), 0.3),
    ]
  }

  private func figure(_ name: String, _ value: Double, _ budget: Double) -> Figure {
    Figure(
      name: name, value: value, unit: "ms", decimals: 2, budget: .atMost(budget),
      reason:
        "the new page's views and elements are made anew; docs/internals/profile.md has the kinds of "
        + "functions that take the time")
  }

  private func navigation() async throws -> Double {
    let visitor = try await Visitor(SessionHolder { WeatherScreen() }, url: WeatherScreen.url)
    return try await time { event in
      let url = event.isMultiple(of: 2) ? WeatherScreen.url : "/"
      try visitor.receive("[\(event),\(visitor.seq),0,\"nav\",\"\(url)\"]")
      // Tasks that read the database end later.
      for _ in 0..<100 where visitor.session.window.tree.runningTasks > 0 {
        try await Task.sleep(for: .milliseconds(1))
      }
      await Task.yield()
    }
  }

  private func letter() async throws -> Double {
    let visitor = try await Visitor(SessionHolder { WeatherScreen() })
    let field = try visitor.page.number(of: "SearchField")
    return try await time { event in
      let text = "Londonderry".prefix(event % 11 + 1)
      try visitor.receive(
        "[\(event),\(visitor.seq),\(field),\"input\",\"\(text)\",\(event)]")
      await Task.yield()
    }
  }

  /// Returns the milliseconds of processor time of an event; the first fifty do not count.
  private func time(_ event: (_ number: Int) async throws -> Void) async throws -> Double {
    for number in 1...50 { try await event(number) }
    let start = Usage.processorTime()
    for number in 51...(50 + Self.events) { try await event(number) }
    return (Usage.processorTime() - start) / .milliseconds(1) / Double(Self.events)
  }
}

extension Visitor {
  /// The number of the last patch.
  fileprivate var seq: Int { Int(peer.text.dropFirst().prefix { $0.isNumber }) ?? 0 }
}
