import Foundation
import StrataBrowserTesting
import StrataWire
import Testing

/// Tests of requests of the server to the device.
@Suite(.timeLimit(.minutes(30))) struct ServiceTests {
  private static let options = #"{"exact":true,"timeout":9000,"age":0,"digits":null}"#
  private static let rough = #"{"exact":false,"timeout":9000,"age":0,"digits":2}"#

  private func answers(_ app: ScriptedApp, _ count: Int) async -> [String] {
    await app.events.wait { $0.count { $0.name == "answer" } >= count }
    return app.events.all.filter { $0.name == "answer" }.compactMap(\.value)
  }

  /// Returns whether an answer with this prefix arrives; a browser may report one position more
  /// than once.
  private func hears(_ app: ScriptedApp, _ beginning: String) async -> Bool {
    func isHeard(_ events: [ClientMessage.Event]) -> Bool {
      events.contains { $0.value?.hasPrefix(beginning) == true }
    }
    await app.events.wait { $0.count > 10 || isHeard($0) }
    return isHeard(app.events.all)
  }

  private func scripts(_ browser: Browser) async throws -> JSONValue {
    try await browser.value(
      "performance.getEntriesByType('resource').filter((it) => it.name.includes('device.js')).length"
    )
  }

  @Test func `the script for device services is loaded once, at the first request`()
    async throws
  {
    let app = try ScriptedApp("<p data-n='5'>0</p>")
    try await app.browse { browser in
      let before = try await scripts(browser)
      #expect(before == 0)
      app.patch([.request(1, service: "nobody.knows", arguments: "null")])
      #expect(await answers(app, 1) == ["1 ! unknownService"])
      app.patch([.request(2, service: "nobody.knows", arguments: "null")])
      #expect(await answers(app, 2).last == "2 ! unknownService")
      let after = try await scripts(browser)
      #expect(after == 1)
      #expect(try await browser.value("__strata.unknown") == 0)
      #expect(try await browser.complaints() == [])
    }
  }

  @Test func `with permission the device reports its position as exactly as asked`() async throws {
    let app = try ScriptedApp("<p data-n='5'>0</p>")
    try await app.browse { browser in
      try await browser.setPositionPermission(.granted)
      try await browser.move(latitude: 51.50735, longitude: -0.12776)
      app.patch([.request(1, service: "position.state", arguments: "null")])
      #expect(await answers(app, 1) == [#"1 . "granted""#])
      app.patch([.request(2, service: "position.once", arguments: Self.options)])
      let exact = try #require(await answers(app, 2).last)
      #expect(exact.contains(#""latitude":51.50735,"longitude":-0.12776,"accuracy":12"#))
      app.patch([.request(3, service: "position.once", arguments: Self.rough)])
      let rough = try #require(await answers(app, 3).last)
      #expect(rough.contains(#""latitude":51.51,"longitude":-0.13,"accuracy":1110"#))
      #expect(!rough.contains("altitude"), "the altitude is not sent if it was not requested")
    }
  }

  @Test func `a denied permission is not asked for again`() async throws {
    let app = try ScriptedApp("<p data-n='5'>0</p>")
    try await app.browse { browser in
      try await browser.setPositionPermission(.denied)
      app.patch([.request(1, service: "position.state", arguments: "null")])
      app.patch([.request(2, service: "position.once", arguments: Self.rough)])
      app.patch([.request(3, service: "position.watch", arguments: Self.rough)])
      #expect(
        Set(await answers(app, 3)) == [#"1 . "denied""#, "2 ! denied", "3 ! denied"])
    }
  }

  @Test func `a moving device reports its position until the request is cancelled`() async throws {
    let app = try ScriptedApp("<p data-n='5'>0</p>")
    try await app.browse { browser in
      try await browser.setPositionPermission(.granted)
      try await browser.move(latitude: 10, longitude: 20)
      app.patch([.request(1, service: "position.watch", arguments: Self.rough)])
      #expect(await hears(app, #"1 + {"latitude":10,"longitude":20,"#))
      try await browser.move(latitude: 11, longitude: 20)
      #expect(await hears(app, #"1 + {"latitude":11,"#))
      app.patch([.cancelRequest(1)])
      try await app.settle(browser)
      try await browser.move(latitude: 12, longitude: 20)
      app.patch([.request(2, service: "position.once", arguments: Self.rough)])
      #expect(await hears(app, #"2 . {"latitude":12,"#))
      let heard = app.events.all.compactMap(\.value)
      #expect(!heard.contains { $0.hasPrefix(#"1 + {"latitude":12,"#) })
    }
  }

  @Test func `the window's size and the keyboard are reported whenever they change`()
    async throws
  {
    let app = try ScriptedApp("<p data-n='5'>0</p>")
    try await app.browse { browser in
      app.patch([.request(1, service: "screen.watch", arguments: "null")])
      let first = try #require(await answers(app, 1).last)
      let size = try await browser.value(
        "'1 + ' + JSON.stringify({ width: innerWidth, height: innerHeight, keyboard: 0 })")
      #expect(size == .string(first))
      // A keyboard leaves less of the window visible.
      _ = try await browser.value(
        """
        Object.defineProperty(visualViewport, 'height', { value: innerHeight - 300 })
          && visualViewport.dispatchEvent(new Event('resize'))
        """)
      #expect(await answers(app, 2).last?.hasSuffix(#","keyboard":300}"#) == true)
      app.patch([.cancelRequest(1)])
      try await app.settle(browser)
    }
  }

  /// A tenth of a second of silence as a WAVE file, in Base64.
  private static let silence: String = {
    func little(_ number: UInt32, _ count: Int) -> [UInt8] {
      (0..<count).map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
    }
    let samples = [UInt8](repeating: 128, count: 800)
    let format = little(16, 4) + little(1, 2) + little(1, 2) + little(8000, 4) + little(8000, 4)
    let head = Array("WAVEfmt ".utf8) + format + little(1, 2) + little(8, 2)
    let body = head + Array("data".utf8) + little(800, 4) + samples
    let file = Array("RIFF".utf8) + little(UInt32(body.count), 4) + body
    return Data(file).base64EncodedString()
  }()

  @Test func `a sound is played to its end, and data that is no sound is refused`() async throws {
    let app = try ScriptedApp("<button data-n='5'>Play</button>")
    try await app.browse { browser in
      // A page is heard once a person has pressed something.
      try await browser.click(.css("button"))
      func order(_ data: String) -> String {
        #"{"element":null,"url":"data:audio/wav;base64,\#(data)","at":null,"rate":1,"volume":0.5,"#
          + #""loops":0}"#
      }
      app.patch([.request(1, service: "media.play", arguments: order(Self.silence))])
      #expect(await answers(app, 2) == ["1 + 0.1", "1 . true"])
      app.patch([.request(2, service: "media.play", arguments: order("AAAA"))])
      #expect(await answers(app, 3).last == "2 ! failed")
    }
  }

  @Test func `a text is put on the clipboard, and a refusal is reported`() async throws {
    let app = try ScriptedApp("<p data-n='5'>0</p>")
    try await app.browse { browser in
      _ = try await browser.value(
        """
        (Object.defineProperty(navigator, 'clipboard', { value: {
          writeText: async (text) => { if (text === 'no') throw new Error(); window.copied = text; },
        } }), 1)
        """)
      app.patch([.request(1, service: "clipboard.write", arguments: #""a code""#)])
      #expect(await answers(app, 1) == ["1 . true"])
      #expect(try await browser.value("window.copied") == "a code")
      app.patch([.request(2, service: "clipboard.write", arguments: #""no""#)])
      #expect(await answers(app, 2).last == "2 ! denied")
    }
  }

  @Test func `an answer that is lost with the connection arrives after a reconnect`() async throws {
    let app = try ScriptedApp("<p data-n='5'>0</p>")
    try await app.browse { browser in
      app.state.withLock { $0.losesEvents = true }
      app.patch([.request(1, service: "nobody.knows", arguments: "null")])
      try await browser.wait(until: "__strata.pending === 1")
      app.state.withLock { $0.losesEvents = false }
      app.drop()
      #expect(await answers(app, 1) == ["1 ! unknownService"])
    }
  }

  @Test func `a new session receives no answers to requests of the old session`() async throws {
    let app = try ScriptedApp("<p data-n='5'>0</p>")
    try await app.browse { browser in
      try await browser.setPositionPermission(.granted)
      try await browser.move(latitude: 10, longitude: 20)
      app.patch([.request(1, service: "position.watch", arguments: Self.rough)])
      _ = await answers(app, 1)
      app.restart(screen: "<p data-n='5'>again</p>")
      try await browser.waitFor(text: "again")
      try await browser.move(latitude: 11, longitude: 20)
      app.patch([.request(1, service: "position.state", arguments: "null")])
      #expect(await answers(app, 2).last == #"1 . "granted""#)
    }
  }
}
