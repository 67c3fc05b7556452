import Foundation
import SimulatorKit
import StrataBrowserTesting
import StrataWebServer
import Testing

/// Tests of the card that pages of other sites show in a frame.
@Suite(.timeLimit(.minutes(30))) struct EmbedTests {
  /// A site that frames a card.
  private struct Site: SimulatedService {
    let secretParameters: Set<String> = []
    var routes: [Route] {
      [
        Route("/") { _ in
          var page = HTTPResponse.text(
            "<!doctype html><html lang=en><title>Trip</title><main><iframe title=Weather></iframe>")
          page.headers["Content-Type"] = "text/html"
          return page
        }
      ]
    }
    var unknownPath: HTTPResponse { .text("unknown", status: 404) }
    func failure(status: Int) -> HTTPResponse { .text("failed", status: status) }
  }

  @Test(arguments: Browser.Appearance.allCases)
  func `a chosen site shows the weather in a frame, and another site cannot`(
    appearance: Browser.Appearance
  ) async throws {
    let site = Simulator(service: Site())
    let address = try site.start().absoluteString.trimmingCharacters(in: ["/"])
    try await WeDaUnderTest.browse(.viewport(.phone), arguments: ["-embed", address]) {
      weda, browser in
      try await browser.prefer(appearance)
      let card = weda.page("/embed/london-england-gb?units=us")
      try await browser.open(card)
      try await browser.waitFor(text: "London")
      try await browser.expectAccessible("card")
      for language in LanguageTests.languages.dropFirst() {
        try await browser.open("\(card)&lang=\(language)")
        // The region is the visitor's.
        let own = try await browser.run("return document.documentElement.lang.split('-')[0]")
        #expect(own == .string(language))
        try await browser.expectAccessible("card, \(language)")
      }
      #expect(try await browser.run("return document.scripts.length") == 0)
      try await browser.open("\(address)/")
      try await browser.show(card)
      try await browser.expectQuietConsole()
      // The same server by another name is another origin.
      try await browser.open("\(address.replacing("127.0.0.1", with: "localhost"))/")
      try await browser.show(card)
      let errors = try await browser.consoleErrors().map(\.text)
      #expect(errors.contains { $0.contains("frame-ancestors") }, "\(errors)")
    }
    await site.stop()
  }
}

extension Browser {
  /// Loads an address in the page's frame.
  fileprivate func show(_ address: String) async throws {
    try await run(
      """
      return new Promise(done => {
        const frame = document.querySelector('iframe');
        frame.onload = () => done(true);
        frame.src = arguments[0];
      });
      """, .string(address))
  }
}
