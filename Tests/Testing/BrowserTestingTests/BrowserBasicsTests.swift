import Foundation
import StrataBrowserTesting
import Testing

@Suite struct BrowserBasicsTests {
  @Test func `pages open, go back and forward and reload`() async throws {
    let other = ["/other": LocalSite.page("<p>elsewhere</p>", title: "Other")]
    try await LocalSite.browse("<p>here</p>", more: other) { browser, site in
      #expect(try await browser.title == "Page")
      try await browser.open(site.url("/other"))
      #expect(try await browser.url == site.url("/other").absoluteString)
      try await browser.back()
      try await browser.waitFor(text: "here")
      try await browser.forward()
      try await browser.waitFor(text: "elsewhere")
      try await browser.run("document.title = 'Changed'")
      try await browser.reload()
      #expect(try await browser.title == "Other")
      #expect(try await browser.source.contains("<p>elsewhere</p>"))
    }
  }

  @Test func `elements are found by identifier, selector, text and role`() async throws {
    let content = """
      <section><p data-testid="a'b&quot;]">First  <b>bold</b></p><p>Second</p></section>
      <button aria-label="Search the map"><svg></svg></button><button disabled>Plain</button>
      <label>City <input type="search" value="Ur"></label><p hidden>Second hidden</p>
      """
    try await LocalSite.browse(content) { browser, _ in
      #expect(try await browser.find(.testID("a'b\"]")).text == "First bold")
      #expect(try await browser.texts(.css("section > p")) == ["First bold", "Second"])
      #expect(try await browser.texts(.text("First bold")) == ["First bold"])
      #expect(try await browser.texts(.text("Second")) == ["Second"])
      let button = try await browser.find(.role("button", name: "Search the map"))
      #expect(try await button.accessibleName == "Search the map")
      #expect(try await button.attribute("aria-label") == "Search the map")
      #expect(try await button.attribute("id") == nil)
      #expect(try await browser.findAll(.role("button")).count == 2)
      #expect(try await !browser.find(.role("button", name: "Plain")).isEnabled)
      let field = try await browser.waitFor(.role("searchbox", name: "City"))
      #expect(try await field.property("value") == "Ur")
      #expect(try await field.role == "searchbox")
      #expect(try await field.frame.width > 0)
      let error = await #expect(throws: WebDriverError.self) {
        try await browser.find(.css("#no"))
      }
      #expect(error?.code == "no such element")
    }
  }

  @Test func `the driver's click on a button is a trusted DOM event`() async throws {
    let script = """
      document.querySelector('button').onclick = e => e.target.textContent = `${e.isTrusted}`
      """
    try await LocalSite.browse("<button>Press</button>", script: script) { browser, _ in
      try await browser.click(.role("button", name: "Press"))
      try await browser.waitFor(.role("button", name: "true"))
    }
  }

  @Test func `clicking waits until nothing covers the button`() async throws {
    let script = "document.querySelector('button').onclick = () => document.title = 'clicked'"
    let style = "#cover { position: fixed; inset: 0; background: #fff }"
    let content = "<button>Press</button><div id=cover></div>"
    try await LocalSite.browse(content, script: script, style: style) { browser, _ in
      let error = await #expect(throws: WaitTimedOut.self) {
        try await browser.click(.css("button"), within: .milliseconds(200))
      }
      #expect(error?.description.contains("clicking css button") == true)
      #expect(error?.description.contains("click intercepted") == true)
      try await browser.run("setTimeout(() => document.querySelector('#cover').remove(), 50)")
      try await browser.click(.css("button"))
      #expect(try await browser.title == "clicked")
    }
  }

  @Test func `hovering sends pointer events of a mouse, and tapping those of touch`() async throws {
    let script = """
      const b = document.querySelector('button');
      b.addEventListener('pointerdown', e => b.dataset.down = e.pointerType);
      b.addEventListener('pointerenter', e => b.dataset.over ??= e.pointerType);
      """
    try await LocalSite.browse("<button>Press</button>", script: script) { browser, _ in
      try await browser.hover(.css("button"))
      try await browser.wait(until: "document.querySelector('button').dataset.over === 'mouse'")
      try await browser.setViewport(.phone)
      try await browser.tap(.css("button"))
      try await browser.wait(until: "document.querySelector('button').dataset.down === 'touch'")
    }
  }

  @Test func `scripts run despite the page's policy`() async throws {
    try await LocalSite.browse("") { browser, _ in
      let sum = try await browser.run("return args[0] + args[1].n", 40, ["n": 2])
      #expect(sum == 42)
      let status = try await browser.run("return fetch('/none').then(r => r.status)")
      #expect(status == 404)
      let answer = try await browser.runAsync("args.at(-1)(args[0])", "answer")
      #expect(answer == "answer")
      let error = await #expect(throws: WebDriverError.self) {
        try await browser.run("throw new TypeError('no')")
      }
      #expect(error?.code == "javascript error" && error?.message.contains("no") == true)
    }
  }

  @Test func `tabs of one browser share cookies, and two browsers do not`() async throws {
    let site = try LocalSite(["/": LocalSite.page("")])
    try await Browser.runTwo { one, other in
      try await one.open(site.url)
      try await one.setCookie("mine", "1")
      let first = try await one.tab
      let second = try await one.openTab(site.url)
      #expect(try await one.cookies().contains { $0.name == "mine" && !$0.isHTTPOnly })
      #expect(try await one.tab == second)
      try await one.show(first)
      try await other.open(site.url)
      #expect(try await other.cookies().map(\.name) == ["seen"])
      #expect(try await other.cookies().first?.isHTTPOnly == true)
      try await other.deleteCookies()
      #expect(try await other.cookies() == [])
    }
  }

  @Test func `the errors of the console can be read`() async throws {
    let script = "console.error('bad', 7); console.log('fine'); null.x"
    try await LocalSite.browse("", script: script) { browser, _ in
      let errors = try await browser.consoleErrors()
      #expect(errors.count == 2)
      #expect(errors.contains { $0.text.contains("\"bad\" 7") && $0.source == "console-api" })
      #expect(errors.contains { $0.text.contains("TypeError") })
      #expect(try await browser.consoleErrors() == errors)
      #expect(try await browser.consoleMessages().contains { $0.text.contains("fine") })
    }
  }
}
