import StrataAppHost
import StrataBrowserTesting
import StrataViewTree
import SwiftUI
import Testing

/// Tests of bars and lists with a keyboard, a thumb or large text.
@MainActor @Suite(.timeLimit(.minutes(30))) struct SmallControlTests {
  private static func isFocused(_ selector: String) -> String {
    "document.activeElement.matches('\(selector)')"
  }

  @Test func `keyboard shortcuts focus the search field, except a slash typed into a text field`()
    async throws
  {
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

  @Test func `Tab moves the focus from an empty search field to the next control`() async throws {
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

  @Test
  func `the handle to move a row is labelled with the row's text and at least 44 points wide`()
    async throws
  {
    try await Browser.onPhone(showing: { Cities() }) { browser, _ in
      try await browser.click(.role("button", name: "Edit"))
      try await browser.wait(
        until: "document.querySelectorAll('.handle[aria-labelledby]').length === 2")
      try await browser.wait(
        until: "[...document.querySelectorAll('.handle')].every(it => it.offsetWidth >= 44)")
      let names = try await browser.accessibilityTree().filter { $0.role == "button" }.map(\.name)
      #expect(names.filter { $0.hasPrefix("Move") } == ["Move Tokyo", "Move Oslo"])
      // The name belongs to the row and follows its text.
      try await browser.click(.role("button", name: "Rename"))
      try await browser.waitFor(text: "Kyoto")
      let renamed = try await browser.accessibilityTree().map(\.name)
      #expect(renamed.contains("Move Kyoto") && !renamed.contains("Move Tokyo"))
    }
  }

  @Test(arguments: [16, 32])
  func `no label of a tab bar is cut off, at any text size`(textSize: Int) async throws {
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

private struct Cities: View {
  @State private var first = "Tokyo"
  @State private var order = [0, 1]

  var body: some View {
    NavigationStack {
      List {
        ForEach(order, id: \.self) { Text(verbatim: $0 == 0 ? first : "Oslo") }
          .onMove { order.move(fromOffsets: $0, toOffset: $1) }
      }
      .navigationTitle("Cities")
      .toolbar {
        Button("Rename") { first = "Kyoto" }
        EditButton()
      }
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
