import Foundation
import ImageKit
import StrataDeviceServices
import StrataKitTesting
import StrataWebServer
import Testing

/// Over a real socket.
@Suite(.timeLimit(.minutes(10))) struct WebPictureSourceTests {
  private func serving(
    _ respond: @escaping @Sendable (HTTPRequest) -> HTTPResponse,
    _ test: (URL) async throws -> Void
  ) async throws {
    let server = WebServer(respond: { respond($0) })
    let port = try server.start()
    try await test(try #require(URL(string: "http://127.0.0.1:\(port)/a.png")))
    await server.stop(within: .seconds(1))
  }

  @Test func `the bytes come as they were sent, without a cookie`() async throws {
    let seen = Recorded<String?>()
    try await serving { request in
      seen.record(request.headers["Cookie"])
      return HTTPResponse(
        headers: ["Set-Cookie": "id=1"], body: .bytes(Array(repeating: 7, count: 5000)))
    } _: { url in
      for _ in 0..<2 {
        let data = try await WebPictureSource.shared.data(from: url, limit: 5000)
        #expect(data == Data(repeating: 7, count: 5000))
      }
      #expect(seen.all == [nil, nil])
    }
  }

  @Test func `a status that is no success is told`() async throws {
    try await serving { _ in
      HTTPResponse(status: 404)
    } _: { url in
      await #expect(throws: ImageFailure.refused(status: 404)) {
        try await WebPictureSource.shared.data(from: url, limit: 5000)
      }
    }
  }

  @Test func `a service in the world leads to no picture of this machine`() async throws {
    let paths = Recorded<String>()
    try await serving { request in
      paths.record(request.path)
      let port = request.queryValue("port") ?? ""
      return HTTPResponse(
        status: 302, headers: ["Location": "http://127.0.0.1:\(port)/b.png"])
    } _: { url in
      let source = WebPictureSource(
        redirections: RedirectionRule { $0 == "localhost" ? .world : .machine })
      let port = try #require(url.port)
      let asked = try #require(URL(string: "http://localhost:\(port)/a.png?port=\(port)"))
      await #expect(throws: ImageFailure.refused(status: 302)) {
        try await source.data(from: asked, limit: 5000)
      }
      #expect(paths.all == ["/a.png"])
    }
  }

  @Test func `one byte too many is refused`() async throws {
    try await serving { _ in
      HTTPResponse(body: .bytes(Array(repeating: 7, count: 5001)))
    } _: { url in
      await #expect(throws: ImageFailure.tooLarge(limit: 5000)) {
        try await WebPictureSource.shared.data(from: url, limit: 5000)
      }
    }
  }

  @Test func `nobody there is no answer, and the reason holds no address`() async throws {
    let server = WebServer(respond: { _ in HTTPResponse() })
    let port = try server.start()
    await server.stop(within: .seconds(1))
    let url = try #require(URL(string: "http://127.0.0.1:\(port)/secret.png"))
    let failure = await #expect(throws: ImageFailure.self) {
      try await WebPictureSource.shared.data(from: url, limit: 5000)
    }
    let text = String(describing: failure)
    #expect(text.contains("no answer"))
    #expect(!text.contains("127.0.0.1") && !text.contains("secret"))
  }

  @Test(arguments: ["file:///etc/passwd", "ftp://host/a.png", "http:///a.png", "data:,"])
  func `addresses that are not of the web are never asked`(address: String) async throws {
    let url = try #require(URL(string: address))
    await #expect(throws: ImageFailure.invalidAddress) {
      try await WebPictureSource.shared.data(from: url, limit: 5000)
    }
  }
}
