import Foundation
import StrataBrowserClient
import StrataBrowserTesting
import StrataKitTesting
import StrataWire
import Testing

@testable import StrataAppHost
@testable import StrataHTMLRenderer
@testable import StrataLiveSession
@testable import StrataWebServer

/// Tests that pages are compressed as they are sent, and their lengths reveal nothing.
@MainActor @Suite(.timeLimit(.minutes(10))) struct PackedPageTests {
  @Test func `a page is compressed for a browser that accepts gzip`() async throws {
    let site = try TestSite()
    let plain = try await site.client.get("/")
    #expect(plain.headers["Content-Encoding"] == nil)
    let packed = try await site.client.get("/", headers: ["Accept-Encoding": "gzip, br"])
    #expect(packed.headers["Content-Encoding"] == "gzip")
    #expect(packed.headers["Vary"] == "Accept-Encoding, Sec-Fetch-Site")
    #expect(packed.headers["Content-Length"] == "\(packed.body.count)")
    #expect(packed.body.count * 3 < plain.body.count * 2)
    let page = String(decoding: try Gunzip.unpacked(packed.body), as: UTF8.self)
    #expect(page.hasPrefix("<!doctype html>") && page.contains(">taps 0</span>"))
    #expect(page.hasSuffix("</body></html>\n"))
    await site.stop()
  }

  @Test func `bytes of every size are the same after compression and decompression`() throws {
    var random = SeededGenerator(seed: 3)
    for size in [0, 1, 100, 70_000, 300_000] {
      let noise = (0..<size).map { _ in UInt8.random(in: 97...122, using: &random) }
      let packed = try #require(Gzip.packed(noise))
      #expect(try Gunzip.unpacked(packed).elementsEqual(noise), "\(size) bytes")
    }
  }

  @Test(
    arguments: [
      (nil, true), ("same-origin", true), ("none", true), ("cross-site", false),
      ("same-site", false), ("nonsense", false),
    ] as [(String?, Bool)])
  func `a known device's page is not compressed if another site caused the request`(
    site: String?, isPacked: Bool
  ) async throws {
    let host = try TestSite()
    let cookies = try await host.client.get("/").cookies
    var headers: RawHTTPHeaders = ["Accept-Encoding": "gzip"]
    if let site { headers.add("Sec-Fetch-Site", site) }
    let new = try await host.client.get("/", headers: headers)
    #expect(new.headers["Content-Encoding"] == "gzip", "a new device has no data yet")
    let known = try await host.client.get("/", headers: headers.adding(["Cookie": cookies]))
    #expect(known.headers["Content-Encoding"] == (isPacked ? "gzip" : nil))
    await host.stop()
  }

  @Test func `over TLS a known device's page is compressed only with a Sec-Fetch-Site header`() {
    func isPacked(_ headers: HTTPHeaders, isSecure: Bool) -> Bool {
      var headers = headers
      headers["Accept-Encoding"] = "gzip"
      var response = HTTPResponse.html("page")
      PagePacking.pack(
        &response, for: HTTPRequest(headers: headers, isSecure: isSecure), isNew: false)
      return response.headers["Content-Encoding"] != nil
    }
    #expect(!isPacked([:], isSecure: true) && isPacked([:], isSecure: false))
    #expect(isPacked(["Sec-Fetch-Site": "none"], isSecure: true))
    #expect(!isPacked(["Sec-Fetch-Site": "cross-site"], isSecure: false))
  }

  @Test func `a page contains the token of its session only masked`() async throws {
    let site = try TestSite()
    let ann = Visitor(site)
    try await ann.open()
    #expect(ann.token.count >= 20 && !ann.page.contains(ann.token))
    try await ann.connect()
    #expect(ann.heard.last == #"["w","resumed",0]"#)
    await site.stop()
  }

  @Test func `the length of a compressed page does not reveal whether its address has the token`()
    throws
  {
    let token = "qJ3xT0vWm8Zk2RbY5cLh1A", rounds = 200
    let files = try ClientFiles(isInstallable: false, hasGallery: false)
    // The same letters in another order, so that nothing but the order can change the length.
    let other = String(token.reversed())
    func lengths(_ guess: String, _ change: (String) -> String = { $0 }) throws -> Int {
      try (0..<rounds).reduce(0) { sum, _ in
        let page = change(document(token: token, echoing: guess, files: files))
        return sum + (try #require(Gzip.packed(Array(page.utf8)))).count
      }
    }
    let gap = try abs(lengths(token) - lengths(other))
    #expect(gap < rounds, "less than a byte of a page, on average")
    func unmasked(_ page: String) -> String {
      page.replacing(/data-session="[^"]*"/, with: "data-session=\"\(token)\"")
    }
    let told = try lengths(other, unmasked) - lengths(token, unmasked)
    #expect(told > 8 * rounds, "without the mask, the length reveals the token")
  }

  @Test func `a long compressed page is sent together with its head in a single write`() throws {
    let rows = (0..<3_000).map { "<div class=\"r\" data-n=\"\($0)\">Row \($0)</div>" }.joined()
    var response = HTTPResponse.html(rows)
    let request = HTTPRequest(headers: ["Accept-Encoding": "gzip"])
    #expect(rows.utf8.count > 100_000 && writes(of: response) > 1)
    PagePacking.pack(&response, for: request, isNew: true)
    #expect(writes(of: response) == 1)
  }

  @Test
  func `each client file except the map's land outlines fits into a single write with its head`()
    throws
  {
    let request = HTTPRequest(headers: ["Accept-Encoding": "gzip"])
    let long = try BrowserClient.Name.allCases.filter {
      writes(of: PackedFile(try BrowserClient.file($0)).response(to: request)) > 1
    }
    #expect(long == [.land])
  }

  /// Returns the number of writes that a response takes.
  private func writes(of response: HTTPResponse) -> Int {
    var writer = ResponseWriter(response, isHead: false, closes: false)
    var count = 0
    while !writer.isDone {
      _ = writer.writeNext { _, _ in
        count += 1
        return true
      }
    }
    return count
  }

  /// The page of an app that shows words of its address.
  private func document(
    token: String, echoing words: String, files: ClientFiles
  ) -> String {
    let page = HTMLPage(contents: ["<p>Nothing found for \(words)</p>", ""], rules: "")
    let opened = OpenedPage(
      token: token, page: page, title: "Search", isUnderstood: true, isRefused: false,
      isSettled: true)
    return PageDocument(
      opened: opened, brand: Brand("diary"), language: "en", nonce: "N",
      files: files, isInstallable: false, latency: 0, words: HostWords(language: "en")
    ).html
  }
}
