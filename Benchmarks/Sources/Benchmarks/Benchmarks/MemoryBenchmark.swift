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
      + figures(
        "WeDa's page", budget: 80, url: WeatherScreen.url, reason: Self.pageReason
      ) { WeatherScreen() }
  }

  private func figures<Content: View>(
    _ name: String, budget: Double, url: String = "/", reason: String = reason,
    @ViewBuilder _ content: @escaping @MainActor () -> Content
  ) async throws -> [Figure] {
    let holder = SessionHolder { content() }
    // The fixed cost of a process: caches, and the holder's memory.
    for _ in 0..<20 { _ = try await Visitor(holder, url: url) }
    let before = try Usage.residentBytes()
    let full = try await come(to: holder, url)
    holder.endAll()
    try await Self.settle()
    let empty = try Usage.residentBytes()
    for _ in 0..<Self.sessions {
      _ = try await Visitor(holder, url: url)
      holder.endAll()
    }
    try await Self.settle()
    let again = try Usage.residentBytes()
    return [
      figure("\(name), a session", full - before, budget, reason),
      // The heap keeps partly used pages for later allocations.
      figure("\(name), memory that the process keeps for the next session", empty - before, nil),
      figure("\(name), memory that an ended session does not give back", again - empty, 0.5),
    ]
  }

  static let reason =
    "three quarters of it are nodes, one for each view and each element (*Nodes of a page*): decision "
    + "0001 says what lighter ones would need, under *What was not built*"
  private static let pageReason =
    "a quarter of it are nodes (*Nodes of a page*); what they refer to, waiting tasks and the app's "
    + "objects are the rest: docs/internals/profile.md, *Where a session's memory is*"

  /// Waits for the cancelled tasks of ended sessions, which hold their view models until they notice.
  private static func settle() async throws { try await Task.sleep(for: .seconds(2)) }

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
