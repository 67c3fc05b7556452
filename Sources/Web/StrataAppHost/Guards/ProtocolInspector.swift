import Foundation
import Synchronization

/// Logs the messages between the server and its browsers, one JSON object per line:
///
///     {"bytes":16,"direction":"up","milliseconds":5120,"socket":1,"text":"[1,0,7,\"tap\"]"}
///
/// Off unless `--inspect-protocol FILE` enables it, as the log contains what people type. Only the
/// owner can read the file. A full disk ends the log, not the app.
final class ProtocolInspector: Sendable {
  enum Direction: String, Encodable { case up, down }

  private struct Line: Encodable {
    let milliseconds: Int
    let socket: Int
    let direction: Direction
    let bytes: Int
    let text: String
  }

  private struct State {
    var file: FileHandle?
    var sockets = 0
  }

  private let start = ContinuousClock.now
  private let state: Mutex<State>

  init(path: String) throws(HostError) {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else {
      throw .unable(
        "--inspect-protocol cannot write '\(path)': \(String(cString: strerror(errno)))")
    }
    state = Mutex(State(file: FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)))
  }

  /// Returns the number of the next socket, counted in order of connection.
  func nextSocket() -> Int {
    state.withLock { state in
      state.sockets += 1
      return state.sockets
    }
  }

  func note(_ direction: Direction, _ text: String, socket: Int) {
    let line = Line(
      milliseconds: start.duration(to: .now).wholeMilliseconds, socket: socket,
      direction: direction, bytes: text.utf8.count, text: text)
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    guard let data = try? encoder.encode(line) else { return }  // plain fields always encode
    state.withLock { state in
      do { try state.file?.write(contentsOf: data + [UInt8(ascii: "\n")]) } catch {
        state.file = nil
      }
    }
  }
}

extension Duration {
  fileprivate var wholeMilliseconds: Int {
    Int(components.seconds) * 1000 + Int(components.attoseconds / 1_000_000_000_000_000)
  }
}
