import Foundation
import SimulatorKit
import StrataWebServer

/// The gateway of a project, which identifies the caller and selects the service.
struct SupabaseService: SimulatedService {
  let rest: RestAPI
  let auth: AuthAPI
  let storage: StorageAPI
  private let tokens: Tokens
  private let key: String

  let secretParameters: Set<String> = ["apikey"]
  let extraHeaders = ["apikey", "prefer", "accept-profile", "content-profile", "x-upsert"]
  let routes: [Route] = []

  /// Creates a gateway.
  ///
  /// - Parameters:
  ///   - database: The database of the project.
  ///   - key: The publishable key.
  ///   - tokens: Issues and verifies tokens.
  init(database: SupabaseDatabase, key: String, tokens: Tokens) {
    self.key = key
    self.tokens = tokens
    rest = RestAPI(pool: ConnectionPool(limit: 10) { try await database.connectAsAuthenticator() })
    let own = ConnectionPool(limit: 4) { try await database.connect() }
    auth = AuthAPI(pool: own, tokens: tokens)
    storage = StorageAPI(pool: rest.pool, keeper: own, tokens: tokens)
  }

  func answer(_ request: HTTPRequest) async -> HTTPResponse? {
    do {
      if let file = try await storage.answerSigned(request) { return file }
      try checkKey(request)
      if request.path.hasPrefix(StorageAPI.prefix) {
        guard let caller = try? caller(of: request) else { return Refusal.overForStorage.response }
        return try await storage.answer(request, as: caller)
      }
      if request.path.hasPrefix("/rest/v1/") {
        return try await rest.answer(request, as: caller(of: request))
      }
      return try await auth.answer(request)
    } catch let refusal as Refusal {
      return refusal.response
    } catch {
      // The connection to the database failed.
      return failure(status: 503)
    }
  }

  var unknownPath: HTTPResponse {
    .json(.object(["message": "no Route matched with those values"]), status: 404)
  }

  func failure(status: Int) -> HTTPResponse {
    switch status {
    case 401: Refusal.expired.response
    case 404: unknownPath
    case 429: .json(.object(["message": "API rate limit exceeded"]), status: 429)
    default: .html("<html><body><h1>\(status)</h1></body></html>", status: status)
    }
  }

  private func checkKey(_ request: HTTPRequest) throws(Refusal) {
    guard let given = request.headers["apikey"] else { throw .noKey }
    guard given == key else { throw .badKey }
  }

  /// Returns the caller of a request: anonymous for the publishable key alone, otherwise the user
  /// of the token.
  private func caller(of request: HTTPRequest) throws(Refusal) -> Caller {
    let words = (request.headers["authorization"] ?? "").split(separator: " ")
    guard let token = words.last, words.count == 2, token != key else { return .anonymous }
    return try tokens.caller(of: String(token))
  }
}
