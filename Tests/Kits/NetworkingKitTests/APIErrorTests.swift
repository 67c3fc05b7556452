import Foundation
import NetworkingKit
import StrataFoundationAdditions
import StrataKitTesting
import Testing

@Suite struct APIErrorTests {
  private static let all: [APIError] = [
    .noInternetConnection, .timeout, .connectionLost, .insecureConnection, .invalidCity,
    .unauthorized(.no(401)), .quotaExceeded(.no(429)), .rejected(.no(400)),
    .serverError(.no(500)), .decoding(path: "list[3].main.temp", reason: "it is missing"),
    .decoding(path: "", reason: "it is not JSON"), .cancelled,
    .invalidRequest(reason: "its URL has no host"), .unknownError,
  ]

  @Test(.mission("W-77", "W-179"))
  func `every error has a distinct description, also as any Error`() {
    let sentences = Self.all.map(\.localizedDescription)
    #expect(Set(sentences).count == Self.all.count)
    #expect(sentences.allSatisfy { $0.count > 10 })
    let erased: any Error = APIError.timeout
    #expect(erased.localizedDescription == "The service took too long to answer.")
  }

  @Test(.mission("W-77"), arguments: ["es", "pt", "ar"])
  func `every error description is translated to the reader's language`(language: String) {
    let english = Self.all.map(\.localizedDescription)
    let translated = PreferredLanguages.$current.withValue([language]) {
      Self.all.map(\.localizedDescription)
    }
    #expect(zip(english, translated).allSatisfy { $0 != $1 })
    #expect(Set(translated).count == Self.all.count)
  }

  @Test func `an API error's description contains its numbers and names`() {
    #expect(
      APIError.serverError(.no(503)).localizedDescription
        == "The service has a problem (status 503).")
    let field = APIError.decoding(path: "list[3].main.temp", reason: "it is missing")
    #expect(
      field.localizedDescription == "The answer cannot be read: “list[3].main.temp”: it is missing")
    let spanish = PreferredLanguages.$current.withValue(["es"]) { field.localizedDescription }
    #expect(spanish == "No se puede leer la respuesta: «list[3].main.temp»: it is missing")
  }

  @Test(arguments: [
    (URLError.Code.notConnectedToInternet, APIError.noInternetConnection),
    (.cannotConnectToHost, .noInternetConnection), (.cannotFindHost, .noInternetConnection),
    (.timedOut, .timeout), (.networkConnectionLost, .connectionLost),
    (.unknown, .connectionLost), (.badServerResponse, .connectionLost),
    (.cancelled, .cancelled), (.serverCertificateUntrusted, .insecureConnection),
    (.cannotOpenFile, .unknownError),
  ])
  func `each URLSession error maps to one APIError`(code: URLError.Code, error: APIError) async {
    let client = URLSessionAPIClient(
      session: FakeSession({ throw URLError(code) }), retry: .never, clock: ManualClock())
    await #expect(throws: error) { try await client.request(Greet().build()) }
  }

  @Test(arguments: [
    (#"{"lines": [{"text": "a", "count": 1}, {"text": "b"}]}"#, "lines[1].count", "it is missing"),
    (#"{"lines": [{"text": null, "count": 1}]}"#, "lines[0].text", "it is null"),
    (
      #"{"lines": [{"text": "a", "count": "1"}]}"#, "lines[0].count",
      "the value is not of the type Int"
    ),
    (#"{"lines": {}}"#, "lines", "the value is not of the type Array<Any>"),
    ("{}", "lines", "it is missing"),
  ])
  func `the API error for a field that does not decode names the field`(
    json: String, path: String, reason: String
  )
    async
  {
    let error = await error(for: json)
    #expect(error == .decoding(path: path, reason: reason))
  }

  @Test(arguments: [
    "", "{", "<html>down</html>", #"{"lines": [{"te"#,
    String(repeating: "[", count: 513),
  ])
  func `the API error for invalid JSON names no field`(text: String) async {
    guard case .decoding(path: "", let reason) = await error(for: text) else {
      return #expect(Bool(false))
    }
    #expect(!reason.isEmpty)
  }

  private func error(for json: String) async -> APIError? {
    let session = FakeSession({ NetworkResponse(status: 200, body: Data(json.utf8)) })
    let client = URLSessionAPIClient(session: session, clock: ManualClock())
    return await #expect(throws: APIError.self) { try await client.request(Greet().build()) }
  }
}
