import Foundation
import StrataDeviceServices
import StrataKitTesting
import StrataWebServer
import Testing

@testable import StrataWebPush

/// Tests of messages that independent programs decode: http-ece and py-vapid from PyPI, which
/// `Scripts/fetch-webpush` puts into the build folder.
@Suite(.timeLimit(.minutes(5))) struct IndependentTests {
  private static let now = Date(timeIntervalSince1970: 1_800_000_000)

  /// The request to a push service, and the keys of the browser.
  private struct Posted {
    var browser: KeyPair
    var secret: [UInt8]
    var body: [UInt8]
    var authorization: String
    var origin: String
  }

  private func read(_ posted: Posted) throws -> PushReading {
    try PushReading.read(
      posted.body, authorization: posted.authorization, privateKey: Data(posted.browser.der),
      secret: Data(posted.secret))
  }

  /// Sends a text over a socket and returns the request that arrived.
  private func post(_ text: String) async throws -> Posted {
    let arrived = Recorded<HTTPRequest>()
    let server = WebServer(WebServer.Configuration()) {
      arrived.record($0)
      return HTTPResponse(status: 201)
    }
    let origin = "http://127.0.0.1:\(try server.start())"
    let browser = try #require(KeyPair.make())
    let secret = try #require(PushEnvelope.random(16))
    let sender = PushSender(
      key: PushKey(pair: try #require(KeyPair.make())), services: PushServices(others: [origin]),
      contact: "mailto:keeper@example.org")
    let address = PushAddress(
      endpoint: "\(origin)/1", key: URLSafe.text(browser.publicBytes), secret: URLSafe.text(secret))
    let outcome = await sender.send(
      Array(text.utf8), to: address, topic: "a", keepingFor: 60, at: Self.now)
    #expect(outcome == .taken)
    await server.stop(within: .seconds(1))
    let request = try #require(arrived.all.first)
    return Posted(
      browser: browser, secret: secret, body: request.body,
      authorization: try #require(request.headers["Authorization"]), origin: origin)
  }

  @Test(.mission("W-26"), arguments: ["{}", "Gewitter in Köln ⛈️ — bis 15:00", ""])
  func `an independent implementation decrypts the message and verifies its sender`(
    text: String
  ) async throws {
    let posted = try await post(text)
    let reading = try read(posted)
    let claims = PushReading.Claims(
      aud: posted.origin, exp: 1_800_000_000 + 12 * 3600, sub: "mailto:keeper@example.org")
    #expect(reading == PushReading(text: text, claims: claims, isSigned: true))
  }

  @Test func `another implementation decrypts the longest message, too`() async throws {
    let text = String(repeating: "a", count: PushEnvelope.maximum)
    #expect(try read(try await post(text)).text == text)
  }

  @Test func `another implementation rejects a token signed by another key`() async throws {
    var posted = try await post("hello")
    let other = try await post("hello")
    let token = posted.authorization.split(separator: ", k=")[0]
    let key = other.authorization.split(separator: ", k=")[1]
    posted.authorization = "\(token), k=\(key)"
    #expect(try !read(posted).isSigned)
  }
}
