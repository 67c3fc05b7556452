import Foundation

/// Compares the processor time of an event in two workers with that in one.
struct TwoCoresBenchmark: Benchmark {
  let title = "Two cores beside one"
  let method = """
    The counter behind a front (`--workers`), with two groups of 100 visitors, each in a thread of \
    this program: all of a group press at once, and again when all have been answered, 20,000 times \
    in all. Processor time of the front and its workers for an event, the kernel's share included. Twice the time of \
    one worker's event by that of two workers' is how many times as much two cores carry: what \
    workers cost each other (locks, caches, the front) makes it less than two.
    """
  private static let visitors = 100
  private static let rounds = 100

  func run() async throws -> [Figure] {
    let one = try await time(workers: 1)
    let two = try await time(workers: 2)
    return [
      Figure(name: "an event, one worker", value: one, unit: "µs"),
      Figure(name: "an event, two workers", value: two, unit: "µs"),
      Figure(
        name: "two cores carry, in what one carries", value: 2 * one / two, unit: "×", decimals: 2,
        budget: .atLeast(1.8)),
    ]
  }

  /// Returns the microseconds of processor time of an event.
  private func time(workers: Int) async throws -> Double {
    let server = try ServerProcess(.counter, arguments: ["--workers", "\(workers)"])
    let port = server.port
    let groups = try (0..<2).map { _ in
      try (0..<Self.visitors).map { _ in try SocketVisitor(port: port, button: "more") }
    }
    try await press(groups, rounds: 10)
    let start = try server.treeProcessorTime()
    try await press(groups, rounds: Self.rounds)
    let taken = try server.treeProcessorTime() - start
    return taken / .microseconds(1) / Double(2 * Self.visitors * Self.rounds)
  }

  private func press(_ groups: [[SocketVisitor]], rounds: Int) async throws {
    try await withThrowingTaskGroup(of: Void.self) { tasks in
      for group in groups {
        // Each group is used by its task alone.
        nonisolated(unsafe) let visitors = group
        tasks.addTask {
          for _ in 0..<rounds {
            let events = try visitors.map { try $0.send() }
            for (visitor, event) in zip(visitors, events) { try visitor.waitForAnswer(to: event) }
          }
        }
      }
      try await tasks.waitForAll()
    }
  }
}
