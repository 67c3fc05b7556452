import Foundation
import StrataAppHost
import StrataBrowserTesting
import StrataViewTree
import SwiftUI
import Testing

/// Tests of hostile texts in every part of an app, in a browser that would run them.
@MainActor @Suite struct HostileTextTests {
  nonisolated static let payloads = [
    "<img src=x onerror=\"pwned=1\">", "\"><script>pwned=1</script>", "' onmouseover='pwned=1",
    "</textarea></title></style><svg onload=pwned=1>", "<iframe srcdoc=\"<script>parent.pwned=1\">",
    "[tap](javascript:pwned=1)", "![](x\" onerror=\"pwned=1)", "&lt;img src=x onerror=pwned=1&gt;",
    "\u{2028}${pwned=1}`;pwned=1//", "]]><!--><script>pwned=1</script>",
  ]

  @Test(arguments: payloads)
  func `no text of a view runs as a script`(_ payload: String) async throws {
    try await onPage(of: payload, "/") { browser in
      try await browser.expectUnharmed()
      let shown = try await browser.run("return document.getElementById('screen').textContent")
      #expect(shown.string?.contains(payload) == true, "it is shown as it is")
    }
  }

  @Test(arguments: payloads.prefix(5), HostileShell.Kind.allCases)
  func `no text of an alert, sheet, menu or tab runs as a script`(
    _ payload: String, _ kind: HostileShell.Kind
  ) async throws {
    try await onPage("/", of: { HostileShell(text: payload, kind: kind) }) { browser in
      try await browser.wait(
        until: "document.body.textContent.split(args[0]).length > args[1]",
        .string(payload), .number(kind.texts))
      try await browser.expectUnharmed()
    }
  }

  @Test(arguments: payloads.prefix(5))
  func `no text that a visitor types runs as a script`(_ payload: String) async throws {
    try await onPage(of: "plain", "/") { browser in
      try await browser.type(payload, into: .testID("field"))
      try await browser.wait(
        until: "document.querySelector('[data-testid=echo]')?.textContent === args[0]",
        .string(payload))
      try await browser.expectUnharmed()
    }
  }

  @Test(arguments: payloads.prefix(5))
  func `no part of an address runs as a script`(_ payload: String) async throws {
    let path = payload.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? ""
    try await onPage(of: "plain", "/\(path)?\(path)") { try await $0.expectUnharmed() }
  }

  @Test(arguments: ["javascript:pwned=1", "JaVaScRiPt:pwned=1", "data:text/html,x", "vbscript:x"])
  func `a link with a forbidden scheme does nothing`(_ address: String) async throws {
    try await onPage(of: "plain", "/", link: address) { browser in
      // A link fills its row: click the link, not its text.
      let links = ["away", "marked", "spelt"].map { Locator.role("link", name: $0) }
      for place in links + [.testID("opened")] {
        try await browser.click(place)
        try await browser.wait(until: "globalThis.__strata?.live && __strata.pending === 0")
      }
      #expect(try await browser.run("return location.pathname + location.search") == "/")
      try await browser.expectUnharmed()
    }
  }

  private func onPage(
    of payload: String, _ url: String, link: String = "https://example.org",
    _ test: (Browser) async throws -> Void
  ) async throws {
    try await onPage(url, of: { HostileView(text: payload, link: link) }, test)
  }

  private func onPage<Content: View>(
    _ url: String, of view: @escaping @MainActor () -> Content,
    _ test: (Browser) async throws -> Void
  ) async throws {
    let site = try LoopbackSite(
      Application(name: "hostile") { window in
        WindowGroup { view() }._mount(in: window)
      })
    do {
      try await Browser.run { browser in
        try await browser.open("http://127.0.0.1:\(site.port)\(url)")
        try await browser.wait(until: "globalThis.__strata?.live && __strata.pending === 0")
        try await test(browser)
      }
    } catch {
      await site.stop()
      throw error
    }
    await site.stop()
  }
}

extension Browser {
  /// Expects that no script ran, that no text added an element or attribute, and that the policy
  /// blocked nothing.
  fileprivate func expectUnharmed() async throws {
    #expect(try await run("return typeof pwned") == "undefined")
    let foreign = try await run(
      """
      const all = [...document.querySelectorAll('body, body *')];
      return all.filter(e => ['IFRAME', 'OBJECT', 'EMBED', 'BASE', 'META'].includes(e.tagName)
        || e.hasAttribute('srcdoc') || /^(javascript|data|vbscript):/i.test(e.getAttribute('href'))
        || e.getAttributeNames().some(n => n.startsWith('on'))).map(e => e.outerHTML).join();
      """)
    #expect(foreign == "")
    let errors = try await consoleErrors().filter { !$0.text.contains("404") }
    #expect(errors.isEmpty)
  }
}
