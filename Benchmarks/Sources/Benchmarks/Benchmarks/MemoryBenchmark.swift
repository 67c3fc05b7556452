import LiveSession
import SwiftUI

/// How much memory a session takes that nobody touches.
struct MemoryBenchmark: Benchmark {
  let title = "Memory of an idle session"
  let method = """
    Growth of the resident set (`/proc/self/statm`) over 1,000 connected sessions without sockets, \
    each of its own device, with `malloc_trim` before each reading. A row is a view of its own \
    with one text. Then all sessions end, and what stays is read.
    """
  private static let sessions = 1_000

  func run() async throws -> [Figure] {
    try await figures("counter", budget: 40) { CounterScreen() }
      + figures("300 rows", budget: 250) { RowsScreen(300) }
  }

  private func figures<Content: View>(
    _ name: String, budget: Double, @ViewBuilder _ content: @escaping @MainActor () -> Content
  ) async throws -> [Figure] {
    let holder = SessionHolder { content() }
    // What a process has once however many sessions there are: caches, and the holder's own room.
    for _ in 0..<20 { _ = try await Visitor(holder) }
    let before = try Usage.residentBytes()
    for _ in 0..<Self.sessions { _ = try await Visitor(holder) }
    let full = try Usage.residentBytes()
    holder.endAll()
    let after = try Usage.residentBytes()
    return [
      Figure(
        name: "\(name), a session", value: (full - before) / Double(Self.sessions) / 1024,
        unit: "KiB", decimals: 1, budget: .atMost(budget)),
      Figure(
        name: "\(name), left of it when all have gone",
        value: (after - before) / Double(Self.sessions) / 1024, unit: "KiB", decimals: 1),
    ]
  }
}
