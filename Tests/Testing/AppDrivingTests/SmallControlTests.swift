import AppHost
import BrowserTesting
import SwiftUI
import Testing
import ViewTree

/// What a person with a keyboard, a thumb or large letters finds in bars and lists.
@MainActor @Suite(.timeLimit(.minutes(10))) struct SmallControlTests {
  private static func isFocused(_ selector: String) -> String {
    "document.activeElement.matches('\(selector)')"
  }

  @Test func `keys lead to the search field, but not out of what is being typed`() async throws {
    try await Browser.onPhone(showing: { SearchPage() }) { browser, _ in
      try await browser.press("/")
      try await browser.wait(until: Self.isFocused("[data-testid=SearchField]"))
      try await browser.click(.testID("note"))
      try await browser.type("a/b")
      #expect(try await browser.run("return document.activeElement.value") == "a/b")
      try await browser.press("k", with: .control)
      try await browser.wait(until: Self.isFocused("[data-testid=SearchField]"))
      try await browser.settle()
      #expect(try await browser.run("return document.activeElement.value") == "")
    }
  }

  @Test func `out of an empty search the keyboard goes on to the next control`() async throws {
    try await Browser.onPhone(showing: { SearchPage() }) { browser, _ in
      try await browser.click(.testID("SearchField"))
      try await browser.waitFor(text: "Cancel")
      try await browser.press(.tab)
      try await browser.settle()
      #expect(try await browser.run("return document.activeElement.innerText") == "Cancel")
      try await browser.press(.tab)
      try await browser.waitGone(.text("Cancel"))
      #expect(try await browser.run("return \(Self.isFocused("[data-testid=first]"))") == true)
    }
  }

  @Test(arguments: [16, 32])
  func `no label of a tab bar is cut, however large letters are`(textSize: Int) async throws {
    let site = try LoopbackSite(
      Application(name: "tabs") { window in WindowGroup { Tabs() }._mount(in: window) })
    var options = BrowserOptions.viewport(.phone)
    options.textSize = textSize
    try await Browser.run(options) { browser in
      try await browser.open("http://127.0.0.1:\(site.port)/")
      try await browser.settle()
      let cut = try await browser.run(
        """
        return [...document.querySelectorAll('.tab .t')]
          .filter(it => it.scrollWidth > it.clientWidth || it.scrollHeight > it.clientHeight + 1
            || it.getBoundingClientRect().bottom > innerHeight)
          .map(it => it.innerText).join()
        """)
      #expect(cut == "")
    }
    await site.stop()
  }
}

private struct SearchPage: View {
  @State private var text = ""
  @State private var note = ""

  var body: some View {
    NavigationStack {
      VStack {
        Button("First") {}.accessibilityIdentifier("first")
        TextField("Note", text: $note).accessibilityIdentifier("note")
      }
      .navigationTitle("Places")
      .searchable(text: $text)
    }
  }
}

private struct Tabs: View {
  var body: some View {
    TabView {
      ForEach(["Weather", "Search", "Favorites", "History", "Settings"], id: \.self) { name in
        Text("page").tabItem { Label(name, systemImage: "star") }
      }
    }
  }
}
