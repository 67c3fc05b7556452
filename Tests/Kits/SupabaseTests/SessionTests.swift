import Foundation
import NetworkingKit
import StrataKitTesting
import Testing

@testable import Supabase

/// Tests of the life of a session: kept, refreshed, ended.
@Suite struct SessionTests {
  private static let key = "supabase.auth.token"
  private let storage = MemoryAuthStorage()

  private static func body(_ session: Session) throws -> Data {
    try JSONEncoder().encode(session)
  }

  private func auth(_ service: Service) -> AuthClient {
    AuthClient(
      service: AuthService(
        base: URL(string: "https://stalls.example") ?? URL(fileURLWithPath: "/"),
        key: "publishable", session: service),
      storage: storage)
  }

  private func keep(_ session: Session) throws {
    storage.store(key: Self.key, value: try Self.body(session))
  }

  @Test func `a valid token is used without a refresh request`() async throws {
    let service = Service { _ in (500, Data()) }
    let auth = auth(service)
    #expect(auth.currentSession == nil && auth.currentUser == nil)
    let session = Session.test(1)
    try keep(session)
    #expect(try await auth.session == session)
    #expect(auth.currentUser == session.user && service.requests.all.isEmpty)
  }

  @Test func `a token counts as expired half a minute before its time`() {
    #expect(Session.test(1, expiresIn: 20).isExpired && Session.test(1, expiresIn: -5).isExpired)
    #expect(!Session.test(1, expiresIn: 60).isExpired)
  }

  @Test func `concurrent callers with an expired token share one refresh`() async throws {
    let fresh = try Self.body(Session.test(2))
    let service = Service { _ in (200, fresh) }
    let auth = auth(service)
    try keep(Session.test(1, expiresIn: 0))
    async let one = auth.session.accessToken
    async let other = auth.session.accessToken
    #expect(try await [one, other] == ["t2", "t2"])
    #expect(try await auth.session.refreshToken == "r2")
    let asked = service.requests.all
    #expect(asked.count == 1 && asked.first?.method == .post)
    #expect(
      asked.first?.url.absoluteString
        == "https://stalls.example/auth/v1/token?grant_type=refresh_token")
    #expect(asked.first?.body == Data(#"{"refresh_token":"r1"}"#.utf8))
    #expect(asked.first?.headers["Authorization"] == "Bearer publishable")
  }

  @Test func `a token that is still valid can be refreshed`() async throws {
    let fresh = try Self.body(Session.test(2))
    let service = Service { _ in (200, fresh) }
    let auth = auth(service)
    try keep(Session.test(1))
    #expect(try await auth.refreshSession().accessToken == "t2")
    #expect(auth.currentSession?.accessToken == "t2" && service.requests.all.count == 1)
  }

  @Test func `a session ends if the service refuses its refresh token`() async throws {
    let refusal = Data(#"{"error_code": "refresh_token_not_found", "msg": "Gone"}"#.utf8)
    let auth = auth(Service { _ in (400, refusal) })
    try keep(Session.test(1, expiresIn: 0))
    let error = await #expect(throws: AuthError.self) { try await auth.session }
    #expect(error?.errorCode == .refreshTokenNotFound && error?.errorDescription == "Gone")
    #expect(auth.currentSession == nil)
    let missing = await #expect(throws: AuthError.self) { try await auth.session }
    #expect(missing?.errorCode == .sessionNotFound)
  }

  @Test func `a token refresh that fails with 503 does not end the session`() async throws {
    let auth = auth(Service { _ in (503, Data()) })
    let session = Session.test(1, expiresIn: 0)
    try keep(session)
    await #expect(throws: HTTPError.self) { try await auth.session }
    #expect(auth.currentSession == session)
  }

  @Test func `a refused refresh uses the session that another client has stored meanwhile`()
    async throws
  {
    let storage = storage
    let newer = try Self.body(Session.test(5))
    let auth = auth(
      Service { _ in
        storage.store(key: Self.key, value: newer)
        return (400, Data(#"{"msg": "used"}"#.utf8))
      })
    try keep(Session.test(1, expiresIn: 0))
    #expect(try await auth.session.accessToken == "t5")
    #expect(auth.currentSession?.refreshToken == "r5")
  }

  @Test(arguments: [204, 500])
  func `signing out removes the stored session even if the service fails`(status: Int) async throws
  {
    let service = Service { _ in (status, Data()) }
    let auth = auth(service)
    try keep(Session.test(1))
    if status == 204 {
      try await auth.signOut()
    } else {
      await #expect(throws: HTTPError.self) { try await auth.signOut() }
    }
    #expect(auth.currentSession == nil && auth.currentUser == nil)
    let asked = try #require(service.requests.all.last)
    #expect(asked.url.absoluteString == "https://stalls.example/auth/v1/logout")
    #expect(asked.headers["Authorization"] == "Bearer t1" && asked.body == Data("{}".utf8))
  }
}
