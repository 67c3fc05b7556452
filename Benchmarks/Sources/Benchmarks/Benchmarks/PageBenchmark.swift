import StrataLiveSession
import StrataViewTree
import SwiftUI
import WeDaPresentation

/// The number of first pages of WeDa's details screen that one core renders.
struct PageBenchmark: Benchmark {
  let title = "First pages of the weather screen"
  let method = """
    WeDa's details page (five days, the first open, hour by hour) opened through `SessionHolder` \
    without a socket: a session is made, its tasks run, the page is written, and the oldest \
    session ends for it. The whole app takes part, with its SQLite database; the provider's \
    answers are in the memory cache. Pages a second of processor time, all threads counted. Final \
    bodies are those on the page once it is drawn: a body that is evaluated three times is one.
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
    let tree = first.session.window.tree
    let bodies = [tree.screen, tree.presentations].compactMap(\.self).reduce(0) { $0 + $1.bodies }
    let (evaluations, rounds) = (tree.evaluations, tree.flushes)
    for _ in 0..<200 { try await open(holder) }
    let start = Usage.processorTime()
    for _ in 0..<Self.pages { try await open(holder) }
    let time = Usage.processorTime() - start
    holder.endAll()
    let body = time / .microseconds(1) / Double(Self.pages) / Double(bodies)
    return [
      Figure(
        name: "pages a second on one core", value: Double(Self.pages) / (time / .seconds(1)),
        unit: "/s", budget: .atLeast(250), reason: Self.reason(bodies, rounds, body)),
      Figure(
        name: "processor time of a page for each of its final bodies", value: body, unit: "µs",
        decimals: 1),
      Figure(name: "HTML of the page's content", value: Double(first.page.utf8.count), unit: "B"),
      Figure(name: "final bodies of a page", value: Double(bodies), unit: ""),
      Figure(
        name: "evaluations for each final body", value: Double(evaluations) / Double(bodies),
        unit: "", decimals: 2, budget: .atMost(1.3),
        reason:
          "the views between what changed and what shows it are evaluated again: "
          + "docs/internals/evaluation.md, *A first page*"),
      Figure(name: "rounds of evaluation for each page", value: Double(rounds), unit: ""),
    ]
  }

  private static func reason(_ bodies: Int, _ rounds: Int, _ body: Double) -> String {
    """
    each page makes a session of its own and runs the whole app in it: \(bodies) final bodies in \
    \(rounds) rounds, since a page's tasks depend on each other, at \
    \(body.formatted(.number.precision(.fractionLength(1)))) µs for each, where the budget leaves \
    \((4_000 / Double(bodies)).formatted(.number.precision(.fractionLength(1)))) µs. On 23 November the \
    page had 70 final bodies and 30 kB of HTML, and took 16 ms: 270 evaluations of 60 µs. Since then the \
    sky, the charts and the further days came, and evaluations became fewer for each body and dearer. \
    docs/internals/profile.md, *WeDa, first page*, has the kinds of functions that take the time; decision \
    0001 says what lighter nodes would need, under *What was not built*.
    """
  }

  private func open(_ holder: SessionHolder) async throws {
    let opened = await holder.open(
      device: .init(id: .init(rawValue: "pages")), url: WeatherScreen.url, language: "en-GB")
    guard opened.page.contents[0].contains("London") else {
      throw NotMeasured("the page shows no weather")
    }
  }
}

extension Node {
  /// The number of bodies below this node, itself included.
  fileprivate var bodies: Int {
    children.reduce(self is EvaluatingNode ? 1 : 0) { $0 + $1.bodies }
  }
}
