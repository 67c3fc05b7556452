import StrataBrowserTesting
import StrataWebServer
import StrataWire

extension ScriptedApp {
  /// Sends a patch.
  func patch(_ operations: [PatchOperation]) {
    state.withLock { state in
      state.seq += 1
      state.unconfirmed.append((state.seq, operations))
      guard !state.losesPatches else { return }
      let message = ServerMessage.patch(
        number: state.seq, lastEvent: state.lastEvent, operations)
      state.connection?.send(message.text)
    }
  }

  /// Sends a patch and waits until the page shows it.
  func patch(_ operations: PatchOperation..., shownIn browser: Browser) async throws {
    patch(operations)
    try await settle(browser)
  }

  /// Waits until each side has received everything from the other.
  func settle(_ browser: Browser) async throws {
    try await browser.wait(until: "__strata.live && __strata.pending === 0")
    let seq = state.withLock { $0.seq }
    try await browser.wait(until: "__strata.seq >= args[0]", .number(Double(seq)))
  }

  /// Closes the connection; messages that the test loses before that remain lost.
  func drop() { state.withLock { $0.connection }?.close(code: 1011, reason: "cut") }

  /// Cuts the connection so that neither side is notified.
  func silence() {
    state.withLock { state in
      state.dead = state.connection
      state.connection = nil
    }
  }

  /// Records a probe, and returns `false` for a connection that is cut.
  func hears(_ connection: WebSocketConnection, _ text: String) -> Bool {
    if text == ClientMessage.probe { probes.record(text) }
    return state.withLock { $0.dead !== connection }
  }

  func send(_ frame: String) { state.withLock { $0.connection }?.send(frame) }

  /// Closes the connection and answers the next hello with a new session.
  func restart(screen: String, presentations: String = "", rules: String = "", url: String = "/") {
    let mounted = ServerMessage.Mounted(
      token: "second", screen: screen, presentations: presentations, rules: rules,
      title: "Again", url: url)
    state.withLock { $0.welcome = .mounted(mounted) }
    drop()
  }
}
