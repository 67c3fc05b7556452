import StrataAppHost
import StrataBrowserTesting
import StrataViewTree
import SwiftUI
import Testing

/// Tests of the effects of an app's changes on the page's elements and the keyboard focus.
@MainActor @Suite(.timeLimit(.minutes(15))) struct LivePageTests {
  @Test func `moving a row moves only its element and creates none`() async throws {
    try await Browser.onPhone(showing: { MovingRows() }) { browser, _ in
      try await browser.run(
        """
        globalThis.moved = 0;
        document.querySelectorAll('#screen *').forEach(e => { e.mark = true; });
        new MutationObserver(all => { moved += all.flatMap(it => [...it.addedNodes]).length; })
          .observe(document.getElementById('screen'), { subtree: true, childList: true });
        """)
      try await browser.click(.testID("move"))
      try await browser.wait(
        until:
          "document.body.textContent.indexOf('row 3.') > document.body.textContent.indexOf('row 999.')"
      )
      let facts = try await browser.run(
        "return [[...document.querySelectorAll('#screen *')].every(e => e.mark), moved]")
      #expect(facts == [true, 1])
    }
  }

  @Test
  func `the HTML of the first response is the same as that of the page after it has connected`()
    async throws
  {
    try await Browser.onPhone(showing: { Everyday() }) { browser, _ in
      let pages = try await browser.run(
        """
        return fetch(location.href).then(answer => answer.text()).then(html => {
          const first = new DOMParser().parseFromString(html, 'text/html');
          return [first, document].map(it => it.getElementById('screen').innerHTML);
        });
        """)
      let (first, live) = (pages.array?.first?.string ?? "", pages.array?.last?.string ?? "?")
      #expect(first.contains("data-n") && first == live)
    }
  }

  @Test func `Tab keeps the focus in an open sheet, and closing returns it to the opening button`()
    async throws
  {
    try await Browser.onPhone(showing: { Everyday() }) { browser, _ in
      try await browser.click(.testID("open"))
      try await browser.waitFor(.css("dialog[open]"))
      var seen: Set<String> = []
      for _ in 0..<8 {
        try await browser.press(.tab)
        let place = try await browser.run(
          """
          const e = document.activeElement;
          return e.closest('#screen') ? 'behind' : e.dataset.testid ?? '';
          """)
        seen.insert(place.string ?? "")
      }
      #expect(seen.isSuperset(of: ["name", "more"]) && !seen.contains("behind"))
      try await browser.run("document.querySelector('[data-testid=more]').focus()")
      try await browser.press(.enter)
      try await browser.waitFor(text: "line 1")
      let inside = try await browser.run("return document.activeElement.dataset.testid")
      #expect(inside == "more", "a patch leaves the focus and the sheet as they are")
      try await browser.press(.escape)
      try await browser.waitGone(.css("dialog"))
      let after = try await browser.run("return document.activeElement.dataset.testid")
      #expect(after == "open")
    }
  }
}

private struct MovingRows: View {
  @State private var numbers = Array(0..<1_000)

  var body: some View {
    ScrollView {
      Button("Move") { numbers.append(numbers.remove(at: 3)) }.accessibilityIdentifier("move")
      VStack { ForEach(numbers, id: \.self) { Text(verbatim: "row \($0).") } }
    }
  }
}

private struct Everyday: View {
  @State private var name = "Ada"
  @State private var isOn = true
  @State private var kind = 1
  @State private var isShown = false
  @State private var lines = 0

  var body: some View {
    NavigationStack {
      List {
        Section("Facts") {
          Text("**Strong** words")
          Label("Leaf", systemImage: "leaf")
          Toggle("On", isOn: $isOn)
          TextField("Name", text: $name)
          Picker("Kind", selection: $kind) {
            Text(verbatim: "One").tag(1)
            Text(verbatim: "Two").tag(2)
          }
        }
        NavigationLink("Further", value: 7)
        Button("Open") { isShown = true }.accessibilityIdentifier("open")
      }
      .navigationTitle("Everyday")
      .navigationDestination(for: Int.self) { Text(verbatim: "\($0)") }
      .sheet(isPresented: $isShown) {
        VStack {
          TextField("Name", text: $name).accessibilityIdentifier("name")
          ForEach(0..<lines, id: \.self) { Text(verbatim: "line \($0 + 1)") }
          Button("More") { lines += 1 }.accessibilityIdentifier("more")
        }
      }
    }
  }
}
