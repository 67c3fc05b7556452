import StrataLiveSession
import SwiftUI
import WeDaPresentation

/// The number of first pages of WeDa's details screen that one core renders.
struct PageBenchmark: Benchmark {
  let title = "First pages of the weather screen"
  let method = """
    WeDa's details page (five days, the first open, hour by hour) opened through `SessionHolder` \
    without a socket: a session is made, its tasks run, the page is written, and the oldest \
    session ends for it. The whole app takes part, with its SQLite database; the provider's \
    answers are in the memory cache. Pages a second of processor time, all threads counted.
    """
  private static let pages = 1_000

  func run() async throws -> [Figure] {
    var limits = SessionHolder.Limits()
    limits.sessions = 200
    limits.patience = .seconds(5)
    let holder = SessionHolder(limits: limits) { WeatherScreen() }
    let first = try await Visitor(holder, url: WeatherScreen.url)
    guard first.page.contains("London"), first.page.utf8.count > 5_000 else {
      throw NotMeasured("the page shows no weather:\n\(first.page)")
    }
    for _ in 0..<200 { try await open(holder) }
    let start = Usage.processorTime()
    for _ in 0..<Self.pages { try await open(holder) }
    let time = Usage.processorTime() - start
    holder.endAll()
    let (bodies, rounds) = (
      first.session.window.tree.evaluations, first.session.window.tree.flushes
    )
    let body = time / .microseconds(1) / Double(Self.pages) / Double(bodies)
    return [
      Figure(
        name: "pages a second on one core", value: Double(Self.pages) / (time / .seconds(1)),
        unit: "/s", budget: .atLeast(2_000), reason: Self.reason(bodies, rounds, body)),
      Figure(
        name: "processor time of a page for each of its bodies", value: body, unit: "µs",
        decimals: 1),
      Figure(name: "HTML of the page's content", value: Double(first.page.utf8.count), unit: "B"),
      Figure(name: "bodies evaluated for a page", value: Double(bodies), unit: ""),
      Figure(name: "rounds in which they were", value: Double(rounds), unit: ""),
    ]
  }

  private static func reason(_ bodies: Int, _ rounds: Int, _ body: Double) -> String {
    """
    each page makes a session of its own and runs the whole app in it, \(bodies) bodies in \
    \(rounds) rounds, since a page's tasks depend on each other. At \
    \(body.formatted(.number.precision(.fractionLength(1)))) µs each that is what it takes; the \
    budget would leave \((500 / Double(bodies)).formatted(.number.precision(.fractionLength(1)))) µs. \
    No part of it stands out: references are counted, generic types looked up, places made. Pages \
    shared between visitors would reach it, but they would also share what is each one's own.
    """
  }

  private func open(_ holder: SessionHolder) async throws {
    let opened = await holder.open(
      device: .init(id: .init(rawValue: "pages")), url: WeatherScreen.url, language: "en-GB")
    guard opened.page.contents[0].contains("London") else {
      throw NotMeasured("a page came without its weather")
    }
  }
}
