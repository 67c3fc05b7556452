import Foundation
import NetworkingKit
import StrataKitTesting
import Testing

@testable import Supabase

/// Tests of authentication, as far as it can be tested without a service.
@Suite struct AuthTests {
  private static let answer = #"""
    {"access_token":"t1","token_type":"bearer","expires_in":3600,"expires_at":4102444800,
     "refresh_token":"r1","user":{"id":"5F0C2B4E-8D1A-4C7F-9E21-3B6A7D8C9E10","aud":"authenticated",
     "role":"authenticated","is_anonymous":true,"email":""}}
    """#

  @Test func `signing in is sent with the project's key, and later requests with the user's token`()
    async throws
  {
    let session = FakeSession(200, Self.answer)
    let client = SupabaseClient.test(session)
    let signedIn = try await client.auth.signInAnonymously()
    let asked = try #require(session.requests.all.last)
    #expect(
      asked.method == .post && asked.url.absoluteString == "https://stalls.example/auth/v1/signup")
    #expect(asked.headers["Authorization"] == "Bearer publishable" && asked.body == Data("{}".utf8))
    #expect(signedIn.user.isAnonymous && signedIn.user.role == "authenticated")
    try await client.from("stalls").select().execute()
    #expect(session.requests.all.last?.headers["Authorization"] == "Bearer t1")
    #expect(session.requests.all.last?.headers["apikey"] == "publishable")
  }

  @Test(arguments: [
    (
      422, #"{"code":422,"error_code":"anonymous_provider_disabled","msg":"Not here"}"#, "Not here",
      "anonymous_provider_disabled"
    ),
    (400, #"{"code":"200","msg":"Follow the other link"}"#, "Follow the other link", "unknown"),
    (400, #"{"error":"invalid_grant","error_description":"Bad"}"#, "Bad", "unknown"),
    (
      429, #"{"message":"Slow down","error_code":"over_request_rate_limit"}"#, "Slow down",
      "over_request_rate_limit"
    ),
  ])
  func `an auth error has the message and code of each of the service's formats`(
    status: Int, body: String, words: String, code: String
  ) async throws {
    let client = SupabaseClient.test(FakeSession(status, body))
    let error = await #expect(throws: AuthError.self) { try await client.auth.signInAnonymously() }
    #expect(error?.errorDescription == words && error?.errorCode.rawValue == code)
    #expect(client.auth.currentSession == nil)
  }

  @Test(arguments: [(500, "<html>"), (400, "[]"), (503, #"{"msg":"down"}"#)])
  func `an auth failure without a message has the HTTP status`(status: Int, body: String) async {
    let client = SupabaseClient.test(FakeSession(status, body))
    let error = await #expect(throws: HTTPError.self) { try await client.auth.signInAnonymously() }
    #expect(error?.response.statusCode == status)
  }

  @Test func `a sign-in response with other fields is a decoding error, and nobody is signed in`()
    async
  {
    let client = SupabaseClient.test(FakeSession(200, #"{"access_token":7}"#))
    await #expect(throws: DecodingError.self) { try await client.auth.signInAnonymously() }
    await #expect(throws: AuthError.self) { try await client.auth.session }
    await #expect(throws: AuthError.self) { try await client.auth.refreshSession() }
    await #expect(throws: AuthError.self) { try await client.auth.signOut() }
  }
}
