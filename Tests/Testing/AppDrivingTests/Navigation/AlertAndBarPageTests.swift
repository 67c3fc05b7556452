import StrataBrowserTesting
import SwiftUI
import Testing

/// Tests of alerts, Back links and coloured bars with a pointer and a keyboard in Chromium.
@MainActor @Suite(.timeLimit(.minutes(10))) struct AlertAndBarPageTests {
  private struct Alerts: View {
    @State private var isDeleting = false
    @State private var isSaving = false
    @State private var result = "nothing"

    var body: some View {
      VStack {
        Text("Result: \(result)")
        Button("Remove") { isDeleting = true }
        Button("Store") { isSaving = true }
      }
      .alert("Remove it?", isPresented: $isDeleting) {
        Button("Delete", role: .destructive) { result = "deleted" }
        Button("Cancel", role: .cancel) { result = "kept" }
      }
      .alert("Store it?", isPresented: $isSaving) {
        Button("Save") { result = "saved" }
        Button("Cancel", role: .cancel) { result = "left" }
      }
    }
  }

  /// A script that returns the names of an alert's buttons from left to right, of those in bold
  /// letters, and of the one that has the focus.
  private static let alert = """
    const buttons = [...document.querySelectorAll('dialog[open] .btn')]
      .sort((a, b) => a.getBoundingClientRect().left - b.getBoundingClientRect().left);
    const isBold = (el) => [el, ...el.querySelectorAll('*')]
      .some((it) => +getComputedStyle(it).fontWeight >= 600);
    return [buttons, buttons.filter(isBold), [document.activeElement]]
      .map((list) => list.map((el) => el.textContent).join(' ')).join('; ')
    """

  private func sees(_ words: String, _ browser: Browser) async throws {
    try await browser.wait(
      until: "document.body.innerText.includes('\(words)') && __strata.pending === 0")
  }

  @Test func `an alert has its cancel button at the left, and Return presses its default button`()
    async throws
  {
    try await Browser.onPhone(showing: { Alerts() }) { browser, _ in
      for (open, names, result) in [
        ("Remove", "Cancel Delete; Cancel; Cancel", "kept"),
        ("Store", "Cancel Save; Save; Save", "saved"),
      ] {
        try await browser.tap(.role("button", name: open))
        try await sees("\(open) it?", browser)
        #expect(try await browser.run(Self.alert).string == names)
        try await browser.press(.enter)
        try await sees("Result: \(result)", browser)
      }
      try await browser.tap(.role("button", name: "Remove"))
      try await browser.tap(.role("button", name: "Delete"))
      try await sees("Result: deleted", browser)
    }
  }

  private struct Pages: View {
    var body: some View {
      NavigationStack {
        NavigationLink("Rome", value: "Rome")
          .navigationTitle("Places")
          .navigationDestination(for: String.self) { name in
            NavigationLink("Museums") { Text("All museums").navigationTitle("Museums") }
              .navigationTitle(name)
          }
      }
    }
  }

  @Test func `a Back link has the title of the page below, to which a tap on it leads`()
    async throws
  {
    try await Browser.onPhone(showing: { Pages() }) { browser, _ in
      try await browser.tap(.role("link", name: "Rome"))
      try await browser.tap(.role("button", name: "Museums"))
      try await sees("All museums", browser)
      try await browser.tap(.role("link", name: "Rome"))
      try await sees("Museums", browser)
      try await browser.tap(.role("link", name: "Places"))
      try await browser.wait(until: "location.pathname === '/' && __strata.pending === 0")
    }
  }

  private struct Coloured: View {
    var body: some View {
      NavigationStack {
        ScrollView { Text("content") }
          .navigationTitle("Title")
          .toolbarBackground(Color.red, for: .navigationBar)
          .toolbarBackground(.visible, for: .navigationBar)
          .toolbarColorScheme(.dark, for: .navigationBar)
      }
    }
  }

  @Test func `a bar's background covers the large title up to the edges, with light letters`()
    async throws
  {
    try await Browser.onPhone(showing: { Coloured() }) { browser, _ in
      let title =
        try await browser.run(
          """
          const title = document.querySelector('.lt'), box = title.getBoundingClientRect();
          const light = getComputedStyle(title).color.match(/\\d+/g).map(Number);
          return [box.top + box.height / 2, innerWidth, box.bottom, ...light]
          """
        ).array?.compactMap(\.double) ?? []
      try #require(title.count >= 6)
      #expect(title[3...5].allSatisfy { $0 > 200 }, "\(title)")
      let colors = try await browser.colors(at: [
        [2, title[0]], [title[1] - 2, title[0]], [2, 10], [2, title[2] + 30],
      ])
      for color in colors.prefix(3) { #expect(color[0] > 200 && color[1] < 100, "\(colors)") }
      #expect(colors[3].allSatisfy { $0 > 250 }, "the page is white: \(colors)")
    }
  }
}
