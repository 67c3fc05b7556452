public import Foundation
public import FoundationNetworking

// The methods of Linux's Foundation end the process if the answer comes from an address with the
// scheme `data` or from a `URLProtocol` of the app, as in tests.
extension URLSession {
  /// Loads the content of a request into a file.
  ///
  /// The request uses a separate session with this session's configuration.
  ///
  /// - Returns: The URL of the file, which the caller may move or delete, and the response.
  /// - Throws: `URLError`, or an error of the file system.
  public func download(for request: URLRequest) async throws -> (URL, URLResponse) {
    let (bytes, response) = try await self.bytes(for: request)
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

  /// Loads the content at a URL into a file.
  ///
  /// - Returns: The URL of the file, which the caller may move or delete, and the response.
  /// - Throws: `URLError`, or an error of the file system.
  public func download(from url: URL) async throws -> (URL, URLResponse) {
    try await download(for: URLRequest(url: url))
  }
}
