public import Foundation
public import FoundationNetworking

extension URLSession {
  /// The bytes of an answer, while they arrive. Same as Apple's.
  public struct AsyncBytes: AsyncSequence, Sendable {
    public typealias Element = UInt8
    /// The task that receives the bytes.
    public let task: URLSessionDataTask
    let chunks: ByteChunks

    public func makeAsyncIterator() -> Iterator { Iterator(base: ByteChunks.Iterator(chunks)) }

    /// An iterator over the bytes.
    public struct Iterator: AsyncIteratorProtocol {
      fileprivate var base: ByteChunks.Iterator

      /// Waits for the next byte; `nil` at the end of the answer.
      ///
      /// - Throws: `URLError` if the connection fails.
      public mutating func next() async throws -> UInt8? { try await base.next() }
    }
  }

  /// Sends a request and returns its answer before the bytes have arrived.
  ///
  ///     let (bytes, response) = try await URLSession.shared.bytes(for: request)
  ///     for try await line in bytes.lines { … }
  ///
  /// The request has a separate session with this session's configuration. Bytes that nobody has
  /// read yet are kept in memory.
  ///
  /// - Parameters:
  ///   - request: The request.
  ///   - delegate: It is asked about redirections and challenges; otherwise the session's delegate.
  /// - Throws: `URLError` if no answer comes.
  public func bytes(
    for request: URLRequest, delegate: (any URLSessionTaskDelegate)? = nil
  ) async throws -> (AsyncBytes, URLResponse) {
    let receiver = ByteReceiver(asking: delegate ?? self.delegate as? any URLSessionTaskDelegate)
    return try await receiver.bytes(for: request, configuration: configuration)
  }

  /// Requests a URL and returns the answer before the bytes have arrived.
  ///
  /// - Parameters:
  ///   - url: The URL to request.
  ///   - delegate: An object that is asked about redirections and challenges; `nil` for the
  ///     session's.
  /// - Throws: `URLError` if no answer comes.
  public func bytes(
    from url: URL, delegate: (any URLSessionTaskDelegate)? = nil
  ) async throws -> (AsyncBytes, URLResponse) {
    try await bytes(for: URLRequest(url: url), delegate: delegate)
  }
}

extension URL {
  /// The bytes of a file or of an answer. Same as Apple's.
  public struct AsyncBytes: AsyncSequence, Sendable {
    public typealias Element = UInt8
    fileprivate let url: URL

    /// Returns an iterator that begins to read the bytes.
    public func makeAsyncIterator() -> AsyncIterator {
      AsyncIterator(base: ByteChunks.Iterator(ByteChunks(url)))
    }

    /// An iterator over the bytes.
    public struct AsyncIterator: AsyncIteratorProtocol {
      fileprivate var base: ByteChunks.Iterator

      /// Waits for the next byte; `nil` at the end.
      ///
      /// - Throws: An error of the file system, or `URLError`.
      public mutating func next() async throws -> UInt8? { try await base.next() }
    }
  }

  /// The bytes of the file, or of the answer, at this URL.
  public var resourceBytes: AsyncBytes { AsyncBytes(url: self) }

  /// The lines of the file, or of the answer, at this URL; empty ones are left out.
  public var lines: AsyncLineSequence<AsyncBytes> { resourceBytes.lines }
}

extension FileHandle {
  /// The bytes of a file. Same as Apple's.
  // @unchecked: Foundation's handle has no state besides the descriptor.
  public struct AsyncBytes: AsyncSequence, @unchecked Sendable {
    public typealias Element = UInt8
    fileprivate let file: FileHandle

    /// Begins to read, where the handle is.
    public func makeAsyncIterator() -> Iterator {
      Iterator(base: ByteChunks.Iterator(ByteChunks(file)))
    }

    /// An iterator over the bytes.
    public struct Iterator: AsyncIteratorProtocol {
      fileprivate var base: ByteChunks.Iterator

      /// Waits for the next byte; `nil` at the end.
      ///
      /// - Throws: An error of the file system.
      public mutating func next() async throws -> UInt8? { try await base.next() }
    }
  }

  /// The bytes of the file, from where the handle is.
  public var bytes: AsyncBytes { AsyncBytes(file: self) }
}
