import Foundation
import NetworkingKit
import StrataKitTesting
import Testing

@testable import Supabase

/// Tests of refreshing while other things happen: queries, signing out, cancelling, a second
/// client.
@Suite(.timeLimit(.minutes(5))) struct RefreshTests {
  private static let key = "supabase.auth.token"
  private static let empty = Data("[]".utf8)

  private func client(
    _ service: Service, keeping session: Session
  ) throws -> SupabaseClient {
    let storage = MemoryAuthStorage()
    storage.store(key: Self.key, value: try JSONEncoder().encode(session))
    return .test(service, options: .init(auth: .init(storage: storage)))
  }

  @Test func `a query refreshes an expired token first, and is sent with the new one`()
    async throws
  {
    let fresh = try JSONEncoder().encode(Session.test(2))
    let service = Service { request in
      request.url.path.hasPrefix("/auth") ? (200, fresh) : (200, Self.empty)
    }
    let client = try client(service, keeping: .test(1, expiresIn: 0))
    try await client.from("stalls").select().execute()
    try await client.from("stalls").select().execute()
    #expect(service.paths == ["/auth/v1/token", "/rest/v1/stalls", "/rest/v1/stalls"])
    let tokens = service.requests.all.map { $0.headers["Authorization"] }
    #expect(tokens == ["Bearer publishable", "Bearer t2", "Bearer t2"])
  }

  @Test func `a query is sent with the key if the service refuses to refresh the token`()
    async throws
  {
    let service = Service { request in
      request.url.path.hasPrefix("/auth")
        ? (400, Data(#"{"msg": "Gone"}"#.utf8)) : (200, Self.empty)
    }
    let client = try client(service, keeping: .test(1, expiresIn: 0))
    try await client.from("stalls").select().execute()
    #expect(service.paths == ["/auth/v1/token", "/rest/v1/stalls"])
    #expect(service.requests.all.last?.headers["Authorization"] == "Bearer publishable")
    #expect(client.auth.currentSession == nil)
  }

  @Test func `a query with an expired token is not sent while the refresh fails with 503`()
    async throws
  {
    let service = Service { _ in (503, Data()) }
    let client = try client(service, keeping: .test(1, expiresIn: 0))
    await #expect(throws: HTTPError.self) { try await client.from("stalls").select().execute() }
    await #expect(throws: HTTPError.self) { try await client.storage.from("a").download(path: "b") }
    #expect(service.paths == ["/auth/v1/token", "/auth/v1/token"])
    #expect(client.auth.currentSession?.accessToken == "t1")
  }

  @Test func `a user who signs out during a token refresh stays signed out`() async throws {
    let gate = Gate()
    let fresh = try JSONEncoder().encode(Session.test(2))
    let service = Service { request in
      guard request.url.path.hasSuffix("/token") else { return (204, Data()) }
      await gate.wait()
      return (200, fresh)
    }
    let auth = try client(service, keeping: .test(1)).auth
    let refresh = Task { try await auth.refreshSession() }
    await service.requests.wait(for: 1)
    try await auth.signOut()
    gate.open()
    let error = await #expect(throws: AuthError.self) { try await refresh.value }
    #expect(error?.errorCode == .sessionNotFound)
    #expect(auth.currentSession == nil)
    #expect(service.paths == ["/auth/v1/token", "/auth/v1/logout"])
  }

  @Test func `cancelling the only caller cancels the token refresh, and the session is kept`()
    async throws
  {
    let never = Gate()
    let service = Service { _ in
      await never.wait()
      try Task.checkCancellation()
      return (500, Data())
    }
    let session = Session.test(1, expiresIn: 0)
    let auth = try client(service, keeping: session).auth
    let refresh = Task { try await auth.session }
    await service.requests.wait(for: 1)
    refresh.cancel()
    await #expect(throws: CancellationError.self) { try await refresh.value }
    #expect(auth.currentSession == session)
  }

  @Test func `twenty concurrent queries share one token refresh`() async throws {
    let gate = Gate()
    let fresh = try JSONEncoder().encode(Session.test(2))
    let service = Service { request in
      guard request.url.path.hasSuffix("/token") else { return (200, Self.empty) }
      await gate.wait()
      return (200, fresh)
    }
    let client = try client(service, keeping: .test(1, expiresIn: 0))
    try await withThrowingTaskGroup(of: Void.self) { group in
      for _ in 0..<20 {
        group.addTask { _ = try await client.from("stalls").select().execute() }
      }
      await service.requests.wait(for: 1)
      gate.open()
      try await group.waitForAll()
    }
    #expect(service.paths.filter { $0 == "/auth/v1/token" }.count == 1)
    let queries = service.requests.all.filter { $0.url.path == "/rest/v1/stalls" }
    #expect(queries.count == 20)
    #expect(queries.allSatisfy { $0.headers["Authorization"] == "Bearer t2" })
  }

  @Test(arguments: [(3600.0, "t2", 0), (0, "t3", 1)])
  func `a refresh uses the valid session that another client has stored, without a request`(
    lifetime: TimeInterval, token: String, requests: Int
  ) async throws {
    let encoder = JSONEncoder()
    let storage = TurningStorage([
      try encoder.encode(Session.test(1)),
      try encoder.encode(Session.test(2, expiresIn: lifetime)),
    ])
    let newest = try encoder.encode(Session.test(3))
    let service = Service { _ in (200, newest) }
    let client = SupabaseClient.test(service, options: .init(auth: .init(storage: storage)))
    #expect(try await client.auth.refreshSession().accessToken == token)
    #expect(service.requests.all.count == requests)
    if requests > 0 {
      #expect(service.requests.all.last?.body == Data(#"{"refresh_token":"r1"}"#.utf8))
    }
  }
}

/// A storage that another client writes: each read returns the next value, and then the last.
private final class TurningStorage: AuthLocalStorage {
  private let values: [Data]
  private let reads = Recorded<String>()

  init(_ values: [Data]) { self.values = values }

  func store(key: String, value: Data) {}
  func remove(key: String) {}

  func retrieve(key: String) -> Data? {
    reads.record(key)
    return values[min(reads.all.count, values.count) - 1]
  }
}
