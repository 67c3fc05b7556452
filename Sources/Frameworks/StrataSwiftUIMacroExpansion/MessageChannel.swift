public import Foundation

/// A connection with messages in both directions: eight bytes of length, little-endian, and then
/// JSON.
public struct MessageChannel {
  let input: FileHandle
  let output: FileHandle

  /// Creates a channel of two open files.
  public init(input: FileHandle, output: FileHandle) {
    self.input = input
    self.output = output
  }

  /// Reads the next message; returns `nil` if the compiler has closed the connection, even inside
  /// of a message.
  public func next() -> Data? {
    guard let head = read(8) else { return nil }
    return read(head.reversed().reduce(0) { $0 << 8 | Int($1) })
  }

  /// Writes a message.
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
