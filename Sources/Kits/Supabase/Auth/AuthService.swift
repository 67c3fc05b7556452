import Foundation
import NetworkingKit
import StrataDeviceServices

/// The HTTP API of GoTrue, the authentication service of a project.
struct AuthService: Sendable {
  let base: URL
  let key: String
  let session: any NetworkSession
  /// The headers of all requests. Headers that the service requires replace those of the same name.
  var headers: [String: String] = [:]

  struct Nothing: Encodable, Sendable {}

  /// Requests a session from the service.
  ///
  /// - Throws: ``AuthError/api(message:errorCode:underlyingData:underlyingResponse:)``,
  ///   ``HTTPError`` if it gives no reason, `DecodingError`, `URLError`.
  func session(
    _ path: [String], grant: String? = nil, body: some Encodable & Sendable
  ) async throws -> Session {
    var call = call(path, token: key)
    if let grant { call.query = [URLQueryItem(name: "grant_type", value: grant)] }
    call.body = try PostgrestCall.encoded(body)
    let (data, _) = try await answer(call)
    return try JSONDecoder().decode(Session.self, fromUntrusted: data)
  }

  func signOut(_ token: String) async throws {
    var call = call(["auth", "v1", "logout"], token: token)
    call.body = Data("{}".utf8)
    _ = try await answer(call)
  }

  private func call(_ path: [String], token: String) -> PostgrestCall {
    var call = PostgrestCall(base: base, path: path, session: session)
    call.method = .post
    let own = ["apikey": key, "Authorization": "Bearer \(token)", "Accept": "application/json"]
    call.headers = headers.merging(own) { _, own in own }
    return call
  }

  private func answer(_ call: PostgrestCall) async throws -> (Data, HTTPURLResponse) {
    do {
      return try await call.answer { HTTPError(data: $0, response: $1) }
    } catch let error as HTTPError where (400..<500).contains(error.response.statusCode) {
      guard let refusal = try? JSONDecoder().decode(AuthRefusal.self, fromUntrusted: error.data)
      else {
        throw error
      }
      throw AuthError.api(
        message: refusal.message, errorCode: refusal.code.map(ErrorCode.init) ?? .unknown,
        underlyingData: error.data, underlyingResponse: error.response)
    }
  }
}
