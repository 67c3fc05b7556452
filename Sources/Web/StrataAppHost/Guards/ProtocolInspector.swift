import Foundation
import Synchronization

/// Writes down what the server and its browsers say to each other, a JSON object a line:
///
///     {"bytes":16,"direction":"up","milliseconds":5120,"socket":1,"text":"[1,0,7,\"tap\"]"}
///
/// Off unless `--inspect-protocol FILE` asks for it: what people type stands in it. The file is the
/// owner's alone. A disk that is full ends the inspection, not the app.
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

  /// A number for the next socket, in the order in which they came.
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
