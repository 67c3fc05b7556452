import Foundation
import NetworkingKit
import StrataKitTesting
import Testing

@testable import Supabase

/// Tests of the options of a client, in each of its requests.
@Suite struct OptionTests {
  private let session = FakeSession(
    200,
    #"""
    {"access_token":"t1","token_type":"bearer","expires_in":3600,"expires_at":4102444800,
     "refresh_token":"r1","user":{"id":"5F0C2B4E-8D1A-4C7F-9E21-3B6A7D8C9E10","aud":"authenticated",
     "is_anonymous":true},"Key":"a/b","Id":"5F0C2B4E-8D1A-4C7F-9E21-3B6A7D8C9E10",
     "signedURL":"/x"}
    """#)

  private func askAll(_ client: SupabaseClient) async throws -> [NetworkRequest] {
    try await client.from("stalls").select().execute()
    try await client.rpc("near").execute()
    try await client.storage.from("a").upload("b", data: Data())
    _ = try await client.storage.from("a").createSignedURL(path: "b", expiresIn: 1)
    try await client.auth.signInAnonymously()
    return session.requests.all
  }

  @Test func `global headers are sent with every request`() async throws {
    let options = SupabaseClientOptions(global: .init(headers: ["X-Client": "stalls 1"]))
    let asked = try await askAll(.test(session, options: options))
    #expect(asked.count == 5)
    #expect(asked.map { $0.headers["X-Client"] } == Array(repeating: "stalls 1", count: 5))
  }

  @Test func `a global header cannot replace the project's key`() async throws {
    let options = SupabaseClientOptions(global: .init(headers: ["apikey": "other"]))
    let asked = try await askAll(.test(session, options: options))
    #expect(asked.map { $0.headers["apikey"] } == Array(repeating: "publishable", count: 5))
  }

  @Test func `a global Authorization header is sent with data requests, and the key with sign-ins`()
    async throws
  {
    let options = SupabaseClientOptions(global: .init(headers: ["Authorization": "Bearer own"]))
    let asked = try await askAll(.test(session, options: options))
    #expect(asked.prefix(4).allSatisfy { $0.headers["Authorization"] == "Bearer own" })
    #expect(asked.last?.headers["Authorization"] == "Bearer publishable")
  }

  @Test func `the schema's headers are sent with requests to the database only`() async throws {
    let options = SupabaseClientOptions(db: .init(schema: "market"))
    let asked = try await askAll(.test(session, options: options))
    let schemas = asked.map { [$0.headers["Accept-Profile"], $0.headers["Content-Profile"]] }
    let market: [String?] = ["market", "market"]
    #expect(schemas == [market, market, [nil, nil], [nil, nil], [nil, nil]])
  }

  @Test func `without a configured schema no schema header is sent`() async throws {
    let asked = try await askAll(.test(session))
    #expect(asked.allSatisfy { $0.headers["Accept-Profile"] == nil })
    #expect(asked.allSatisfy { $0.headers["Content-Profile"] == nil })
    #expect(asked.prefix(2).allSatisfy { $0.headers["Accept"] == "application/json" })
  }

  @Test func `a Supabase client has the URL and key that it was given, and no session`() throws {
    let url = try #require(URL(string: "https://stalls.example"))
    let client = SupabaseClient(supabaseURL: url, supabaseKey: "publishable")
    #expect(client.supabaseURL == url && client.supabaseKey == "publishable")
    #expect(client.auth.currentSession == nil)
  }

  @Test func `requests of a signed-in user, even for files, have the user's token`() async throws {
    let client = SupabaseClient.test(session)
    try await client.auth.signInAnonymously()
    let asked = try await askAll(client).dropFirst()
    #expect(asked.prefix(4).allSatisfy { $0.headers["Authorization"] == "Bearer t1" })
    #expect(asked.last?.headers["Authorization"] == "Bearer publishable", "it is a new person")
  }
}
