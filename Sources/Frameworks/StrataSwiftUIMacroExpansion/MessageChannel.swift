public import Foundation

/// A connection that sends and receives messages. Each is preceded by its length, in eight bytes,
/// little-endian, and consists of JSON.
public struct MessageChannel {
  let input: FileHandle
  let output: FileHandle

  /// Creates a channel of two open files.
  public init(input: FileHandle, output: FileHandle) {
    self.input = input
    self.output = output
  }

  /// Reads the next message; returns `nil` if the compiler has closed the connection, even in the
  /// middle of a message.
  public func next() -> Data? {
    guard let head = read(8) else { return nil }
    return read(head.reversed().reduce(0) { $0 << 8 | Int($1) })
  }

  /// Writes a message to the compiler.
  public func send(_ message: Data) {
    let length = (0..<8).map { UInt8(truncatingIfNeeded: message.count >> (8 * $0)) }
    output.write(Data(length) + message)
  }

  private func read(_ count: Int) -> Data? {
    var data = Data()
    while data.count < count {
      guard let more = try? input.read(upToCount: count - data.count), !more.isEmpty else {
        return nil
      }
      data += more
    }
    return data
  }
}
