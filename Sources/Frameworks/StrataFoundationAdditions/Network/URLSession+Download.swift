public import Foundation
public import FoundationNetworking

// The compiler prefers these methods, whose delegate is not optional or absent, to Foundation's,
// which do not give an answer's file to an asynchronous caller.

extension URLSession {
  /// Requests a URL and writes the answer to a temporary file, which is the caller's to move or
  /// remove.
  ///
  ///     let (file, response) = try await URLSession.shared.download(from: url)
  ///
  /// - Throws: `URLError` if the connection fails, or an error of the file system.
  public func download(from url: URL) async throws -> (URL, URLResponse) {
    try await written(URLRequest(url: url), asking: nil)
  }

  /// Requests a URL and writes the answer to a temporary file.
  ///
  /// - Parameter delegate: It is asked about redirections and challenges.
  /// - Throws: `URLError` if the connection fails, or an error of the file system.
  public func download(
    from url: URL, delegate: any URLSessionTaskDelegate
  ) async throws -> (URL, URLResponse) {
    try await written(URLRequest(url: url), asking: delegate)
  }

  /// Sends a request and writes the answer to a temporary file.
  ///
  /// - Throws: `URLError` if the connection fails, or an error of the file system.
  public func download(for request: URLRequest) async throws -> (URL, URLResponse) {
    try await written(request, asking: nil)
  }

  /// Sends a request and writes the answer to a temporary file.
  ///
  /// - Parameter delegate: It is asked about redirections and challenges.
  /// - Throws: `URLError` if the connection fails, or an error of the file system.
  public func download(
    for request: URLRequest, delegate: any URLSessionTaskDelegate
  ) async throws -> (URL, URLResponse) {
    try await written(request, asking: delegate)
  }

  private func written(
    _ request: URLRequest, asking delegate: (any URLSessionTaskDelegate)?
  ) async throws -> (URL, URLResponse) {
    let (bytes, response) = try await self.bytes(for: request, delegate: delegate)
    let file = FileManager.default.temporaryDirectory
      .appending(path: "CFNetworkDownload_\(UUID().uuidString).tmp")
    do {
      try await bytes.chunks.write(to: file)
    } catch {
      // Nobody learns of the file, so a part of an answer must not stay.
      try? FileManager.default.removeItem(at: file)
      throw error
    }
    return (file, response)
  }
}

extension ByteChunks {
  /// Writes the bytes to a new file while they arrive.
  func write(to file: URL) async throws {
    try Data().write(to: file, options: .withoutOverwriting)
    let handle = try FileHandle(forWritingTo: file)
    defer { try? handle.close() }
    for try await piece in pieces { try handle.write(contentsOf: piece) }
  }
}
