/// The lines of text in UTF-8. Same as Apple's: it leaves out empty lines.
public struct AsyncLineSequence<Base: AsyncSequence>: AsyncSequence where Base.Element == UInt8 {
  public typealias Element = String
  private let base: Base

  /// Creates the sequence of lines in a sequence of bytes.
  public init(underlyingSequence: Base) { base = underlyingSequence }

  public func makeAsyncIterator() -> AsyncIterator {
    AsyncIterator(bytes: base.makeAsyncIterator())
  }

  /// An iterator over lines.
  public struct AsyncIterator: AsyncIteratorProtocol {
    fileprivate var bytes: Base.AsyncIterator
    private var line: [UInt8] = []

    fileprivate init(bytes: Base.AsyncIterator) { self.bytes = bytes }

    /// Returns the next line that is not empty, without its end; `nil` after the last one.
    ///
    /// - Throws: The error with which the bytes end.
    public mutating func next() async throws -> String? {
      while let byte = try await bytes.next() {
        line.append(byte)
        let end = endingLength(byte)
        guard end > 0 else { continue }
        line.removeLast(end)
        if let text = take() { return text }
      }
      return take()
    }

    private mutating func take() -> String? {
      guard !line.isEmpty else { return nil }
      defer { line.removeAll(keepingCapacity: true) }
      return String(decoding: line, as: UTF8.self)
    }

    /// Returns the number of bytes of the line ending with which the line ends; 0 if the line
    /// continues.
    ///
    /// Line endings are line feed, vertical tab, form feed, carriage return, next line, and the
    /// separators of lines and paragraphs. Between the two characters of `\r\n` there is an empty
    /// line, which is left out.
    ///
    /// - Parameter last: The line's last byte.
    private func endingLength(_ last: UInt8) -> Int {
      switch last {
      case 0x0A...0x0D: 1
      case 0x85: line.dropLast().last == 0xC2 ? 2 : 0
      case 0xA8, 0xA9: line.dropLast().suffix(2).elementsEqual([0xE2, 0x80]) ? 3 : 0
      default: 0
      }
    }
  }
}

extension AsyncLineSequence: Sendable where Base: Sendable {}

extension AsyncSequence where Element == UInt8 {
  /// The lines of the text in UTF-8 that the bytes contain, without empty lines.
  ///
  ///     for try await line in url.lines { print(line) }
  public var lines: AsyncLineSequence<Self> { AsyncLineSequence(underlyingSequence: self) }
}
