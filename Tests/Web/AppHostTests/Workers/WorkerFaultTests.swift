import Foundation
import StrataBrowserTesting
import StrataKitTesting
import Testing

/// Tests of what the visitors of one worker notice of a fault of another, and what its own get back.
@Suite(.timeLimit(.minutes(10))) struct WorkerFaultTests {
  /// Starts an app with two workers, and opens a letter in each.
  private func start() async throws -> (app: ServedApp, windows: [LetterWindow]) {
    let app = try await ServedApp.start("tripwire", arguments: ["--workers", "2"])
    try await app.wait(for: "strata_workers", toBe: 2)
    var windows = try await LetterWindow.inBothWorkers(of: app)
    for index in windows.indices {
      let answer = try await windows[index].type("half")
      try #require(answer?.contains("4 letters") == true, "\(answer ?? "closed")")
    }
    return (app, windows)
  }

  /// Types in a window, and returns whether its socket has answered with the number of letters.
  private func goesOn(_ window: inout LetterWindow, _ text: String) async throws -> Bool {
    try await window.type(text)?.contains("\(text.count) letters") == true
  }

  /// Connects again, and expects the same path, and that the page accepts the draft once more.
  /// Returns whether both are so.
  private func isBack(_ window: inout LetterWindow) async throws -> Bool {
    let path = try await window.reopen()
    #expect(path == "/letter")
    let isAccepted = try await goesOn(&window, "half a")
    #expect(isAccepted)
    return path == "/letter" && isAccepted
  }

  @Test
  func `sockets of one worker go on while the other one is killed, whose visitors reconnect`()
    async throws
  {
    let (app, opened) = try await start()
    var windows = opened
    kill(try #require(app.workers.min()), SIGKILL)
    var lost: Set<Int> = []
    for index in windows.indices {
      let isAnswered = try await goesOn(&windows[index], "half a th")
      if !isAnswered { lost.insert(index) }
    }
    #expect(lost.count > 0 && lost.count < windows.count)
    try await app.wait(for: "strata_workers_lost_total", toBe: 1)
    try await app.wait(for: "strata_workers", toBe: 2)
    var (back, going) = (0, 0)
    for index in windows.indices {
      if lost.contains(index) {
        if try await isBack(&windows[index]) { back += 1 }
      } else {
        let goesOn = try await goesOn(&windows[index], "half a thought")
        #expect(goesOn)
        if goesOn { going += 1 }
      }
    }
    BadDay("killed-worker").record(
      done: ["workers killed or hanging": 1, "windows with a draft": windows.count],
      seen: ["windows that came back with it": back, "windows that noticed nothing": going],
      lost: ["windows without their draft": windows.count - back - going])
    #expect(try await app.stop(within: .seconds(10)) == .exited(0))
  }

  @Test(.thorough)
  func `a worker whose main thread hangs is ended, while sockets of the other worker go on`()
    async throws
  {
    let (app, opened) = try await start()
    var windows = opened
    try await windows[0].hang()
    var answered = 0
    for index in windows.indices.dropFirst() {
      // A window of the same worker hears nothing until that is ended.
      let isAnswered = try await goesOn(&windows[index], "half a thought")
      if isAnswered { answered += 1 }
    }
    #expect(answered > 0)
    #expect(await windows[0].hear() == nil)
    try await app.wait(for: "strata_workers_lost_total", toBe: 1)
    #expect(app.errors.contains("does not answer, so its process is ended."))
    let isBack = try await isBack(&windows[0])
    BadDay("killed-worker").record(
      done: ["workers killed or hanging": 1],
      seen: ["windows that came back with it": isBack ? 1 : 0])
    try await app.wait(for: "strata_workers", toBe: 2)
    #expect(try await app.stop(within: .seconds(10)) == .exited(0))
  }
}
