public import Foundation
public import FoundationNetworking

// With an answer that comes from an address with the scheme `data` or from a `URLProtocol` of the app,
// as in tests, Foundation's own methods on Linux have no file.
extension URLSession {
  /// Loads the content of a request into a file.
  ///
  /// The request uses a separate session with this session's configuration.
  ///
  /// - Returns: The URL of the file, which the caller may move or delete, and the response.
  /// - Throws: `URLError`, or an error of the file system.
  public func download(for request: URLRequest) async throws -> (URL, URLResponse) {
    try await file(of: request, asking: nil)
  }

  /// Loads the content at a URL into a file.
  ///
  /// - Returns: The URL of the file, which the caller may move or delete, and the response.
  /// - Throws: `URLError`, or an error of the file system.
  public func download(from url: URL) async throws -> (URL, URLResponse) {
    try await download(for: URLRequest(url: url))
  }

  /// Loads the content of a request into a file.
  ///
  /// - Parameters:
  ///   - request: The request.
  ///   - delegate: An object that handles redirections and challenges, and is notified of the
  ///     progress of a transfer over HTTP.
  /// - Returns: The URL of the file, which the caller may move or delete, and the response.
  /// - Throws: `URLError`, or an error of the file system.
  public func download(
    for request: URLRequest, delegate: any URLSessionTaskDelegate
  ) async throws -> (URL, URLResponse) {
    guard isForeign(request) else {
      // Foundation's takes an optional delegate.
      return try await download(for: request, delegate: Optional(delegate))
    }
    return try await file(of: request, asking: delegate)
  }

  /// Loads the content at a URL into a file.
  ///
  /// - Parameters:
  ///   - url: The URL to request.
  ///   - delegate: An object that handles redirections and challenges, and is notified of the
  ///     progress of a transfer over HTTP.
  /// - Returns: The URL of the file, which the caller may move or delete, and the response.
  /// - Throws: `URLError`, or an error of the file system.
  public func download(
    from url: URL, delegate: any URLSessionTaskDelegate
  ) async throws -> (URL, URLResponse) {
    try await download(for: URLRequest(url: url), delegate: delegate)
  }

  private func file(
    of request: URLRequest, asking delegate: (any URLSessionTaskDelegate)?
  ) async throws -> (URL, URLResponse) {
    let (bytes, response) = try await self.bytes(for: request, delegate: delegate)
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("\(UUID().uuidString).tmp", isDirectory: false)
    do {
      try Data().write(to: file)
      let handle = try FileHandle(forWritingTo: file)
      defer { try? handle.close() }
      for try await piece in bytes.chunks.pieces { try handle.write(contentsOf: piece) }
      // A cancelled task sees the end of the pieces and no error.
      if Task.isCancelled { throw URLError(.cancelled) }
    } catch {
      try? FileManager.default.removeItem(at: file)
      throw error
    }
    return (file, response)
  }
}
