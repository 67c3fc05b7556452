import Foundation
import StrataBrowserTesting
import Testing

/// Tests of the work that an event of a served app causes in the kernel. The kernel counts it, in
/// `/proc`, for the threads of that process only, so that other work on the machine is not in it.
@Suite(.timeLimit(.minutes(5))) struct EventCostTests {
  private static let events = 200
  private static let rounds = 5
  /// The number of windows that take turns: each may send 600 messages at once.
  private static let windows = 3

  @Test func `an event takes a served app three waits of its threads, and four reads and writes`()
    async throws
  {
    let app = try await ServedApp.start("Counter")
    var windows: [CounterWindow] = []
    for _ in 0..<Self.windows { windows.append(try await CounterWindow(of: app)) }
    // The first ones start threads, and look types up.
    for event in 0..<60 { try await exchange(event, windows, app) }
    var (blocked, calls) = ([Double](), [Double]())
    for round in 0..<Self.rounds {
      let before = try KernelCounts(of: app.processID)
      for event in 0..<Self.events {
        try await exchange(60 + round * Self.events + event, windows, app)
      }
      let after = try KernelCounts(of: app.processID)
      blocked.append(Double(after.blocks(since: before)) / Double(Self.events))
      calls.append(Double(after.calls - before.calls) / Double(Self.events))
    }
    // The server's thread waits for the message and for its answer, the main one for the event.
    // A timer or a thread that ends adds to a round: the lowest one counts, and a tenth is allowed.
    #expect(blocked.min() ?? .infinity <= 3.3, "\(blocked)")
    // Each of the two threads is woken by a write, which it reads. Sockets are not counted here.
    #expect(calls.min() ?? .infinity <= 4.4, "\(calls)")
    #expect(try await app.stop() == .exited(0))
  }

  /// Taps in one of the windows, then waits until all threads of the app wait for something, so that
  /// the next event meets none that still runs: one would take it without having waited.
  private func exchange(
    _ event: Int, _ windows: [CounterWindow], _ app: ServedApp
  ) async throws {
    try await windows[event % windows.count].exchange(tap: event / windows.count + 1)
    while try !KernelCounts.isResting(app.processID) { await Task.yield() }
  }
}

/// The counts that the kernel has kept for a process since its start.
private struct KernelCounts {
  /// The number of times that each thread gave its processor up to wait for something.
  private let blocks: [String: Int]
  /// The number of calls of `read` and `write`, which sockets do not use.
  let calls: Int

  /// Returns whether all threads of a process sleep.
  static func isResting(_ process: Int32) throws -> Bool {
    let folder = "/proc/\(process)/task"
    return try FileManager.default.contentsOfDirectory(atPath: folder).allSatisfy { thread in
      let text = try? String(contentsOfFile: "\(folder)/\(thread)/stat", encoding: .utf8)
      // The name in parentheses may contain blanks; the state follows it.
      return text?.split(separator: ")").last?.split(separator: " ").first.map { $0 == "S" } ?? true
    }
  }

  init(of process: Int32) throws {
    let folder = "/proc/\(process)/task"
    var blocks: [String: Int] = [:]
    for thread in try FileManager.default.contentsOfDirectory(atPath: folder) {
      // A thread that has ended meanwhile has no file.
      blocks[thread] = try? Self.value("voluntary_ctxt_switches", in: "\(folder)/\(thread)/status")
    }
    self.blocks = blocks
    let counts = "/proc/\(process)/io"
    calls = try Self.value("syscr", in: counts) + Self.value("syscw", in: counts)
  }

  /// Returns how often the threads have waited since an earlier count.
  func blocks(since before: Self) -> Int {
    blocks.map { $1 - (before.blocks[$0] ?? 0) }.reduce(0, +)
  }

  private static func value(_ name: String, in file: String) throws -> Int {
    let text = try String(contentsOfFile: file, encoding: .utf8)
    let line = text.split(separator: "\n").first { $0.hasPrefix("\(name):") }
    let word = line?.split(whereSeparator: \.isWhitespace).last
    return try #require(word.flatMap { Int($0) }, "\(file) has no \(name)")
  }
}
