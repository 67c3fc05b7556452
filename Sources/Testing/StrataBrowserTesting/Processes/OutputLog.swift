import Foundation
import Glibc

/// The output of a process, all lines of which are kept.
final class OutputLog: Sendable {
  private struct State: Sendable {
    var bytes: [UInt8] = []
    var hasEnded = false
  }

  private let state = Watched(State())

  /// Reads a pipe to its end on a new thread, then closes it.
  init(reading pipe: Int32) {
    Thread.detachNewThread { [state] in
      var buffer = [UInt8](repeating: 0, count: 16_384)
      while true {
        let count = Glibc.read(pipe, &buffer, buffer.count)
        if count < 0 && errno == EINTR { continue }
        if count <= 0 { break }
        state.change { $0.bytes += buffer[..<count] }
      }
      Glibc.close(pipe)
      state.change { $0.hasEnded = true }
    }
  }

  /// A Boolean value that indicates whether every writer has closed its end.
  var hasEnded: Bool { state.current.hasEnded }

  /// All text that the process has written so far.
  var text: String { String(decoding: state.current.bytes, as: UTF8.self) }

  /// Waits until every writer has closed its end, or the time has passed.
  func waitForEnd(within time: Duration) async {
    _ = try? await waitForLine(within: time) { _ in Never?.none }
  }

  /// Waits for a complete line for which `find` returns a value.
  ///
  /// - Returns: `nil` if the process closed its output, or the time passed, before.
  func waitForLine<Value: Sendable>(
    within time: Duration, find: @escaping @Sendable (Substring) -> Value?
  ) async throws -> Value? {
    let state = state
    let found: Value?? = try await onOwnThread {
      state.wait(by: .after(time)) { state -> Value?? in
        let text = String(decoding: state.bytes, as: UTF8.self)
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        if let value = lines.dropLast().lazy.compactMap(find).first { return .some(value) }
        return state.hasEnded ? .some(nil) : nil
      }
    }
    return found ?? nil
  }
}
