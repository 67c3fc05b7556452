import Foundation
import NetworkingKit
import StrataKitTesting
import Testing

@testable import Supabase

/// Tests of answers apart from their content: status, headers, none at all, many at once.
@Suite(.timeLimit(.minutes(5))) struct StatusTests {
  @Test(arguments: [200, 201, 204, 206, 299])
  func `a response with a status from 200 to 299 is a success`(status: Int) async throws {
    let client = SupabaseClient.test(FakeSession(status, "{}"))
    let response = try await client.from("stalls").select().execute()
    #expect(response.status == status && response.data == Data("{}".utf8))
    #expect(try await client.storage.from("a").download(path: "b") == Data("{}".utf8))
  }

  @Test(arguments: [199, 300, 304, 400, 404, 429, 500, 599])
  func `a response with any other status is an error`(status: Int) async throws {
    let client = SupabaseClient.test(FakeSession(status, "{}"))
    let error = await #expect(throws: HTTPError.self) {
      try await client.from("stalls").select().execute()
    }
    #expect(error?.response.statusCode == status)
    #expect(error?.response.url?.absoluteString == "https://stalls.example/rest/v1/stalls?select=*")
    let other = await #expect(throws: HTTPError.self) {
      try await client.storage.from("a").download(path: "b")
    }
    #expect(other?.response.statusCode == status)
  }

  @Test func `the headers of a response can be read`() async throws {
    let session = FakeSession(206, "[]", headers: ["Content-Range": "0-1/25"])
    let response = try await SupabaseClient.test(session).from("stalls").select().execute()
    #expect(response.response.value(forHTTPHeaderField: "content-range") == "0-1/25")
    let refused = FakeSession(429, "", headers: ["Retry-After": "7"])
    let error = await #expect(throws: HTTPError.self) {
      try await SupabaseClient.test(refused).from("stalls").select().execute()
    }
    #expect(error?.response.value(forHTTPHeaderField: "Retry-After") == "7")
  }

  /// Nothing is retried: a function may not be safe to call twice.
  @Test(arguments: [URLError.Code.timedOut, .notConnectedToInternet, .badServerResponse])
  func `a request without a response throws the connection's error after one attempt`(
    code: URLError.Code
  ) async throws {
    let service = Service { _ in throw URLError(code) }
    let client = SupabaseClient.test(service)
    let calls: [@Sendable () async throws -> Void] = [
      { try await client.rpc("near").execute() },
      { try await client.auth.signInAnonymously() },
      { try await client.storage.from("a").upload("b", data: Data()) },
    ]
    for call in calls {
      let error = await #expect(throws: URLError.self) { try await call() }
      #expect(error?.code == code)
    }
    #expect(service.requests.all.count == calls.count)
  }

  @Test func `cancelling a task cancels its request`() async throws {
    let never = Gate()
    let service = Service { _ in
      await never.wait()
      try Task.checkCancellation()
      return (200, Data("[]".utf8))
    }
    let client = SupabaseClient.test(service)
    let query = Task { try await client.from("stalls").select().execute().status }
    await service.requests.wait(for: 1)
    query.cancel()
    await #expect(throws: CancellationError.self) { try await query.value }
  }

  @Test func `fifty concurrent calls each get their own response`() async throws {
    let service = Service { request in
      (200, Data((request.parameter("id") ?? "").dropFirst(3).utf8))
    }
    let client = SupabaseClient.test(service)
    let answers = try await withThrowingTaskGroup(of: Bool.self) { group in
      for number in 0..<50 {
        group.addTask {
          let answer: Int = try await client.from("stalls").select().eq("id", value: number)
            .execute().value
          return answer == number
        }
      }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    #expect(answers.count == 50 && answers.allSatisfy { $0 })
  }

  @Test func `ten thousand rows are decoded in their order`() async throws {
    let rows = (0..<10_000).map { Stall(id: $0, name: "Stall \($0)") }
    let body = String(decoding: try JSONEncoder().encode(rows), as: UTF8.self)
    let read: [Stall] = try await SupabaseClient.test(FakeSession(200, body)).from("stalls")
      .select().execute().value
    #expect(read == rows)
  }

  @Test(arguments: [
    ("2026-11-22T10:00:00Z", 0.0), ("2026-11-22T10:00:00+00:00", 0),
    ("2026-11-22T12:00:00+02:00", 0), ("2026-11-22T10:00:00.25Z", 0.25),
    ("2026-11-22T10:00:00.123456+00:00", 0.123456),
  ])
  func `a database timestamp is decoded with its time zone and fraction of a second`(
    text: String, fraction: Double
  ) async throws {
    let client = SupabaseClient.test(FakeSession(200, "\"\(text)\""))
    let time: Date = try await client.rpc("now").execute().value
    // 2026-11-22 at 10:00 in UTC.
    #expect(abs(time.timeIntervalSince1970 - 1_795_341_600 - fraction) < 0.001)
  }

  @Test(arguments: ["\"noon\"", "\"\"", "\"10:00\""])
  func `a text that is no timestamp is a decoding error that quotes it`(body: String) async throws {
    let client = SupabaseClient.test(FakeSession(200, body))
    let error = await #expect(throws: DecodingError.self) {
      let _: Date = try await client.rpc("now").execute().value
    }
    guard case .dataCorrupted(let context) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    let text = body.dropFirst().dropLast()
    #expect(context.debugDescription == "“\(text)” is not a time in ISO 8601")
  }
}
