import Foundation
import SimulatorKit
import StrataWebServer

/// The storage of a project. The policies of `storage.objects` decide about access, and are checked
/// with the caller's rights.
struct StorageAPI: Sendable {
  let pool: ConnectionPool
  /// The connections with the right to read and write bytes, used after the caller was authorized.
  let keeper: ConnectionPool
  let tokens: Tokens

  static let prefix = "/storage/v1/object/"

  /// The location of a file.
  struct Place: Sendable {
    let bucket: String
    let name: String

    /// Parses the names of the bucket and the file.
    ///
    /// - Parameter path: The part of the URL's path with both names.
    init?(_ path: Substring) {
      let parts = path.split(separator: "/", maxSplits: 1)
      guard parts.count == 2, !parts[1].isEmpty else { return nil }
      (bucket, name) = (String(parts[0]), String(parts[1]))
    }
  }

  /// Answers a request.
  ///
  /// - Returns: `nil` if there is nothing at the path.
  func answer(_ request: HTTPRequest, as caller: Caller) async throws -> HTTPResponse? {
    let path = request.path.dropFirst(Self.prefix.count)
    if request.method == "DELETE" {
      return try await remove(request, from: String(path), as: caller)
    }
    if path.hasPrefix("sign/"), request.method == "POST" {
      guard let place = Place(path.dropFirst(5)) else { return nil }
      return try await sign(place, request, as: caller)
    }
    guard let place = Place(path) else { return nil }
    switch request.method {
    case "GET": return try await read(place, as: caller)
    case "POST": return try await write(place, request, as: caller)
    default: return nil
    }
  }

  /// Returns a file for a signed URL, which needs no authentication.
  func answerSigned(_ request: HTTPRequest) async throws -> HTTPResponse? {
    guard request.method == "GET", request.path.hasPrefix(Self.prefix + "sign/"),
      let place = Place(request.path.dropFirst(Self.prefix.count + 5))
    else { return nil }
    guard tokens.opens(request.queryValue("token") ?? "", "\(place.bucket)/\(place.name)") else {
      throw Refusal.storage("400", "InvalidJWT", "invalid signature")
    }
    return try await content(of: place)
  }

  private func read(_ place: Place, as caller: Caller) async throws -> HTTPResponse {
    try await find(place, as: caller)
    return try await content(of: place)
  }

  private func sign(
    _ place: Place, _ request: HTTPRequest, as caller: Caller
  ) async throws -> HTTPResponse {
    guard case .number(let seconds)? = try? JSON(reading: request.body)["expiresIn"],
      (1...31_536_000).contains(seconds)
    else { throw Refusal.storage("400", "invalid_request", "body/expiresIn must be >= 1") }
    try await find(place, as: caller)
    let path = "\(place.bucket)/\(place.name)"
    let token = tokens.token(for: path, seconds: Int(seconds))
    return .json(.object(["signedURL": .string("/object/sign/\(path)?token=\(token)")]))
  }

  private func remove(
    _ request: HTTPRequest, from bucket: String, as caller: Caller
  ) async throws -> HTTPResponse {
    guard case .array(let names)? = try? JSON(reading: request.body)["prefixes"] else {
      throw Refusal.storage("400", "invalid_request", "body must have required property 'prefixes'")
    }
    let rows = try await asked(caller) { session throws(PostgresFailure) in
      // Policies may ask which request this is, as with the service.
      _ = try session.run(
        "select set_config('storage.operation', 'storage.object.delete_many', true)")
      return try session.run(
        """
        delete from storage.objects
        where bucket_id = $1 and name in (select json_array_elements_text($2::json))
        returning json_build_object('id', id, 'name', name, 'bucket_id', bucket_id)::text as body
        """, [bucket, JSON.array(names).text])
    }
    return .json(Array("[\(rows.compactMap { $0["body"] }.joined(separator: ","))]".utf8))
  }
}
