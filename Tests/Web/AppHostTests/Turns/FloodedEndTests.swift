import StrataBrowserTesting
import StrataKitTesting
import Testing

/// Tests of the end of served apps while browsers flood them.
@Suite(.timeLimit(.minutes(10))) struct FloodedEndTests {
  private static let windows = 20
  /// Nearly as many as a socket may send at once.
  private static let taps = 590
  /// The time after which an app that has not ended is killed, and the test fails. 5 s are promised:
  /// 1.5 s for the sessions, 2 s for the sockets, and the rest for the processes. Handling what waits
  /// would take longer.
  private static let limit = Duration.seconds(5)

  @Test(arguments: [0, 2])
  func `an app that two devices keep flooding ends on SIGTERM although taps are unhandled`(
    workers: Int
  ) async throws {
    let app =
      workers == 0
      ? try await ServedApp.start("Counter") : try await ServedApp.withWorkers(workers)
    var windows: [CounterWindow] = []
    for _ in 0..<2 {
      let cookies = try await LoadedPage(of: app).cookies
      for _ in 0..<Self.windows {
        windows.append(try await CounterWindow(of: app, cookies: cookies))
      }
    }
    for window in windows { try await window.write(taps: 1...Self.taps) }
    let floods = windows.map { window in
      Task { for tap in (Self.taps + 1)... { try await window.write(taps: tap...tap) } }
    }
    let handled = try await handled(by: app, workers)
    #expect(handled < windows.count * Self.taps, "no flood is left at the end")
    #expect(try await app.stop(within: Self.limit) == .exited(0))
    #expect(app.errors == "")
    BadDay("stopped-in-flood").record(
      done: ["windows that flood": windows.count, "taps at once": windows.count * Self.taps],
      lost: ["taps of these that were not handled by then": windows.count * Self.taps - handled])
    // Each was sent until its socket ended with the app.
    for flood in floods { await #expect(throws: RawSocketError.self) { try await flood.value } }
  }

  /// Returns the number of taps that an app has handled.
  private func handled(by app: ServedApp, _ workers: Int) async throws -> Int {
    guard workers > 0 else { return try #require(try await app.figure("strata_events_total")) }
    var sum = 0
    for worker in 1...workers {
      sum += try #require(try await app.figure("strata_events_total{worker=\"\(worker)\"}"))
    }
    return sum
  }
}
