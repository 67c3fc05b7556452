/// Counts the reads from a database that the code of a window is waiting for: a page that comes
/// back waits for them, so that it does not show less than before.
package final class OpenReads: Sendable {
  private struct State {
    var open = 0
    /// A Boolean value that indicates whether a read has been open since somebody last asked.
    var wasOpen = false
  }

  private let state = Locked(State())

  /// Creates a counter without open reads.
  package init() {}

  /// The counter of the window that the current code runs for; `nil` without a host.
  package static var current: OpenReads? { DeviceHost.current.map(of) }

  /// Returns the counter of a device's window.
  package static func of(_ window: Device) -> OpenReads { window.part { OpenReads() } }

  /// Records the beginning of a read.
  package func begin() {
    state.withLock { state in
      state.open += 1
      state.wasOpen = true
    }
  }

  /// Records the end of a read.
  package func end() { state.withLock { $0.open -= 1 } }

  /// Returns whether a read has been open at any time since the last call.
  package func takeOpen() -> Bool {
    state.withLock { state in
      defer { state.wasOpen = state.open > 0 }
      return state.wasOpen
    }
  }
}
