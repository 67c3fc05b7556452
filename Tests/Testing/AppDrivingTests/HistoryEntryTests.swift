import StrataBrowserTesting
import SwiftUI
import Testing

/// Tests of the browser's Back and Forward for pages and sheets without an address.
@MainActor @Suite(.timeLimit(.minutes(10))) struct HistoryEntryTests {
  /// A value that cannot be written as an address.
  private struct Secret: Hashable { var name: String }

  private struct Page: View {
    @State private var isSheetShown = false
    @State private var isCoverShown = false

    var body: some View {
      NavigationStack {
        List {
          NavigationLink("Secret", value: Secret(name: "one"))
          NavigationLink("Number", value: 7)
          Button("Sheet") { isSheetShown = true }
          Button("Curtain") { isCoverShown = true }
        }
        .navigationTitle("Root")
        .navigationDestination(for: Secret.self) { secret in
          Text("secret \(secret.name)")
          NavigationLink("Deeper", value: Secret(name: secret.name + "+"))
        }
        .navigationDestination(for: Int.self) { Text("number \($0)") }
      }
      .sheet(isPresented: $isSheetShown) {
        Text("the sheet")
        Button("Close") { isSheetShown = false }
      }
      .fullScreenCover(isPresented: $isCoverShown) { Text("the cover") }
    }
  }

  private func shows(_ words: String, _ browser: Browser) async throws {
    try await browser.wait(
      until: "document.body.innerText.includes('\(words)') && __strata.pending === 0")
  }

  private func hides(_ words: String, _ browser: Browser) async throws {
    try await browser.wait(
      until: "!document.body.innerText.includes('\(words)') && __strata.pending === 0")
  }

  private func address(_ browser: Browser) async throws -> String? {
    try await browser.run("return location.pathname").string
  }

  @Test func `Back closes a page that has no address of its own and stays in the app`() async throws
  {
    try await Browser.onPhone(showing: { Page() }) { browser, _ in
      try await browser.tap(.text("Secret"))
      try await shows("secret one", browser)
      try await browser.tap(.text("Deeper"))
      try await shows("secret one+", browser)
      try await browser.back()
      try await hides("secret one+", browser)
      try await shows("secret one", browser)
      try await browser.back()
      try await hides("secret one", browser)
      #expect(try await address(browser) == "/")
      // Nothing is left to open again: the entry is skipped.
      try await browser.forward()
      try await browser.tap(.text("Number"))
      try await shows("number 7", browser)
      #expect(try await address(browser) == "/7")
      try await browser.back()
      try await hides("number 7", browser)
      #expect(try await address(browser) == "/")
    }
  }

  @Test func `Back closes a sheet, and a closed sheet leaves no history entry`() async throws {
    try await Browser.onPhone(showing: { Page() }) { browser, _ in
      try await browser.tap(.text("Number"))
      try await shows("number 7", browser)
      try await browser.back()
      try await hides("number 7", browser)
      try await browser.tap(.text("Sheet"))
      try await shows("the sheet", browser)
      try await browser.back()
      try await hides("the sheet", browser)
      #expect(try await address(browser) == "/")
      try await browser.tap(.text("Sheet"))
      try await shows("the sheet", browser)
      try await browser.tap(.text("Close"))
      try await hides("the sheet", browser)
      try await browser.wait(until: "!history.state.own")
      #expect(try await address(browser) == "/")
    }
  }

  @Test func `Back closes a full-screen cover and stays in the app`() async throws {
    try await Browser.onPhone(showing: { Page() }) { browser, _ in
      for _ in 1...2 {
        try await browser.tap(.text("Curtain"))
        try await shows("the cover", browser)
        try await browser.back()
        try await hides("the cover", browser)
        try await shows("Root", browser)
      }
      #expect(try await address(browser) == "/")
    }
  }

  @Test func `Back pressed before a tap is answered closes the sheet that the tap opens`()
    async throws
  {
    try await Browser.onPhone(showing: { Page() }) { browser, site in
      try await browser.open("http://127.0.0.1:\(site.port)/?again=1")
      try await browser.settle()
      for _ in 1...2 {
        try await browser.run(
          """
          window.opened = false;
          new MutationObserver(() => {
            window.opened ||= document.body.innerText.includes('the sheet');
          }).observe(document.body, { childList: true, subtree: true });
          [...document.querySelectorAll('button')].find(e => e.innerText === 'Sheet').click();
          history.back();
          """)
        // If the browser goes back before the answer, the app is on its first page again (`over`), else
        // on the entry below that page (`under`).
        try await browser.wait(
          until: "opened && !history.state.own && (history.state.over || history.state.under)")
        try await hides("the sheet", browser)
        #expect(try await address(browser) == "/")
      }
      try await browser.tap(.text("Secret"))
      try await shows("secret one", browser)
      try await browser.back()
      try await hides("secret one", browser)
      try await shows("Root", browser)
    }
  }

  @Test func `Back leaves the app's first page if a sheet that a tap opened was closed again`()
    async throws
  {
    try await Browser.onPhone(showing: { Page() }) { browser, site in
      try await browser.open("http://127.0.0.1:\(site.port)/?again=1")
      try await browser.settle()
      try await browser.run("window.again = true")
      try await browser.tap(.text("Sheet"))
      try await shows("the sheet", browser)
      try await browser.tap(.text("Close"))
      try await hides("the sheet", browser)
      try await browser.wait(until: "!history.state.own")
      try await browser.run("history.back()")
      try await browser.wait(until: "!window.again && document.body.innerText.includes('Root')")
    }
  }

  @Test func `going back two history entries from the second page shows the first page`()
    async throws
  {
    try await Browser.onPhone(showing: { Page() }) { browser, site in
      try await browser.open("http://127.0.0.1:\(site.port)/?again=1")
      try await browser.settle()
      try await browser.tap(.text("Number"))
      try await shows("number 7", browser)
      try await browser.run("window.again = true; history.go(-2)")
      try await hides("number 7", browser)
      try await shows("Root", browser)
      #expect(try await browser.run("return window.again").bool == true)
      #expect(try await address(browser) == "/")
    }
  }

  @Test func `a tap on the very first page of a tab adds no history entry below that page`()
    async throws
  {
    try await Browser.onPhone(showing: { Page() }) { browser, _ in
      try await browser.run("history.replaceState({ ...history.state, alone: true }, '')")
      try await browser.tap(.text("Sheet"))
      try await shows("the sheet", browser)
      try await browser.tap(.text("Close"))
      try await hides("the sheet", browser)
      try await browser.wait(until: "!history.state.own")
      #expect(try await browser.run("return !history.state.over").bool == true)
    }
  }

  @Test
  func `reloading a page with an open sheet closes the sheet and returns to the page's entry`()
    async throws
  {
    try await Browser.onPhone(showing: { Page() }) { browser, _ in
      try await browser.tap(.text("Sheet"))
      try await shows("the sheet", browser)
      try await browser.reload()
      try await browser.settle()
      try await browser.wait(until: "!history.state.own")
      try await hides("the sheet", browser)
      try await browser.tap(.text("Secret"))
      try await shows("secret one", browser)
      try await browser.back()
      try await hides("secret one", browser)
      #expect(try await address(browser) == "/")
    }
  }
}
