public import Foundation
public import FoundationNetworking

extension URLSession {
  /// The bytes of a response, while they arrive. Same as Apple's.
  public struct AsyncBytes: AsyncSequence, Sendable {
    public typealias Element = UInt8
    /// The task that receives the bytes.
    public let task: URLSessionDataTask
    let chunks: ByteChunks

    public func makeAsyncIterator() -> Iterator { Iterator(base: ByteChunks.Iterator(chunks)) }

    /// An iterator over the bytes of a response.
    public struct Iterator: AsyncIteratorProtocol {
      fileprivate var base: ByteChunks.Iterator

      /// Waits for the next byte; returns `nil` at the end of the response.
      ///
      /// - Throws: `URLError` if the connection fails.
      public mutating func next() async throws -> UInt8? { try await base.next() }
    }
  }

  /// Sends a request, and returns the response before its bytes have arrived.
  ///
  ///     let (bytes, response) = try await URLSession.shared.bytes(for: request)
  ///     for try await line in bytes.lines { … }
  ///
  /// The request uses a separate session with this session's configuration. Bytes that were not
  /// read yet are kept in memory.
  ///
  /// - Parameters:
  ///   - request: The request.
  ///   - delegate: An object that handles redirections and challenges; `nil` for the session's
  ///     delegate.
  /// - Throws: `URLError` if there is no response.
  public func bytes(
    for request: URLRequest, delegate: (any URLSessionTaskDelegate)? = nil
  ) async throws -> (AsyncBytes, URLResponse) {
    let receiver = ByteReceiver(asking: delegate ?? self.delegate as? any URLSessionTaskDelegate)
    return try await receiver.bytes(for: request, configuration: configuration)
  }

  /// Requests a URL, and returns the response before its bytes have arrived.
  ///
  /// - Parameters:
  ///   - url: The URL to request.
  ///   - delegate: An object that handles redirections and challenges; `nil` for the session's
  ///     delegate.
  /// - Throws: `URLError` if there is no response.
  public func bytes(
    from url: URL, delegate: (any URLSessionTaskDelegate)? = nil
  ) async throws -> (AsyncBytes, URLResponse) {
    try await bytes(for: URLRequest(url: url), delegate: delegate)
  }
}

extension URL {
  /// The bytes of a file or of a response. Same as Apple's.
  public struct AsyncBytes: AsyncSequence, Sendable {
    public typealias Element = UInt8
    fileprivate let url: URL

    /// Returns an iterator that begins to read the bytes.
    public func makeAsyncIterator() -> AsyncIterator {
      AsyncIterator(base: ByteChunks.Iterator(ByteChunks(url)))
    }

    /// An iterator over the bytes of the content of a URL.
    public struct AsyncIterator: AsyncIteratorProtocol {
      fileprivate var base: ByteChunks.Iterator

      /// Waits for the next byte; returns `nil` at the end.
      ///
      /// - Throws: An error of the file system, or `URLError`.
      public mutating func next() async throws -> UInt8? { try await base.next() }
    }
  }

  /// The bytes of the file or of the response at this URL.
  public var resourceBytes: AsyncBytes { AsyncBytes(url: self) }

  /// The lines of the file or of the response at this URL, without empty lines.
  public var lines: AsyncLineSequence<AsyncBytes> { resourceBytes.lines }
}

extension FileHandle {
  /// The bytes of a file. Same as Apple's.
  // @unchecked: Foundation's handle has no state besides the descriptor.
  public struct AsyncBytes: AsyncSequence, @unchecked Sendable {
    public typealias Element = UInt8
    fileprivate let file: FileHandle

    /// Returns an iterator that reads from the position of the file handle on.
    public func makeAsyncIterator() -> Iterator {
      Iterator(base: ByteChunks.Iterator(ByteChunks(file)))
    }

    /// An iterator over the bytes of a file.
    public struct Iterator: AsyncIteratorProtocol {
      fileprivate var base: ByteChunks.Iterator

      /// Waits for the next byte; returns `nil` at the end.
      ///
      /// - Throws: An error of the file system.
      public mutating func next() async throws -> UInt8? { try await base.next() }
    }
  }

  /// The bytes of the file, from the position of the handle on.
  public var bytes: AsyncBytes { AsyncBytes(file: self) }
}
