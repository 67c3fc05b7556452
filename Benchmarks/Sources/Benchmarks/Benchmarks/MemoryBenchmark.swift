import StrataLiveSession
import SwiftUI

/// The memory of an idle session.
struct MemoryBenchmark: Benchmark {
  let title = "Memory of an idle session"
  let method = """
    Growth of the resident set (`/proc/self/statm`) over 1,000 connected sessions without sockets, \
    each of its own device, with `malloc_trim` before each reading. A row is a view of its own \
    with one text. WeDa's page is its details of a place. Then all sessions end and another 1,000 come and go, each before the next: what \
    one that is gone does not give back is what these add.
    """
  private static let sessions = 1_000

  func run() async throws -> [Figure] {
    try await figures("counter", budget: 40) { CounterScreen() }
      + figures("300 rows", budget: 60) { RowsScreen(300) }
      + figures("WeDa's page", budget: 80, url: WeatherScreen.url) { WeatherScreen() }
  }

  private func figures<Content: View>(
    _ name: String, budget: Double, url: String = "/",
    @ViewBuilder _ content: @escaping @MainActor () -> Content
  ) async throws -> [Figure] {
    let holder = SessionHolder { content() }
    // The fixed cost of a process: caches, and the holder's memory.
    for _ in 0..<20 { _ = try await Visitor(holder, url: url) }
    let before = try Usage.residentBytes()
    let full = try await come(to: holder, url)
    holder.endAll()
    let empty = try Usage.residentBytes()
    for _ in 0..<Self.sessions {
      _ = try await Visitor(holder, url: url)
      holder.endAll()
    }
    let again = try Usage.residentBytes()
    return [
      figure("\(name), a session", full - before, budget, Self.reason),
      // The heap keeps partly used pages for later allocations.
      figure("\(name), memory that the process keeps for the next session", empty - before, nil),
      figure("\(name), memory that an ended session does not give back", again - empty, 0.5),
    ]
  }

  static let reason =
    "each view and each modifier is a node, an object of its own with its inputs and what it read: "
    + "*Nodes of a page* counts and weighs them"

  private func come(to holder: SessionHolder, _ url: String) async throws -> Double {
    for _ in 0..<Self.sessions { _ = try await Visitor(holder, url: url) }
    return try Usage.residentBytes()
  }

  private func figure(
    _ name: String, _ bytes: Double, _ budget: Double?, _ reason: String? = nil
  ) -> Figure {
    Figure(
      name: name, value: bytes / Double(Self.sessions) / 1024, unit: "KiB", decimals: 1,
      budget: budget.map { .atMost($0) }, reason: reason)
  }
}
