import Foundation
import StrataDeviceServices
import StrataKitTesting
import StrataWebServer
import Testing

@testable import StrataWebPush

/// Tests of requests to a push service over a real socket, and their outcomes.
@Suite(.timeLimit(.minutes(10))) struct SenderTests {
  /// A push service that answers as a test defines.
  private final class Service: Sendable {
    let asked = Recorded<HTTPRequest>()
    private let server: WebServer
    let origin: String

    init(_ answer: @escaping @Sendable (HTTPRequest) async -> HTTPResponse) throws {
      let asked = asked
      var configuration = WebServer.Configuration()
      configuration.extraHeaders = ["ttl", "topic", "urgency", "content-encoding"]
      server = WebServer(
        configuration,
        respond: {
          asked.record($0)
          return await answer($0)
        })
      origin = "http://127.0.0.1:\(try server.start())"
    }

    func stop() async { await server.stop(within: .seconds(1)) }
  }

  private func address(_ endpoint: String) throws -> PushAddress {
    let pair = try #require(KeyPair.make())
    return PushAddress(
      endpoint: endpoint, key: URLSafe.text(pair.publicBytes),
      secret: URLSafe.text([UInt8](repeating: 7, count: 16)))
  }

  private func sender(_ origin: String, patience: Duration = .seconds(20)) throws -> PushSender {
    PushSender(
      key: PushKey(pair: try #require(KeyPair.make())), services: PushServices(others: [origin]),
      network: URLSessionPushNetwork(patience: patience))
  }

  private func send(_ sender: PushSender, to address: PushAddress) async -> PushOutcome {
    await sender.send(Array("hello".utf8), to: address, topic: "a1", keepingFor: 60)
  }

  @Test func `a push request has an encrypted body and a signed token`() async throws {
    let service = try Service { _ in HTTPResponse(status: 201) }
    let sender = try sender(service.origin)
    #expect(await send(sender, to: try address("\(service.origin)/push/1")) == .taken)
    let request = try #require(service.asked.all.first)
    #expect(request.method == "POST" && request.path == "/push/1")
    #expect(request.headers["ttl"] == "60" && request.headers["topic"] == "a1")
    #expect(request.headers["content-encoding"] == "aes128gcm")
    #expect(!String(decoding: request.body, as: UTF8.self).contains("hello"))
    // Salt, size, the length of a key and the key; then the text, its delimiter and its tag.
    #expect(request.body.count == 108)
    let proof = try #require(request.headers["Authorization"])
    #expect(proof.hasPrefix("vapid t=eyJ"))
    let claims = try #require(proof.split(separator: ".").dropFirst().first.map(String.init))
    let body = String(decoding: try #require(URLSafe.bytes(claims)), as: UTF8.self)
    #expect(body.contains("\"aud\":\"\(service.origin)\""))
    await service.stop()
  }

  @Test(arguments: [
    (404, nil, PushOutcome.gone), (410, nil, .gone), (429, "120", .later(seconds: 120)),
    (500, nil, .later(seconds: nil)), (503, "7", .later(seconds: 7)),
    (400, nil, .refused(reason: "the service answered 400")),
    (302, nil, .refused(reason: "the service answered 302")),
  ])
  func `each response status of a push service has its outcome, and no redirect is followed`(
    status: Int, after: String?, outcome: PushOutcome
  ) async throws {
    let service = try Service { _ in
      var response = HTTPResponse(status: status)
      if let after { response.headers["Retry-After"] = after }
      // A redirection is not followed: it could lead into this server's network.
      if status == 302 { response.headers["Location"] = "/elsewhere" }
      return response
    }
    let sender = try sender(service.origin)
    let told = await send(sender, to: try address("\(service.origin)/1"))
    #expect(told == outcome)
    #expect(service.asked.all.count == 1)
    await service.stop()
  }

  @Test func `a request to a push service that does not answer times out and is not retried`()
    async throws
  {
    let gate = Gate()
    let service = try Service { _ in
      await gate.wait()
      return HTTPResponse(status: 201)
    }
    let sender = try sender(service.origin, patience: .milliseconds(200))
    let outcome = await send(sender, to: try address("\(service.origin)/1"))
    #expect(outcome == .lost(reason: "\(service.origin) did not answer"))
    gate.open()
    await service.stop()
  }

  @Test(arguments: [
    "http://fcm.googleapis.com/1", "https://fcm.googleapis.com:8443/1", "https://127.0.0.1/1",
    "https://localhost/1", "https://10.0.0.8/1", "https://[::1]/1", "https://169.254.169.254/meta",
    "https://evil.example/1", "https://fcm.googleapis.com.evil.example/1",
    "https://user:word@fcm.googleapis.com/1", "https://evilpush.apple.com.example/",
    "https://fcm.googleapis.com:4922337203685477580843/1",
    "https://evil.example%2f.push.apple.com/1", "https://evil.example%00.push.apple.com/1",
    "file:///etc/passwd", "", "not an address",
    "https://fcm.googleapis.com/" + String(repeating: "a", count: 3_000),
  ])
  func `a push address that belongs to no known push service gets no request`(endpoint: String)
    async throws
  {
    let network = CountingNetwork()
    let sender = PushSender(
      key: PushKey(pair: try #require(KeyPair.make())), network: network)
    let address = try address(endpoint)
    #expect(!sender.accepts(address))
    #expect(await send(sender, to: address) == .gone)
    #expect(network.asked.all.isEmpty)
  }

  @Test(arguments: [
    "https://fcm.googleapis.com/fcm/send/abc",
    "https://updates.push.services.mozilla.com/wpush/v2/x",
    "https://web.push.apple.com/x", "https://wns2-par02p.notify.windows.com/w/?token=x",
  ])
  func `addresses of the browsers' push services get a request`(endpoint: String) async throws {
    let network = CountingNetwork()
    let sender = PushSender(
      key: PushKey(pair: try #require(KeyPair.make())), network: network)
    #expect(await send(sender, to: try address(endpoint)) == .taken)
    #expect(network.asked.all.map(\.absoluteString) == [endpoint])
  }
}

/// Accepts every request and records its address.
private struct CountingNetwork: PushNetwork {
  let asked = Recorded<URL>()

  func post(
    _ body: Data, to url: URL, _ headers: [String: String]
  ) async throws -> PushAnswer {
    asked.record(url)
    return PushAnswer(status: 201)
  }
}
