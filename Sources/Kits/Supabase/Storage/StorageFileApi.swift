public import Foundation
import NetworkingKit
import StrataDeviceServices

/// The files of one bucket.
///
/// Partial: `list`, `move`, `copy`, `update`, `info`, uploads by URL and transformed pictures are
/// absent.
public struct StorageFileApi: Sendable {
  let bucket: String
  let call: @Sendable ([String]) -> PostgrestCall

  /// Uploads a file to the bucket.
  ///
  /// - Parameters:
  ///   - path: The file's path in the bucket: names separated by slashes.
  ///   - data: The whole file; it is held in memory.
  ///   - options: The media type, the caching, and whether to replace an existing file.
  /// - Returns: The path of the stored file.
  /// - Throws: ``StorageError``, for example if the file exists or the user may not write it;
  ///   `URLError`.
  @discardableResult
  public func upload(
    _ path: String, data: Data, options: FileOptions = FileOptions()
  ) async throws -> FileUploadResponse {
    var call = call(["object", bucket] + Self.parts(path))
    call.method = .post
    call.body = data
    call.headers["Content-Type"] = options.contentType ?? "application/octet-stream"
    call.headers["Cache-Control"] = "max-age=\(options.cacheControl)"
    call.headers["x-upsert"] = "\(options.upsert)"
    let stored: Stored = try await Self.answer(call)
    return FileUploadResponse(id: stored.id, path: path, fullPath: stored.key)
  }

  /// Downloads a file of the bucket.
  ///
  /// - Throws: ``StorageError`` if it does not exist or the user may not read it; `URLError`.
  public func download(path: String) async throws -> Data {
    try await Self.bytes(call(["object", bucket] + Self.parts(path)))
  }

  /// Returns a URL through which anyone can read a file until it expires.
  ///
  /// - Parameters:
  ///   - path: The file's path in the bucket: names separated by slashes.
  ///   - expiresIn: The lifetime of the URL, in seconds.
  /// - Throws: ``StorageError`` if it does not exist or the user may not read it; `URLError`.
  public func createSignedURL(path: String, expiresIn: Int) async throws -> URL {
    var call = call(["object", "sign", bucket] + Self.parts(path))
    call.method = .post
    call.body = try PostgrestCall.encoded(["expiresIn": expiresIn])
    let signed: Signed = try await Self.answer(call)
    let base = call.base.absoluteString
    let start = base.hasSuffix("/") ? String(base.dropLast()) : base
    guard let url = URL(string: start + "/storage/v1" + signed.signedURL) else {
      throw URLError(.badServerResponse)
    }
    return url
  }

  /// Removes files, and returns the removed ones. Files that the user may not remove stay, and are
  /// not in the result.
  ///
  /// - Throws: ``StorageError``; `URLError`.
  @discardableResult
  public func remove(paths: [String]) async throws -> [FileObject] {
    var call = call(["object", bucket])
    call.method = .delete
    call.body = try PostgrestCall.encoded(["prefixes": paths])
    return try await Self.answer(call)
  }

  private static func parts(_ path: String) -> [String] {
    path.split(separator: "/").map(String.init)
  }

  private static func answer<Answer: Decodable>(_ call: PostgrestCall) async throws -> Answer {
    try JSONDecoder().decode(Answer.self, fromUntrusted: await bytes(call))
  }

  private static func bytes(_ call: PostgrestCall) async throws -> Data {
    try await call.answer { data, response -> any Error in
      if let error = try? JSONDecoder().decode(StorageError.self, fromUntrusted: data) {
        return error
      }
      return HTTPError(data: data, response: response)
    }.0
  }

  private struct Stored: Decodable {
    let key: String
    let id: UUID

    private enum CodingKeys: String, CodingKey {
      case key = "Key"
      case id = "Id"
    }
  }

  private struct Signed: Decodable {
    let signedURL: String
  }
}
