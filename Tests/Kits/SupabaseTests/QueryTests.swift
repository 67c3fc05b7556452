import Foundation
import NetworkingKit
import StrataKitTesting
import Testing

@testable import Supabase

/// Tests of the requests to PostgREST, byte by byte.
@Suite struct QueryTests {
  private let session = FakeSession()
  private var client: SupabaseClient { .test(session) }
  private var asked: NetworkRequest { get throws { try #require(session.requests.all.last) } }

  @Test func `a database function is called with named arguments`() async throws {
    let _: [Stall] =
      try await client
      .rpc("near", params: ["user_lat": 51.5, "radius_meters": 5000])
      .execute()
      .value
    let asked = try asked
    #expect(asked.method == .post)
    #expect(asked.url.absoluteString == "https://stalls.example/rest/v1/rpc/near")
    let sent = try JSONDecoder().decode([String: Double].self, from: try #require(asked.body))
    #expect(sent == ["user_lat": 51.5, "radius_meters": 5000])
    #expect(asked.headers["apikey"] == "publishable")
    #expect(asked.headers["Authorization"] == "Bearer publishable")
    #expect(asked.headers["Content-Type"] == "application/json")
  }

  @Test func `a database function without parameters is called with an empty JSON object`()
    async throws
  {
    let _: [Stall] = try await client.rpc("all").execute().value
    #expect(try asked.body == Data("{}".utf8))
  }

  @Test func `filters, order and limit are sent in the URL's query`() async throws {
    let id = UUID()
    let _: [Stall] = try await client.from("stalls").select("id, name")
      .eq("owner", value: id).neq("open", value: false).gte("stars", value: 4)
      .lt("price", value: 2.5).gt("at", value: Date(timeIntervalSince1970: 0))
      .lte("name", value: "a+b & c")
      .order("name").order("id", ascending: false).limit(20)
      .execute().value
    let asked = try asked
    #expect(asked.method == .get && asked.body == nil)
    #expect(asked.headers["Content-Type"] == nil)
    #expect(
      asked.url.query(percentEncoded: true) == "select=id,name&owner=eq.\(id.uuidString)"
        + "&open=neq.false&stars=gte.4&price=lt.2.5&at=gt.1970-01-01T00:00:00Z"
        + "&name=lte.a%2Bb%20%26%20c&order=name.asc.nullslast,id.desc.nullslast&limit=20")
  }

  @Test func `inserted, updated and deleted rows are returned`() async throws {
    let stall = Stall(id: 1, name: "Tea")
    try await client.from("stalls").insert(stall).execute()
    #expect(try asked.method == .post)
    #expect(try JSONDecoder().decode(Stall.self, from: #require(asked.body)) == stall)
    #expect(try asked.headers["Prefer"] == "return=representation")
    try await client.from("stalls").update(["name": "Soup"]).eq("id", value: 1).execute()
    #expect(try asked.method == .patch && asked.url.query() == "id=eq.1")
    try await client.from("stalls").delete().eq("id", value: 1).select("id").execute()
    #expect(try asked.method == .delete && asked.url.query() == "id=eq.1&select=id")
  }

  @Test func `single requests one row as a JSON object and decodes it`() async throws {
    let session = FakeSession(200, #"{"id": 7, "name": "Tea"}"#)
    let stall: Stall = try await SupabaseClient.test(session).from("stalls").select()
      .eq("id", value: 7).single().execute().value
    #expect(stall == Stall(id: 7, name: "Tea"))
    #expect(session.requests.all.last?.headers["Accept"] == "application/vnd.pgrst.object+json")
  }

  @Test func `a configured schema and Authorization header are sent with a query`() async throws {
    let options = SupabaseClientOptions(
      db: .init(schema: "market"), global: .init(headers: ["Authorization": "Bearer token"]))
    try await SupabaseClient.test(session, options: options).from("stalls").select().execute()
    let asked = try asked
    #expect(asked.headers["Authorization"] == "Bearer token")
    #expect(asked.headers["Accept-Profile"] == "market")
  }

  @Test(arguments: [
    ("https://a.example/", "/rest/v1/stalls"), ("https://a.example/db", "/db/rest/v1/stalls"),
    ("https://a.example/db/", "/db/rest/v1/stalls"),
  ])
  func `the URL of a Supabase project can have a path`(base: String, path: String) async throws {
    try await SupabaseClient.test(session, base: base).from("stalls").select().execute()
    #expect(try asked.url.path == path)
  }

  @Test func `a table's name is escaped to one path component`() async throws {
    try await client.from("../auth/v1/a b?x=1#y").select().execute()
    let text = try asked.url.absoluteString
    #expect(
      text.hasPrefix("https://stalls.example/rest/v1/%2E%2E%2Fauth%2Fv1%2Fa%20b%3Fx%3D1%23y?"))
    await #expect(throws: URLError.self) { try await client.from("").select().execute() }
  }

  @Test func `a number that JSON cannot encode is refused before anything is sent`() {
    #expect(throws: EncodingError.self) { try client.rpc("near", params: ["user_lat": Double.nan]) }
    #expect(session.requests.all.isEmpty)
  }
}
