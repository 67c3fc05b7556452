import StrataBrowserTesting
import StrataKitTesting
import SwiftUI
import Testing

@testable import StrataAppHost

/// Tests of answers to requests for pages that are no pages of the app.
@MainActor @Suite(.timeLimit(.minutes(10))) struct ReplyTests {
  private func site(
    _ reply: @escaping @Sendable (HostVisit) -> HostReply?
  ) throws -> TestSite {
    try TestSite(clock: ContinuousClock(), replies: [reply]) { DiaryView() }
  }

  /// Replies to every client that prefers text.
  private static let words: @Sendable (HostVisit) -> HostReply? = { visit in
    guard visit.prefersText else { return nil }
    let language = visit.language ?? "none"
    return HostReply {
      .text("\(visit.path) \(visit.value("a") ?? "-") \(language)\n", freshSeconds: 60)
    } refused: {
      .text($0.sentence + "\n")
    }
  }

  @Test func `a text client gets the app's reply and starts no session`() async throws {
    let site = try site(Self.words)
    let answer = try await site.client.get(
      "/day/monday?a=b%20c", headers: ["User-Agent": "curl/8.5.0", "Accept": "*/*"])
    #expect(answer.status == 200)
    #expect(answer.text == "/day/monday b c none\n")
    #expect(answer.headers["Content-Type"] == "text/plain; charset=utf-8")
    #expect(answer.headers["Cache-Control"] == "public, max-age=60")
    #expect(answer.headers["Vary"] == "Accept, Accept-Language, User-Agent")
    #expect(answer.headers["X-Content-Type-Options"] == "nosniff")
    #expect(answer.headers["Set-Cookie"] == nil)
    #expect(try await site.figure("strata_sessions") == 0)
    await site.stop()
  }

  @Test func `a browser gets the page of the same address`() async throws {
    let site = try site(Self.words)
    let page = try await site.client.get(
      "/", headers: ["User-Agent": "Mozilla/5.0", "Accept": "text/html,*/*;q=0.8"])
    #expect(page.text.hasPrefix("<!doctype html>"))
    #expect(try await site.figure("strata_sessions") == 1)
    await site.stop()
  }

  @Test func `HEAD has the headers of the reply without its content`() async throws {
    let site = try site(Self.words)
    let head = try await site.client.send("HEAD", "/", headers: ["User-Agent": "Wget/1.21"])
    #expect(head.status == 200 && head.body.isEmpty)
    #expect(head.headers["Content-Type"] == "text/plain; charset=utf-8")
    await site.stop()
  }

  @Test func `the host's own addresses have no reply of the app`() async throws {
    let site = try site(Self.words)
    for path in ["/healthz", "/metrics", "/~/nothing"] {
      let answer = try await site.client.get(path, headers: ["User-Agent": "curl/8.5.0"])
      #expect(!answer.text.hasPrefix(path), "\(path)")
    }
    await site.stop()
  }

  @Test func `a page of a reply has its style sheet, no script, and frames by choice`() async throws
  {
    let site = try site { visit in
      let framers = visit.path == "/open" ? ["https://example.org", "https://a.test:8443"] : []
      return HostReply {
        .page("<!doctype html><p>hello", style: "p{margin:0}", framedBy: framers)
      } refused: {
        .text($0.sentence)
      }
    }
    let closed = try await site.client.get("/")
    #expect(closed.headers["Content-Type"] == "text/html; charset=utf-8")
    #expect(closed.headers["Cache-Control"] == "no-store")
    let start = "default-src 'none'; style-src 'sha256-"
    let policy = try #require(closed.headers["Content-Security-Policy"])
    #expect(policy.hasPrefix(start) && policy.hasSuffix("frame-ancestors 'none'"))
    let open = try await site.client.get("/open")
    #expect(
      open.headers["Content-Security-Policy"]?.hasSuffix(
        "frame-ancestors https://example.org https://a.test:8443") == true)
    #expect(try await site.figure("strata_sessions") == 0)
    await site.stop()
  }

  @Test func `an answer names its language if the reply does`() async throws {
    let site = try site { visit in
      HostReply {
        var answer = HostAnswer.text("rain\n")
        answer.language = visit.value("lang")
        return answer
      } refused: {
        .text($0.sentence)
      }
    }
    #expect(try await site.client.get("/?lang=en").headers["Content-Language"] == "en")
    #expect(try await site.client.get("/").headers["Content-Language"] == nil)
    await site.stop()
  }

  @Test func `an address that asks too often is refused in the reply's form`() async throws {
    // Its time does not advance, so that no more requests become allowed.
    let site = try TestSite(
      clock: ManualClock(), proxies: TrustedProxies("127.0.0.1"), replies: [Self.words]
    ) { DiaryView() }
    let headers: RawHTTPHeaders = ["User-Agent": "curl/8.5.0", "X-Forwarded-For": "203.0.113.9"]
    for _ in 0..<Int(AddressLimit.burst) {
      #expect(try await site.client.get("/", headers: headers).status == 200)
    }
    let refused = try await site.client.get("/", headers: headers)
    #expect(refused.status == 429)
    #expect(refused.text == "too many requests from your address; try again later\n")
    #expect(refused.headers["Retry-After"] == "60")
    #expect(refused.headers["Cache-Control"] == "no-store")
    let other: RawHTTPHeaders = ["User-Agent": "curl/8.5.0", "X-Forwarded-For": "203.0.113.10"]
    #expect(try await site.client.get("/", headers: other).status == 200)
    await site.stop()
  }

  @Test func `more answers at a time than the host makes are refused`() async throws {
    let desk = ReplyDesk([])
    let (gate, open) = AsyncStream.makeStream(of: Void.self)
    let slow = HostReply {
      for await _ in gate {}
      return .text("late")
    } refused: {
      .text($0.sentence)
    }
    let quick = HostReply {
      .text("quick")
    } refused: {
      .text($0.sentence)
    }
    let answers = Task {
      await withTaskGroup(of: HostAnswer.self) { group in
        for _ in 0..<ReplyDesk.capacity {
          group.addTask {
            await desk.answer(slow, for: "127.0.0.1", at: .zero, isBusy: false)
          }
        }
        var count = 0
        for await _ in group { count += 1 }
        return count
      }
    }
    while desk.count < ReplyDesk.capacity { await Task.yield() }
    let refused = await desk.answer(quick, for: "127.0.0.1", at: .zero, isBusy: false)
    #expect(refused.status == 503 && refused.retrySeconds == MainLag.patience)
    open.finish()
    #expect(await answers.value == ReplyDesk.capacity)
    let later = await desk.answer(quick, for: "127.0.0.1", at: .zero, isBusy: false)
    #expect(later == .text("quick"))
    let busy = await desk.answer(quick, for: "127.0.0.1", at: .zero, isBusy: true)
    #expect(busy.status == 503)
  }

  @Test func `a style sheet is allowed by its SHA-256 in base 64`() {
    #expect(StyleDigest.text(of: "") == "47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=")
  }

  @Test(
    arguments: [
      (nil, "curl/8.5.0", true), ("*/*", "Wget/1.21.3", true), ("*/*", "HTTPie/3.2.2", true),
      (nil, "Mozilla/5.0 (Windows NT; Windows NT 10.0; en-US) WindowsPowerShell/5.1.19041", true),
      (nil, "Mozilla/5.0 (Linux; Debian; de-DE) PowerShell/7.4.1", true),
      ("text/plain", "Mozilla/5.0", true), ("text/plain;q=0", "Mozilla/5.0", false),
      ("text/html", "curl/8.5.0", false), ("text/html,text/plain", "Mozilla/5.0", false),
      ("TEXT/HTML;q=0.9, */*", "curl/8.5.0", false), ("*/*", "Mozilla/5.0 Firefox/130", false),
      ("*/*", "NotCurl curling/1", false), (nil, nil, false), ("", "", false), (",;", nil, false),
    ] as [(String?, String?, Bool)])
  func `text clients are told from browsers`(accept: String?, agent: String?, isText: Bool) {
    #expect(TextClient.isOne(accept: accept, agent: agent) == isText)
  }
}
