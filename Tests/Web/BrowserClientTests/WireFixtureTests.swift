import Foundation
import StrataBrowserTesting
import StrataWire
import Testing

/// Tests that the fixtures of the wire's tests apply to the browser as well, so that both sides
/// agree.
@Suite(.timeLimit(.minutes(30))) struct WireFixtureTests {
  private struct Patches: Decodable {
    var screen: String
    var patches: [Patch]

    struct Patch: Decodable {
      var name: String
      var text: String
      var element: Int?
      var after: String?
      var value: String?
      var focused: Int?
      var address: String?
      var title: String?
      var announced: String?
    }
  }

  private struct Client: Decodable {
    var screen: String
    var browser: [Message]

    struct Message: Decodable { var text: String }
  }

  private func read<Value: Decodable>(_ name: String) throws -> Value {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../WireTests/Fixtures/\(name).json")
    return try JSONDecoder().decode(Value.self, from: Data(contentsOf: file))
  }

  @Test func `each patch of the wire fixtures has the expected effect in the browser`() async throws
  {
    let fixture: Patches = try read("patches")
    let app = try ScriptedApp(fixture.screen)
    try await app.browse { browser in
      for (index, patch) in fixture.patches.enumerated() {
        app.send(patch.text)
        try await browser.wait(until: "__strata.seq >= args[0]", .number(Double(index + 1)))
        try await check(patch, in: browser)
      }
      #expect(try await browser.value("__strata.unknown") == 0)
      #expect(try await browser.complaints() == [])
    }
  }

  private func check(_ patch: Patches.Patch, in browser: Browser) async throws {
    let node = "document.querySelector('[data-n=\"\(patch.element ?? 0)\"]')"
    let facts: [(String, String?)] = [
      ("\(node).outerHTML", patch.after), ("\(node).value", patch.value),
      ("document.activeElement.dataset.n", patch.focused.map(String.init)),
      ("location.pathname", patch.address), ("document.title", patch.title),
      ("document.querySelector('[aria-live=polite]').textContent", patch.announced),
    ]
    for (expression, wanted) in facts {
      guard let wanted else { continue }
      #expect(try await browser.value(expression) == .string(wanted), "\(patch.name)")
    }
  }

  @Test func `the browser sends the messages that the wire fixtures contain`() async throws {
    let fixture: Client = try read("client")
    let app = try ScriptedApp(fixture.screen)
    try await app.browse { browser in
      try await browser.click(.css("button"))
      try await app.settle(browser)
      try await browser.type("a", into: .css("[aria-label=Name]"))
      try await app.settle(browser)
      try await browser.press(.enter)
      try await app.settle(browser)
      try await browser.click(.css("[role=switch]"))
      try await app.settle(browser)
      let said = app.frames.all.filter { !$0.hasPrefix("[0,") }
      #expect(said == fixture.browser.map(\.text))
    }
  }
}
