import StrataBrowserTesting
import StrataKitTesting
import Testing

/// Tests of the characters app as a program, with the same options as `weda`.
@Suite(.timeLimit(.minutes(60))) struct CharactersProgramTests {
  @Test func `without arguments the program serves the simulator's characters and stops cleanly`()
    async throws
  {
    let app = try await ServedApp.start("rickmorty")
    // A page waits briefly for the characters; if they are late, the next page has them.
    var page = try await RawHTTPClient(app.url).get("/")
    for _ in 0..<100 where !page.text.contains("Rick Sanchez") {
      page = try await RawHTTPClient(app.url).get("/")
    }
    #expect(page.status == 200)
    #expect(page.text.contains("Rick Sanchez") && page.text.contains("Demo data"))
    #expect(try await app.stop() == .exited(0))
  }

  @Test(arguments: [
    (["--port", "high"], ""), (["--no-such-flag"], ""), (["-foo", "bar"], ""),
    ([], "rickandmortyapi.com"),
  ])
  func `invalid options are refused with one sentence`(flags: [String], address: String)
    async throws
  {
    let refusal = try await ServedApp.run(
      "rickmorty", arguments: flags, environment: ["RICKMORTY_BASE_URL": address])
    #expect(refusal.status == .exited(2))
    #expect(refusal.output.isEmpty)
    #expect(refusal.errors.split(separator: "\n").count == 1, "\(refusal.errors)")
  }

  @Test
  func `an occupied port or invalid data folder ends the program with one sentence that names it`()
    async throws
  {
    let app = try await ServedApp.start("rickmorty", arguments: ["-ui-testing"])
    let port = "\(try #require(app.url.port))"
    for (flags, culprit) in [(["--port", port], port), (["--data", "/dev/null"], "/dev/null")] {
      let refusal = try await ServedApp.run("rickmorty", arguments: flags)
      #expect(refusal.status == .exited(1))
      #expect(refusal.errors.split(separator: "\n").count == 1 && refusal.errors.contains(culprit))
    }
    let help = try await ServedApp.run("rickmorty", arguments: ["--help"])
    #expect(help.status == .exited(0) && !help.output.contains("provider"))
    for word in ["RICKMORTY_DATA", "RICKMORTY_BASE_URL", "-ui-testing"] {
      #expect(help.output.contains(word))
    }
    #expect(try await app.stop() == .exited(0))
  }

  @Test func `two servers on one data folder keep each other's favourites, even if one is killed`()
    async throws
  {
    let first = try await ServedApp.start("rickmorty", arguments: ["-ui-testing"])
    var other = ServedApp.Configuration("rickmorty")
    (other.arguments, other.dataFolder) = (["-ui-testing"], first.dataFolder)
    let second = try await ServedApp.start(other)
    try await Browser.run(.viewport(.phone)) { browser in
      for (app, id) in [(first, 1), (second, 2)] {
        try await browser.open(.swiftUI, of: app.url)
        try await browser.click(FeedTab.swiftUI.star(id))
        try await browser.waitFor(.role("button", name: "Remove Character \(id)"))
      }
      try await first.kill()
      try await browser.openLive(second.url.absoluteString + "?status=favorites")
      try await browser.waitFor(FeedTab.swiftUI.row(1))
      try await browser.waitFor(FeedTab.swiftUI.row(2))
      #expect(try await browser.findAll(FeedTab.swiftUI.row(3)).isEmpty)
    }
    #expect(try await second.stop() == .exited(0))
  }
}
