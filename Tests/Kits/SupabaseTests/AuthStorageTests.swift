import Foundation
import NetworkingKit
import StrataKitTesting
import Testing

@testable import Supabase

/// Tests of a session in an app's storage: its format, and a storage that fails.
@Suite struct AuthStorageTests {
  private static let key = "supabase.auth.token"

  private struct Full: Error {}

  /// A storage that refuses some of its operations.
  private struct Broken: AuthLocalStorage {
    var refusals: Set<String>
    let kept = MemoryAuthStorage()

    private func check(_ operation: String) throws {
      if refusals.contains(operation) { throw Full() }
    }

    func store(key: String, value: Data) throws {
      try check("store")
      kept.store(key: key, value: value)
    }

    func retrieve(key: String) throws -> Data? {
      try check("retrieve")
      return kept.retrieve(key: key)
    }

    func remove(key: String) throws {
      try check("remove")
      kept.remove(key: key)
    }
  }

  private func client(_ session: FakeSession, _ storage: any AuthLocalStorage) -> SupabaseClient {
    .test(session, options: .init(auth: .init(storage: storage)))
  }

  private func answer(_ session: Session) throws -> String {
    String(decoding: try JSONEncoder().encode(session), as: UTF8.self)
  }

  @Test func `a session is stored under the SDK's key, as JSON with the service's field names`()
    async throws
  {
    let storage = MemoryAuthStorage()
    let session = Session.test(1)
    try await client(FakeSession(200, answer(session)), storage).auth.signInAnonymously()
    let stored = String(decoding: try #require(storage.retrieve(key: Self.key)), as: UTF8.self)
    for part in [
      #""access_token":"t1""#, #""refresh_token":"r1""#, #""token_type":"bearer""#,
      #""expires_in":3600"#, #""is_anonymous":true"#, #""aud":"authenticated""#,
    ] {
      #expect(stored.contains(part), "\(stored)")
    }
    #expect(try JSONDecoder().decode(Session.self, from: Data(stored.utf8)) == session)
  }

  @Test func `another Supabase client with the same storage continues the session`() async throws {
    let storage = MemoryAuthStorage()
    let session = Session.test(1)
    try await client(FakeSession(200, answer(session)), storage).auth.signInAnonymously()
    let later = FakeSession()
    let client = client(later, storage)
    #expect(client.auth.currentSession == session)
    try await client.rpc("all").execute()
    #expect(later.requests.all.map { $0.headers["Authorization"] } == ["Bearer t1"])
  }

  @Test func `signing in again replaces the session`() async throws {
    let storage = MemoryAuthStorage()
    for number in 1...2 {
      let session = FakeSession(200, try answer(.test(number)))
      try await client(session, storage).auth.signInAnonymously()
    }
    #expect(client(FakeSession(), storage).auth.currentSession?.accessToken == "t2")
  }

  @Test func `two Supabase clients without a storage do not share a session`() async throws {
    let one = SupabaseClient.test(FakeSession(200, try answer(.test(1))))
    let other = SupabaseClient.test(FakeSession())
    try await one.auth.signInAnonymously()
    #expect(one.auth.currentUser?.isAnonymous == true)
    #expect(other.auth.currentSession == nil && other.auth.currentUser == nil)
  }

  @Test(arguments: ["", "null", "[]", "{}", #"{"access_token":"t1"}"#, "\u{0}\u{1}"])
  func `a stored session that does not decode counts as none`(text: String) async throws {
    let storage = MemoryAuthStorage()
    storage.store(key: Self.key, value: Data(text.utf8))
    let session = FakeSession()
    let auth = client(session, storage).auth
    #expect(auth.currentSession == nil)
    let error = await #expect(throws: AuthError.self) { try await auth.refreshSession() }
    #expect(error?.errorCode == .sessionNotFound)
    #expect(error?.errorDescription == "Auth session missing.")
    #expect(session.requests.all.isEmpty)
  }

  @Test func `a session that cannot be stored is the storage's error, and nobody is signed in`()
    async throws
  {
    let auth = client(
      FakeSession(200, try answer(.test(1))), Broken(refusals: ["store"])
    ).auth
    await #expect(throws: Full.self) { try await auth.signInAnonymously() }
    #expect(auth.currentSession == nil)
  }

  @Test func `a storage that cannot be read counts as signed out`() async throws {
    let session = FakeSession()
    let client = client(session, Broken(refusals: ["retrieve"]))
    #expect(client.auth.currentSession == nil)
    try await client.from("stalls").select().execute()
    #expect(session.requests.all.map { $0.headers["Authorization"] } == ["Bearer publishable"])
  }

  @Test func `signing out fails without a request if the stored session cannot be removed`()
    async throws
  {
    let storage = Broken(refusals: ["remove"])
    let session = FakeSession(204, "")
    try storage.store(key: Self.key, value: JSONEncoder().encode(Session.test(1)))
    let auth = client(session, storage).auth
    await #expect(throws: Full.self) { try await auth.signOut() }
    #expect(auth.currentSession?.accessToken == "t1")
    #expect(session.requests.all.isEmpty)
  }

  /// The first of these fields that the service sent is the message.
  @Test(arguments: [
    (#"{"msg":"a","message":"b","error_description":"c","error":"d"}"#, "a"),
    (#"{"message":"b","error_description":"c","error":"d"}"#, "b"),
    (#"{"error_description":"c","error":"d"}"#, "c"), (#"{"error":"d"}"#, "d"),
    (#"{"msg":null,"error":"d"}"#, "d"),
  ])
  func `an auth error's message is read from the first of four fields that has a text`(
    body: String, message: String
  ) async throws {
    let auth = SupabaseClient.test(FakeSession(401, body)).auth
    let error = await #expect(throws: AuthError.self) { try await auth.signInAnonymously() }
    guard case .api(message, .unknown, let data, let response) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(data == Data(body.utf8) && response.statusCode == 401)
  }

  /// Only a refusal of the request ends a session: a proxy's answer says nothing about it.
  @Test(arguments: [(399, true), (400, false), (499, false), (500, true)])
  func `only a refresh with a status from 400 to 499 ends the session`(
    status: Int, isKept: Bool
  ) async throws {
    let storage = MemoryAuthStorage()
    storage.store(key: Self.key, value: try JSONEncoder().encode(Session.test(1, expiresIn: 0)))
    let auth = client(FakeSession(status, #"{"msg":"No"}"#), storage).auth
    if isKept {
      await #expect(throws: HTTPError.self) { try await auth.session }
    } else {
      await #expect(throws: AuthError.self) { try await auth.session }
    }
    #expect((auth.currentSession != nil) == isKept)
  }
}
