import Foundation
import StrataKitTesting
import StrataWebServer
import Testing

@testable import StrataAppHost

/// Tests of a line of the access log, and of what must never be in it.
@Suite struct AccessEntryTests {
  private static let time = Date(timeIntervalSince1970: 1_795_819_201.25)

  private func text(
    of request: HTTPRequest, id: String = "0123456789abcdef", status: Int = 200,
    duration: Duration = .zero
  ) -> String {
    let answered = AnsweredRequest(
      request: request, id: id, status: status, bytes: 5_120, duration: duration)
    return AccessEntry(answered, worker: 2, time: Self.time).text
  }

  @Test
  func `a line of the access log has time, ID, method, kind of path, status, bytes and duration`() {
    let line = text(
      of: HTTPRequest(path: "/city/london-england-gb"), status: 404, duration: .microseconds(12_045)
    )
    #expect(
      line == """
        {"time":"2026-11-27T22:40:01.250Z","id":"0123456789abcdef","method":"GET","route":"page",\
        "status":404,"bytes":5120,"milliseconds":12.045,"worker":2}
        """)
  }

  @Test(arguments: [
    (Duration.zero, "0.000"), (.microseconds(7), "0.007"), (.milliseconds(90), "90.000"),
    (.seconds(61), "61000.000"), (.nanoseconds(999), "0.000"), (.seconds(-1), "0.000"),
  ])
  func `a duration is written in milliseconds with three digits`(
    duration: Duration, expected: String
  ) {
    #expect(text(of: HTTPRequest(), duration: duration).contains("\"milliseconds\":\(expected),"))
  }

  @Test(arguments: [
    ("/", "page"), ("/city/london", "page"), ("/healthz/london", "page"), ("/healthz", "health"),
    ("/readyz", "readiness"), ("/metrics", "metrics"), ("/~/live", "socket"),
    ("/~/asset/0123.png", "asset"), ("/~/tiles/9/255/170.png", "tile"), ("/~/web/1", "frame"),
    ("/~/style.css", "file"), ("/~london", "file"), ("", "page"),
  ])
  func `the access log has the kind of a request's path instead of the path`(
    path: String, route: String
  ) {
    #expect(RouteClass(path: path).rawValue == route)
    #expect(text(of: HTTPRequest(path: path)).contains("\"route\":\"\(route)\""))
  }

  @Test(arguments: ["LONDON", "get", "", "GET\",\"place\":\"london", "PROPFIND"])
  func `an unknown HTTP method is logged as OTHER`(method: String) {
    let line = text(of: HTTPRequest(method: method))
    #expect(line.contains("\"method\":\"OTHER\""))
    #expect(!line.lowercased().contains("london"))
  }

  @Test func `a line of the access log contains no path, query, body, address or header value`()
    throws
  {
    var request = HTTPRequest(
      path: "/city/london-england-gb", query: "q=hampstead&key=secret", body: Array("diary".utf8),
      remoteAddress: "203.0.113.9")
    let names = ["Cookie", "User-Agent", "Referer", "Origin", "Host", "X-Forwarded-For"]
    for name in names { request.headers[name] = "value-of-\(name)" }
    let line = text(of: request)
    for word in ["london", "hampstead", "secret", "diary", "203.0.113", "value-of"] {
      #expect(!line.contains(word), "\(word)")
    }
    let object = try #require(
      try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
    #expect(
      Set(object.keys) == [
        "time", "id", "method", "route", "status", "bytes", "milliseconds", "worker",
      ])
  }
}

/// Tests of the IDs of requests.
@Suite struct RequestIDTests {
  private func id(_ given: String?, from address: String = "127.0.0.1") throws -> String {
    var request = HTTPRequest(remoteAddress: address)
    request.headers["X-Request-ID"] = given
    return try RequestID.of(request, trusting: TrustedProxies("127.0.0.1"))
  }

  @Test(arguments: [
    "0123456789abcdef", "0123456789abcdef0123456789ABCDEF",
    "7f1c2d3e-0a1b-4c5d-8e9f-001122334455",
  ])
  func `a valid request ID is taken over from a trusted proxy, and from nobody else`(given: String)
    throws
  {
    #expect(try id(given) == given)
    #expect(try id(given, from: "10.0.0.1") != given, "anybody else could repeat another's ID")
  }

  @Test(arguments: [
    nil, "", "london", "london-england-gb", "0123456789abcde", "0123456789abcdef\",\"a\":\"",
    "０１２３４５６７８９abcdef", String(repeating: "a", count: 37),
  ])
  func `a missing or invalid request ID is replaced by a new one of 16 hexadecimal digits`(
    given: String?
  ) throws {
    let (one, other) = (try id(given), try id(given))
    for name in [one, other] {
      #expect(name.utf8.count == 16)
      #expect(name.utf8.allSatisfy { Array("0123456789abcdef".utf8).contains($0) })
    }
    #expect(one != other)
  }
}
