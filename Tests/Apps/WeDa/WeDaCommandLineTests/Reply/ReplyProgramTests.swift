import Foundation
import StrataBrowserTesting
import StrataKitTesting
import Testing

/// Tests of what the built program answers to other programs, with demo data.
@Suite(.timeLimit(.minutes(10))) struct ReplyProgramTests {
  private static let london = "/city/london-england-gb"
  private static let curl: RawHTTPHeaders = ["User-Agent": "curl/8.5.0", "Accept": "*/*"]

  private func app(_ words: String...) async throws -> (ServedApp, RawHTTPClient) {
    let app = try await ServedApp.start("weda", arguments: ["-provider", "demo"] + words)
    return (app, RawHTTPClient(port: try #require(app.url.port)))
  }

  @Test func `curl gets the forecast of a place's address in each form, without a session`()
    async throws
  {
    let (app, client) = try await app()
    let text = try await client.get(Self.london + "?units=metric&lang=de", headers: Self.curl)
    #expect(text.status == 200 && text.headers["Set-Cookie"] == nil)
    #expect(text.text.hasPrefix("London, England, Vereinigtes Königreich\n"), "\(text.text)")
    #expect(text.headers["Cache-Control"]?.hasPrefix("public, max-age=") == true)
    let line = try await client.get(Self.london + "?format=1", headers: Self.curl)
    #expect(line.text.split(separator: "\n").count == 1 && line.text.hasPrefix("London, "))
    let json = try await client.get(Self.london + "?format=json")
    #expect(json.headers["Content-Type"] == "application/json; charset=utf-8")
    #expect(json.text.contains("\"version\" : 1") && json.text.contains("\"isDemo\" : true"))
    #expect(json.text.components(separatedBy: "\"date\"").count > 15, "\(json.text)")
    let picture = try await client.get(Self.london + "?format=png")
    #expect(picture.headers["Content-Type"] == "image/png")
    #expect(picture.body.starts(with: [0x89, 0x50, 0x4E, 0x47]))
    let head = try await client.send("HEAD", Self.london, headers: Self.curl)
    #expect(head.status == 200 && head.body.isEmpty)
    let metrics = try await client.get("/metrics").text
    #expect(metrics.contains("\nstrata_sessions 0\n"))
    #expect(metrics.contains("\nstrata_pages_total 0\n"))
    let page = try await client.get(Self.london, headers: ["Accept": "text/html"])
    #expect(page.text.hasPrefix("<!doctype html>"))
    try await app.stop()
  }

  @Test func `the page of a place with its charts is at most 40 kB as it is sent`() async throws {
    let (app, client) = try await app()
    // From now on the weather is in memory, so that the first page can have all of it.
    #expect(try await client.get(Self.london, headers: Self.curl).status == 200)
    let parts = ["details.temperature", "details.hourByHour", "chart.table"]
      .map { "data-testid=\"\($0)\"" }
    let (page, sent) = try await packedPage(with: parts, client)
    for part in parts { #expect(page.contains(part), "\(part)") }
    #expect(sent <= 40_000, "\(sent) of \(page.utf8.count) bytes")
    try await app.stop()
  }

  /// Asks for the compressed page of London until it has all parts: on a busy machine a page is sent
  /// before its tasks have ended.
  ///
  /// - Returns: The last page, decompressed, and the number of bytes in which it was sent.
  private func packedPage(
    with parts: [String], _ client: RawHTTPClient
  ) async throws -> (page: String, sent: Int) {
    let headers: RawHTTPHeaders = ["Accept": "text/html", "Accept-Encoding": "gzip"]
    var (page, sent) = ("", 0)
    for _ in 0..<20 where !parts.allSatisfy(page.contains) {
      let answer = try await client.get(Self.london, headers: headers)
      try #require(answer.status == 200 && answer.headers["Content-Encoding"] == "gzip")
      page = String(decoding: try Gunzip.unpacked(answer.body), as: UTF8.self)
      sent = answer.body.count
    }
    return (page, sent)
  }

  @Test func `unknown places and forms have their status and a sentence`() async throws {
    let (app, client) = try await app()
    let unknown = try await client.get("/city/atlantis-xx", headers: Self.curl)
    #expect(unknown.status == 404 && unknown.text.split(separator: "\n").count == 1)
    let form = try await client.get(Self.london + "?format=xml")
    #expect(form.status == 400)
    #expect(form.text == "format must be one of text, 1, json, png, not 'xml'\n")
    let card = try await client.get("/embed/london-england-gb")
    #expect(card.status == 404, "no site may frame it")
    let told = try await client.get("/embed/london-england-gb", headers: Self.curl)
    #expect(told.status == 404 && told.text.split(separator: "\n").count == 1, "\(told.text)")
    try await app.stop()
  }

  @Test func `the address that a name or a point in an address is told has its weather`()
    async throws
  {
    let (app, client) = try await app()
    for (asked, place) in [
      ("London", "London, England"), ("London-Ontario", "London, Ontario"),
      ("New-York", "New York City"), ("40.71,-74.01", "40.71° N, 74.01° W"),
    ] {
      let unknown = try await client.get("/city/\(asked)", headers: Self.curl)
      let address = try #require(unknown.text.split(whereSeparator: \.isWhitespace).last)
      #expect(unknown.status == 404 && address.hasPrefix("/city/"), "\(unknown.text)")
      let told = try await client.get("\(address)?format=1")
      #expect(told.status == 200 && told.text.hasPrefix(place), "\(told.text)")
    }
    try await app.stop()
  }

  @Test func `only the chosen sites may frame a card, which starts no session`() async throws {
    let (app, client) = try await app("-embed", "https://example.org")
    let card = try await client.get("/embed/london-england-gb")
    #expect(card.status == 200 && card.text.contains("<title>London, England"))
    let policy = try #require(card.headers["Content-Security-Policy"])
    #expect(policy.hasPrefix("default-src 'none'; style-src 'sha256-"))
    #expect(policy.hasSuffix("frame-ancestors https://example.org"))
    #expect(card.headers["Set-Cookie"] == nil)
    let page = try await client.get("/")
    #expect(page.headers["Content-Security-Policy"]?.contains("frame-ancestors 'none'") == true)
    try await app.stop()
    let refusal = try await ServedApp.run("weda", arguments: ["-embed", "example.org"])
    #expect(refusal.status == .exited(2) && refusal.errors.contains("-embed must have origins"))
  }

  @Test func `the installed app offers pages in the visitor's language`() async throws {
    let (app, client) = try await app()
    let manifest = try await client.get(
      "/~/app.webmanifest", headers: ["Accept-Language": "es-ES"])
    #expect(manifest.status == 200)
    #expect(manifest.text.contains("{\"name\":\"Favoritos\",\"url\":\"/favorites\"}"))
    try await app.stop()
  }

  /// The entry of a screenshot in a manifest.
  private struct Screenshot: Decodable {
    var src: String
    var sizes: String
    var formFactor: String
  }

  @Test
  func `browsers that offer to install the app show a picture for phones and one for desktops`()
    async throws
  {
    struct Manifest: Decodable { var screenshots: [Screenshot] }
    let (app, client) = try await app()
    let answer = try await client.get("/~/app.webmanifest")
    let decoder = JSONDecoder()
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    let manifest = try decoder.decode(Manifest.self, from: Data(answer.body))
    #expect(manifest.screenshots.map(\.formFactor) == ["narrow", "wide"])
    #expect(manifest.screenshots.map(\.sizes) == ["390x844", "1280x800"])
    for screenshot in manifest.screenshots {
      let picture = try await client.get(screenshot.src)
      #expect(picture.status == 200 && picture.headers["Content-Type"] == "image/png")
      #expect(picture.body.count < 150_000, "\(screenshot.src)")
    }
    try await app.stop()
  }
}
