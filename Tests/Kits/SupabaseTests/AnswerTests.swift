import Foundation
import NetworkingKit
import StrataKitTesting
import StrataWebServer
import Testing

@testable import Supabase

/// Tests of answers of PostgREST, errors included.
@Suite(.timeLimit(.minutes(10))) struct AnswerTests {
  @Test func `database rows with values of all JSON types are decoded`() async throws {
    let word: String = try await client(200, #""Grüße, ￥""#).rpc("a").execute().value
    let number: Int = try await client(200, "8").rpc("a").execute().value
    let nothing: Int? = try await client(200, "null").rpc("a").execute().value
    let none: [Stall] = try await client(200, "[]").rpc("a").execute().value
    #expect(word == "Grüße, ￥" && number == 8 && nothing == nil && none.isEmpty)
    let times: [Date] = try await client(
      200, #"["2026-11-22T10:00:00+00:00", "2026-11-22T10:00:00.5Z"]"#
    ).rpc("a").execute().value
    #expect(times[1].timeIntervalSince(times[0]) == 0.5)
  }

  /// Errors as PostgREST and custom functions return them.
  @Test(arguments: [
    (
      401,
      #"{"hint":null,"details":null,"code":"42501","message":"permission denied for table x"}"#,
      PostgrestError(code: "42501", message: "permission denied for table x")
    ),
    (
      404, #"{"code":"PGRST202","hint":"Try b","details":"No a","message":"No such function"}"#,
      PostgrestError(detail: "No a", hint: "Try b", code: "PGRST202", message: "No such function")
    ),
    (
      300, #"{"code":"PGRST203","message":"Two of them"}"#,
      PostgrestError(code: "PGRST203", message: "Two of them")
    ),
    (332, #"{"code":"123","message":"Own"}"#, PostgrestError(code: "123", message: "Own")),
    (
      416, #"{"message":"Range","code":"PGRST103","details":"1 of 0","hint":null}"#,
      PostgrestError(detail: "1 of 0", code: "PGRST103", message: "Range")
    ),
    (
      409,
      #"""
      {"hint":null,"details":"Key (id)=(7) already exists.","code":"23505",
       "message":"duplicate key value violates unique constraint \"stalls_pkey\""}
      """#,
      PostgrestError(
        detail: "Key (id)=(7) already exists.", code: "23505",
        message: #"duplicate key value violates unique constraint "stalls_pkey""#)
    ),
    (
      500, #"{"code": "54001", "details": null, "hint": "Raise it.", "message": "too deep"}"#,
      PostgrestError(hint: "Raise it.", code: "54001", message: "too deep")
    ),
    (
      400, #"{"code":"PGRST100","details":"unexpected \"7\"","hint":null,"message":"(line 1)"}"#,
      PostgrestError(detail: #"unexpected "7""#, code: "PGRST100", message: "(line 1)")
    ),
    (
      406,
      #"{"details":"The result contains 0 rows","message":"No one","code":"PGRST116","hint":null}"#,
      PostgrestError(detail: "The result contains 0 rows", code: "PGRST116", message: "No one")
    ),
    (
      400, #"{"code":"PGRST200","details":"Searched for a key","hint":null,"message":"None"}"#,
      PostgrestError(detail: "Searched for a key", code: "PGRST200", message: "None")
    ),
    (
      404, #"{"code":"PGRST205","message":"No table 'public.stallz'"}"#,
      PostgrestError(code: "PGRST205", message: "No table 'public.stallz'")
    ),
    (
      401,
      #"{"message":"Expected 3 parts in JWT; got 2","code":"PGRST301","hint":null,"details":null}"#,
      PostgrestError(code: "PGRST301", message: "Expected 3 parts in JWT; got 2")
    ),
    (
      402, #"{"code":"PT402","details":"Ten a day","hint":"Pay","message":"Payment Required"}"#,
      PostgrestError(detail: "Ten a day", hint: "Pay", code: "PT402", message: "Payment Required")
    ),
  ])
  func `a database error has the service's message`(
    status: Int, body: String, error: PostgrestError
  ) async {
    await #expect(throws: error) { try await client(status, body).rpc("a").execute() }
    #expect(error.errorDescription == error.message)
  }

  @Test(arguments: [
    (502, "<html>Bad Gateway</html>"), (500, ""), (403, "[]"), (400, #"{"msg":"Auth's own"}"#),
    (204 + 200, #"{"message":7}"#),
  ])
  func `a database error without a message has the HTTP status`(status: Int, body: String)
    async throws
  {
    let error = await #expect(throws: HTTPError.self) {
      try await client(status, body).from("stalls").select().execute()
    }
    #expect(error?.response.statusCode == status)
    #expect(error?.data == Data(body.utf8))
    #expect(error?.errorDescription == "Status Code: \(status)")
  }

  @Test(arguments: ["{}", "", "[1", #"[{"id":"x","name":1}]"#])
  func `rows with other fields than the type has are a decoding error`(body: String) async {
    await #expect(throws: DecodingError.self) {
      let _: [Stall] = try await client(200, body).from("stalls").select().execute().value
    }
  }

  @Test func `requests work over a socket, and a stopped server is an error`() async throws {
    let asked = Recorded<String>()
    let server = WebServer { request in
      asked.record(
        "\(request.method) \(request.path) \(String(decoding: request.body, as: UTF8.self))")
      return .json(Array(#"[{"id":1,"name":"Tea"}]"#.utf8))
    }
    let url = try #require(URL(string: "http://127.0.0.1:\(try server.start())"))
    let client = SupabaseClient(supabaseURL: url, supabaseKey: "publishable")
    let response: PostgrestResponse<[Stall]> = try await client.rpc("near", params: ["a": 1])
      .execute()
    #expect(response.value == [Stall(id: 1, name: "Tea")])
    #expect(response.status == 200 && !response.data.isEmpty)
    #expect(asked.all == [#"POST /rest/v1/rpc/near {"a":1}"#])
    await server.stop(within: .zero)
    await #expect(throws: URLError.self) { try await client.rpc("near").execute() }
  }

  private func client(_ status: Int, _ body: String) -> SupabaseClient {
    .test(FakeSession(status, body))
  }
}
