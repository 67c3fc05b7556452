import Foundation
import ImageKit
import StrataDeviceServices
import StrataKitTesting
import StrataWebServer
import Testing

/// Tests of loading images over a real socket.
@Suite(.timeLimit(.minutes(10))) struct WebPictureSourceTests {
  fileprivate func serving(
    _ respond: @escaping @Sendable (HTTPRequest) async -> HTTPResponse,
    _ test: (URL) async throws -> Void
  ) async throws {
    let server = WebServer(respond: respond)
    let port = try server.start()
    try await test(try #require(URL(string: "http://127.0.0.1:\(port)/a.png")))
    await server.stop(within: .seconds(1))
  }

  @Test func `an image file is loaded unchanged and without sending cookies`() async throws {
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

  @Test func `an HTTP error is thrown with its status`() async throws {
    try await serving { _ in
      HTTPResponse(status: 404)
    } _: { url in
      await #expect(throws: ImageFailure.refused(status: 404)) {
        try await WebPictureSource.shared.data(from: url, limit: 5000)
      }
    }
  }

  @Test(arguments: [200, 299, 300, 500])
  func `a file is loaded only with a status from 200 to 299`(status: Int) async throws {
    try await serving { _ in
      HTTPResponse(status: status, body: .bytes([7]))
    } _: { url in
      do throws(ImageFailure) {
        let data = try await WebPictureSource.shared.data(from: url, limit: 5000)
        #expect(data == Data([7]) && status < 300)
      } catch {
        #expect(error == .refused(status: status) && status >= 300)
      }
    }
  }

  @Test func `an allowed redirection is followed to its file`() async throws {
    let paths = Recorded<String>()
    try await serving { request in
      paths.record(request.path)
      guard let port = request.queryValue("port") else { return HTTPResponse(body: .bytes([7])) }
      return HTTPResponse(
        status: 302, headers: ["Location": "http://127.0.0.1:\(port)/b.png"])
    } _: { url in
      let port = try #require(url.port)
      let asked = try #require(URL(string: "\(url)?port=\(port)"))
      let data = try await WebPictureSource.shared.data(from: asked, limit: 5000)
      #expect(data == Data([7]) && paths.all == ["/a.png", "/b.png"])
    }
  }

  @Test func `a cancelled load throws the error cancelled`() async throws {
    let (gate, paths) = (Gate(), Recorded<String>())
    try await serving { request in
      paths.record(request.path)
      await gate.wait()
      return HTTPResponse()
    } _: { url in
      let source = WebPictureSource(clock: ManualClock())
      let load = Task { try await source.data(from: url, limit: 5000) }
      await paths.wait(for: 1)
      load.cancel()
      await #expect(throws: ImageFailure.cancelled) { try await load.value }
      gate.open()
    }
  }

  @Test func `a redirection from the public web to the local machine is not followed`() async throws
  {
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

  @Test func `a file with one byte too many is rejected`() async throws {
    try await serving { _ in
      HTTPResponse(body: .bytes(Array(repeating: 7, count: 5001)))
    } _: { url in
      await #expect(throws: ImageFailure.tooLarge(limit: 5000)) {
        try await WebPictureSource.shared.data(from: url, limit: 5000)
      }
    }
  }

  @Test func `image requests and failures are counted, and a cancelled request is not a failure`()
    async
  {
    // In another process, since other tests of this one ask services, too.
    await #expect(processExitsWith: .success) {
      UpstreamFigures.declare()
      let (gate, paths) = (Gate(), Recorded<String>())
      try await WebPictureSourceTests().serving { request in
        paths.record(request.path)
        if request.queryValue("waits") != nil { await gate.wait() }
        return HTTPResponse(status: 404)
      } _: { url in
        let source = WebPictureSource(clock: ManualClock())
        for _ in 1...2 { _ = try? await source.data(from: url, limit: 5000) }
        let slow = try #require(URL(string: "\(url.absoluteString)?waits=1"))
        let load = Task { try await source.data(from: slow, limit: 5000) }
        await paths.wait(for: 3)
        load.cancel()
        await #expect(throws: ImageFailure.cancelled) { try await load.value }
        gate.open()
      }
      let figures = Dictionary(
        uniqueKeysWithValues: ProcessFigures.all.map { ($0.name, $0.value) })
      #expect(figures[UpstreamFigures.requests] == 3)
      #expect(figures[UpstreamFigures.errors] == 2)
    }
  }

  @Test func `a load that is not complete at the deadline fails`() async throws {
    let (gate, clock, paths) = (Gate(), ManualClock(), Recorded<String>())
    try await serving { request in
      paths.record(request.path)
      await gate.wait()
      return HTTPResponse()
    } _: { url in
      let source = WebPictureSource(deadline: 20, clock: clock)
      let load = Task { try await source.data(from: url, limit: 5000) }
      await paths.wait(for: 1)
      await clock.waitForSleepers()
      clock.advance(by: .seconds(20))
      await #expect(
        throws: ImageFailure.noAnswer(reason: "the download took longer than 20.0 seconds")
      ) {
        try await load.value
      }
      gate.open()
    }
  }

  @Test func `the error for a failed connection does not contain the URL`() async throws {
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
  func `URLs other than http and https are rejected`(address: String) async throws {
    let url = try #require(URL(string: address))
    await #expect(throws: ImageFailure.invalidAddress) {
      try await WebPictureSource.shared.data(from: url, limit: 5000)
    }
  }
}
