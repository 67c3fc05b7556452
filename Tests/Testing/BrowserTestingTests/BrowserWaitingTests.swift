import Foundation
import Testing

@testable import StrataBrowserTesting

@Suite struct BrowserWaitingTests {
  @Test func `a wait sees elements appear, change and disappear`() async throws {
    let script = """
      const out = document.querySelector('output');
      document.querySelector('#go').onclick = () => setTimeout(() => {
        out.textContent = 'arrived'; out.dataset.testid = 'done';
        document.querySelector('#old').remove();
      }, 50);
      """
    let content = "<button id=go>Go</button><output></output><p id=old>Old</p>"
    try await LocalSite.browse(content, script: script) { browser, _ in
      try await browser.click(.css("#go"))
      let output = try await browser.waitFor(text: "arrived")
      #expect(try await browser.waitFor(testID: "done") == output)
      try await browser.waitGone(.text("Old"))
      #expect(try await browser.waitFor(.role("status")).text == "arrived")
      try await browser.waitGone(.role("button", name: "Stop"))
      let length = try await browser.wait(
        until: "document.querySelector(args[0]).textContent.length", "output")
      #expect(length == 7)
    }
  }

  @Test func `waiting for a role also finds an element whose role is set later`() async throws {
    let script = """
      const warn = () => document.querySelector('p').setAttribute('role', 'alert');
      onkeydown = () => setTimeout(warn, 50);
      """
    try await LocalSite.browse("<p>Careful</p>", script: script) { browser, _ in
      try await browser.press(.escape)
      #expect(try await browser.waitFor(.role("alert")).text == "Careful")
      try await browser.run("setTimeout(() => document.querySelector('p').remove(), 50)")
      try await browser.waitGone(.role("alert"))
    }
  }

  @Test func `a wait that times out reports what it waited for, the page's text and its URL`()
    async throws
  {
    try await LocalSite.browse("<p>Only this</p>") { browser, site in
      let error = await #expect(throws: WaitTimedOut.self) {
        try await browser.waitFor(text: "Something else", within: .milliseconds(50))
      }
      let words = error?.description ?? ""
      #expect(words.contains("text \"Something else\""))
      #expect(words.contains("Only this"))
      #expect(words.contains(site.url.absoluteString))
      let broken = await #expect(throws: WaitTimedOut.self) {
        try await browser.wait(until: "nothing.here", within: .milliseconds(50))
      }
      #expect(broken?.description.contains("ReferenceError") == true)
      let role = await #expect(throws: WaitTimedOut.self) {
        try await browser.waitFor(.role("slider"), within: .milliseconds(50))
      }
      #expect(role?.description.contains("role slider") == true)
    }
  }

  @Test func `a wait fails early if nothing happens in the page for 200 ms`() async throws {
    try await LocalSite.browse("<p>Only this</p>") { browser, _ in
      let error = await #expect(throws: WaitTimedOut.self) {
        try await browser.wait(
          for: "() => false", [], saying: "what never comes", within: patience,
          quiet: .milliseconds(200))
      }
      #expect(error?.waited == .milliseconds(200))
      #expect(error?.description.contains("while nothing happened in the page") == true)
    }
  }

  @Test func `a wait continues while the page changes`() async throws {
    let script = """
      let ticks = 0;
      const tick = setInterval(() => {
        document.querySelector('p').textContent = `tick ${++ticks}`;
        if (ticks === 60) clearInterval(tick);
      }, 20);
      """
    try await LocalSite.browse("<p>tick</p>", script: script) { browser, _ in
      try await browser.wait(
        for: "() => document.querySelector('p').textContent === 'tick 60'", [],
        saying: "the last tick", within: patience, quiet: .milliseconds(600))
    }
  }

  @Test func `waiting for an element times out while the element is hidden`() async throws {
    try await LocalSite.browse("<p hidden data-testid=x>There</p>") { browser, _ in
      await #expect(throws: WaitTimedOut.self) {
        try await browser.waitFor(testID: "x", within: .milliseconds(50))
      }
      try await browser.waitGone(.testID("x"))
    }
  }

  /// The driver itself retries three times, so the page navigates more often than that.
  @Test func `a wait continues across navigations`() async throws {
    let pages = (1...6).map { ("/\($0)", LocalSite.page("<p>page \($0)</p>")) }
    let script = """
      const next = Number(location.pathname.slice(1)) + 1;
      if (next <= 6) setTimeout(() => location.href = `/${next}`, 150);
      """
    let more = Dictionary(uniqueKeysWithValues: pages)
    try await LocalSite.browse("<p>start</p>", script: script, more: more) { browser, _ in
      let found = try await browser.waitFor(text: "page 6")
      #expect(try await found.text == "page 6")
    }
  }
}
