public import Foundation

/// Messages in both directions: eight bytes of length, little-endian, then JSON.
public struct MessageChannel {
  let input: FileHandle
  let output: FileHandle

  public init(input: FileHandle, output: FileHandle) {
    self.input = input
    self.output = output
  }

  /// The next message; nil when the compiler has closed its end, or broke off inside a message.
  public func next() -> Data? {
    guard let head = read(8) else { return nil }
    return read(head.reversed().reduce(0) { $0 << 8 | Int($1) })
  }

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
