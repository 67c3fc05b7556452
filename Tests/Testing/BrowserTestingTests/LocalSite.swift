import Foundation
import StrataBrowserTesting

/// A server of a few pages with the strictest policy, so that the driver is tested on the pages
/// that it is for.
struct LocalSite {
  private let listener: RawListener
  var port: Int { listener.port }
  var url: URL { url("/") }

  /// Starts a server.
  /// - Parameter pages: The pages by path; `/request` answers with the request itself.
  init(_ pages: [String: String]) throws {
    let pages = pages.merging(["/favicon.ico": ""]) { own, _ in own }
    listener = try RawListener { socket in
      let request = try Self.readHead(socket)
      let path = request.split(separator: " ").dropFirst().first.map(String.init) ?? ""
      let page = path == "/request" ? request : pages[path]
      try socket.writeNow(Self.answer(page, path))
    }
  }

  func url(_ path: String) -> URL {
    var parts = URLComponents()
    (parts.scheme, parts.host, parts.port, parts.path) = ("http", "127.0.0.1", port, path)
    return parts.url ?? URL(fileURLWithPath: path)
  }

  static func readHead(_ socket: RawSocket) throws -> String {
    var bytes: [UInt8] = []
    while !String(decoding: bytes, as: UTF8.self).contains("\r\n\r\n") {
      let some = try socket.readNow()
      if some.isEmpty { break }
      bytes += some
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func answer(_ page: String?, _ path: String) -> [UInt8] {
    let kinds = [".js": "text/javascript", ".css": "text/css"]
    let kind = kinds.first { path.hasSuffix($0.key) }?.value ?? "text/html"
    let body = page ?? ""
    let head = [
      "HTTP/1.1 \(page == nil ? "404 Not Found" : "200 OK")",
      "Content-Type: \(kind); charset=utf-8",
      "Content-Length: \(body.utf8.count)",
      "Content-Security-Policy: default-src 'self'; base-uri 'none'",
      "Set-Cookie: seen=yes; HttpOnly; SameSite=Strict",
      "Connection: close",
    ]
    return Array((head.joined(separator: "\r\n") + "\r\n\r\n" + body).utf8)
  }

  /// Returns a page around some content; `/page.js` and `/page.css` are the site's.
  static func page(_ content: String, title: String = "Page") -> String {
    """
    <!doctype html><html lang="en"><head><meta charset="utf-8"><title>\(title)</title>
    <meta name="viewport" content="width=device-width"><link rel="stylesheet" href="/page.css">
    <script defer src="/page.js"></script></head>
    <body><main><h1>\(title)</h1>\(content)</main></body></html>
    """
  }

  /// Runs a test in a browser at a page of the given content.
  static func browse(
    _ content: String, script: String = "", style: String = "",
    options: BrowserOptions = BrowserOptions(), more: [String: String] = [:],
    _ body: (Browser, LocalSite) async throws -> Void
  ) async throws {
    let own = ["/": page(content), "/page.js": script, "/page.css": style]
    let site = try LocalSite(own.merging(more) { $1 })
    try await Browser.run(options) { browser in
      try await browser.open(site.url)
      try await body(browser, site)
    }
  }
}
