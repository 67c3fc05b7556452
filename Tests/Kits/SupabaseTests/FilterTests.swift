import Foundation
import NetworkingKit
import StrataKitTesting
import Testing

@testable import Supabase

/// Tests of the parts of a query: columns, filters, order, limit, and how they combine.
@Suite struct FilterTests {
  private let session = FakeSession()
  private var client: SupabaseClient { .test(session) }
  private var asked: NetworkRequest { get throws { try #require(session.requests.all.last) } }

  private func names(_ name: String) throws -> [String?] {
    let items = URLComponents(url: try asked.url, resolvingAgainstBaseURL: true)?.queryItems ?? []
    return items.filter { $0.name == name }.map(\.value)
  }

  @Test(arguments: [
    "", " ", "a,b", "(x).y", "50%", "%2B", "a=b&c#d?e", "Grüße 東京 🌦️", "\"q\"", "it's", "a\nb",
    "1+1", "null", String(repeating: "x", count: 5_000),
  ])
  func `a filter's text of any characters reaches the service unchanged`(text: String) async throws
  {
    try await client.from("stalls").select().eq("name", value: text).limit(1).execute()
    #expect(try asked.parameter("name") == "eq.\(text)")
    #expect(try asked.parameter("limit") == "1")
    #expect(try !asked.url.absoluteString.contains("+"))
  }

  @Test func `a filter's value of each type is written as the database expects`() async throws {
    let id = try #require(UUID(uuidString: "5f0c2b4e-8d1a-4c7f-9e21-3b6a7d8c9e10"))
    let values: [(any PostgrestFilterValue, String)] = [
      (Int.min, "-9223372036854775808"), (0, "0"), (-0.5, "-0.5"), (1e21, "1e+21"),
      (true, "true"), (false, "false"), (id, "5F0C2B4E-8D1A-4C7F-9E21-3B6A7D8C9E10"),
      (Date(timeIntervalSince1970: 1_700_000_000), "2023-11-14T22:13:20Z"), ("a", "a"),
    ]
    for (value, text) in values {
      try await client.from("stalls").select().neq("x", value: value).execute()
      #expect(try asked.parameter("x") == "neq.\(text)")
    }
    #expect(session.requests.all.count == values.count)
  }

  @Test func `two filters on one column are both sent, in order`() async throws {
    try await client.from("stalls").select().gte("price", value: 1).lt("price", value: 5)
      .neq("price", value: 3).execute()
    #expect(try names("price") == ["gte.1", "lt.5", "neq.3"])
  }

  @Test func `adding different filters to one query twice does not change the original query`()
    async throws
  {
    let all = client.from("stalls").select("id")
    let open = all.eq("open", value: true)
    let closed = all.eq("open", value: false).order("id").limit(3).single()
    try await all.execute()
    #expect(try asked.url.query() == "select=id")
    try await open.execute()
    #expect(try asked.url.query() == "select=id&open=eq.true")
    #expect(try asked.headers["Accept"] == "application/json")
    try await closed.execute()
    #expect(
      try asked.url.query() == "select=id&open=eq.false&order=id.asc.nullslast&limit=3")
    try await open.execute()
    #expect(try asked.url.query() == "select=id&open=eq.true")
  }

  /// PostgREST's syntax has no spaces, but a quoted name can.
  @Test(arguments: [
    ("*", "*"), ("id, name", "id,name"), ("\n id ,\tname\n", "id,name"),
    ("id, owner ( name )", "id,owner(name)"), (#""first name", id"#, #""first name",id"#),
    (#"a : "b c" , "d  e""#, #"a:"b c","d  e""#), ("", ""), ("größe, 名前", "größe,名前"),
  ])
  func `spaces between selected columns are removed, and those in a quoted name are kept`(
    columns: String, sent: String
  ) async throws {
    try await client.from("stalls").select(columns).execute()
    #expect(try names("select") == [sent])
    try await client.from("stalls").delete().select(columns).execute()
    #expect(try names("select") == [sent])
  }

  @Test func `a query selects every column unless it names some`() async throws {
    try await client.from("stalls").select().execute()
    #expect(try names("select") == ["*"])
    try await client.from("stalls").delete().select().execute()
    #expect(try names("select") == ["*"])
  }

  @Test func `of several selections and limits the last ones are sent`() async throws {
    try await client.from("stalls").select("id").order("id").select("name").limit(5).limit(0)
      .execute()
    #expect(try names("select") == ["name"])
    #expect(try names("limit") == ["0"])
    #expect(try names("order") == ["id.asc.nullslast"])
  }

  @Test func `sort columns are sent in the order of the calls`() async throws {
    try await client.from("stalls").select().order("a", ascending: false).order("b")
      .order("c", ascending: false).execute()
    #expect(try names("order") == ["a.desc.nullslast,b.asc.nullslast,c.desc.nullslast"])
  }

  @Test func `a request to a table without a selection has no query`() async throws {
    try await client.from("stalls").execute()
    #expect(try asked.url.absoluteString == "https://stalls.example/rest/v1/stalls")
    #expect(try asked.method == .get && asked.body == nil)
    #expect(try asked.headers["Prefer"] == nil)
  }

  @Test func `several rows are inserted by one request, with dates as ISO 8601`() async throws {
    struct Visit: Codable, Sendable {
      var at: Date
      var note: String?
    }
    let visits = [Visit(at: Date(timeIntervalSince1970: 0)), Visit(at: .distantPast, note: "ü")]
    try await client.from("visits").insert(visits).execute()
    let body = String(decoding: try #require(asked.body), as: UTF8.self)
    #expect(body.hasPrefix(#"[{"at":"1970-01-01T00:00:00Z"},{"#))
    #expect(body.contains(#""note":"ü""#) && session.requests.all.count == 1)
    #expect(try asked.url.query() == nil)
    #expect(try asked.headers["Content-Type"] == "application/json")
  }

  @Test func `inserting no rows sends an empty array`() async throws {
    try await client.from("stalls").insert([Stall]()).execute()
    #expect(try asked.method == .post && asked.body == Data("[]".utf8))
  }

  @Test func `a delete request has no body, and asks for the deleted rows`() async throws {
    try await client.from("stalls").delete().gt("id", value: 3).execute()
    #expect(try asked.method == .delete && asked.body == nil)
    #expect(try asked.headers["Content-Type"] == nil)
    #expect(try asked.headers["Prefer"] == "return=representation")
    #expect(try asked.url.query() == "id=gt.3")
  }

  @Test func `the rows that a function returns can be filtered`() async throws {
    try await client.rpc("near", params: ["lat": 1]).lte("distance", value: 10).order("distance")
      .execute()
    #expect(try asked.method == .post && asked.body == Data(#"{"lat":1}"#.utf8))
    #expect(try asked.url.query() == "distance=lte.10&order=distance.asc.nullslast")
    #expect(try asked.headers["Prefer"] == nil)
  }

  @Test(arguments: [
    ("größe", "gr%C3%B6%C3%9Fe"), ("a.b", "a%2Eb"), ("a+b", "a%2Bb"), ("a%2Fb", "a%252Fb"),
    ("a_b-c~d", "a_b-c~d"), ("🌦️", "%F0%9F%8C%A6%EF%B8%8F"),
  ])
  func `a database function's name is escaped to one path component`(
    name: String, sent: String
  ) async throws {
    try await client.rpc(name).execute()
    #expect(try asked.url.absoluteString == "https://stalls.example/rest/v1/rpc/\(sent)")
  }

  @Test func `values that cannot be encoded are refused before anything is sent`() {
    let odd = ["price": Double.infinity]
    #expect(throws: EncodingError.self) { try client.from("stalls").insert(odd) }
    #expect(throws: EncodingError.self) { try client.from("stalls").update(odd) }
    #expect(session.requests.all.isEmpty)
  }
}
