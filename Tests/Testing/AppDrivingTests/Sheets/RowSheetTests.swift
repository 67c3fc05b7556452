import Foundation
import StrataAppHost
import StrataBrowserTesting
import StrataViewTree
import SwiftUI
import Testing

/// Tests of rows and their content as Chromium lays them out.
@MainActor @Suite(.timeLimit(.minutes(30))) struct RowSheetTests {
  private struct Mixed: View {
    @State private var chosen: Int?
    var body: some View {
      NavigationStack {
        List(selection: $chosen) {
          NavigationLink("First", value: 1)
          Text("Second").accessibilityIdentifier("second")
          Section("Inside") {
            Text("Third")
            Button("Bordered") {}.buttonStyle(.bordered).accessibilityIdentifier("bordered")
            DisclosureGroup {
              Text("Inner")
            } label: {
              LabeledContent("Size", value: "12 kB").accessibilityIdentifier("size")
            }
          }
          Text("Last")
        }
        .navigationTitle("Rows")
        .navigationDestination(for: Int.self) { Text("page \($0)") }
        .safeAreaInset(edge: .bottom) {
          NavigationLink(value: 4) { Text("Card") }
            .buttonStyle(.plain).accessibilityIdentifier("card")
        }
      }
    }
  }

  private func browse(
    _ view: some View = Mixed(), _ test: @MainActor (Browser) async throws -> Void
  ) async throws {
    let site = try LoopbackSite(
      Application(name: "rows") { window in WindowGroup { view }._mount(in: window) })
    do {
      try await Browser.run(.viewport(.phone)) { browser in
        try await browser.open("http://127.0.0.1:\(site.port)/")
        try await browser.settle()
        try await test(browser)
      }
    } catch {
      await site.stop()
      throw error
    }
    await site.stop()
  }

  /// Returns a script's result as numbers.
  private func numbers(_ browser: Browser, _ script: String) async throws -> [Double] {
    (try await browser.run(script).array ?? []).compactMap(\.double)
  }

  private struct Choosing: View {
    @State private var chosen: Set<String> = []
    @State private var mode = EditMode.active
    var body: some View {
      List(["one", "two"], id: \.self, selection: $chosen) { Text("row \($0)") }
        .environment(\.editMode, $mode)
      Text("chosen \(chosen.sorted().joined(separator: ","))")
      Button("Stop") { mode = .inactive }
    }
  }

  @Test func `tapping anywhere in a row selects it in edit mode, and not afterwards`()
    async throws
  {
    try await browse(Choosing()) { browser in
      try await browser.tap(.text("row two"))
      try await browser.wait(until: "document.body.innerText.includes('chosen two')")
      try await browser.tap(.text("row one"))
      try await browser.wait(until: "document.body.innerText.includes('chosen one,two')")
      try await browser.tap(.text("Stop"))
      try await browser.wait(until: "!document.querySelector('.pick')")
      try await browser.tap(.text("row one"))
      try await browser.wait(
        until: "__strata.pending === 0 && document.body.innerText.includes('chosen one,two')")
    }
  }

  @Test func `rows between sections are grouped on cards`() async throws {
    try await browse { browser in
      let gaps = try await numbers(
        browser,
        """
        const rows = [...document.querySelectorAll('.row')].map((el) => el.getBoundingClientRect());
        return rows.slice(1).map((box, at) => Math.round(box.top - rows[at].bottom));
        """)
      #expect(gaps.count == 5 && gaps[0] == 0, "the first two rows are on one card: \(gaps)")
      #expect(
        gaps[2] == 0 && gaps[3] == 0 && gaps[4] >= 20, "the last row is on a separate card: \(gaps)"
      )
      let corners = try await numbers(
        browser,
        """
        return [...document.querySelectorAll('.list > .row')].flatMap((el) => {
          const look = getComputedStyle(el);
          return [parseFloat(look.borderTopLeftRadius), parseFloat(look.borderBottomLeftRadius)];
        });
        """)
      #expect(corners == [14, 0, 0, 14, 14, 14])
      #expect(try await browser.axeViolations() == [])
    }
  }

  private struct Spaced: View {
    var body: some View {
      List {
        Section { Text("In") }
        Text("One")
        Text("Two")
      }
      .listSectionSpacing(50)
    }
  }

  @Test
  func `rows outside of sections are grouped without a gap, whatever the spacing of sections`()
    async throws
  {
    try await browse(Spaced()) { browser in
      let gaps = try await numbers(
        browser,
        """
        const rows = [...document.querySelectorAll('.row')].map((el) => el.getBoundingClientRect());
        return rows.slice(1).map((box, at) => Math.round(box.top - rows[at].bottom));
        """)
      #expect(gaps == [50, 0])
    }
  }

  @Test func `a bordered button in a row keeps its own shape`() async throws {
    try await browse { browser in
      let sizes = try await numbers(
        browser,
        """
        const el = document.querySelector('[data-testid=bordered]'), row = el.closest('.row');
        return [parseFloat(getComputedStyle(el).borderTopLeftRadius),
          row.offsetHeight - el.offsetHeight, row.offsetWidth - el.offsetWidth];
        """)
      #expect(sizes.count == 3 && sizes[0] > 4 && sizes[1] >= 8 && sizes[2] > 100, "\(sizes)")
    }
  }

  @Test func `the value of a labelled row with a chevron is aligned next to the chevron`()
    async throws
  {
    try await browse { browser in
      let ends = try await numbers(
        browser,
        """
        const el = document.querySelector('[data-testid=size]'), arrow = el.closest('.btn').querySelector('svg');
        return [el.lastElementChild.getBoundingClientRect().right, arrow.getBoundingClientRect().left];
        """)
      #expect(ends.count == 2 && ends[1] - ends[0] < 32, "\(ends)")
    }
  }

  @Test func `a link with the plain button style has the colour of its surroundings`() async throws
  {
    try await browse { browser in
      let colors = try await browser.run(
        """
        return [...document.querySelectorAll('[data-testid=card], [data-testid=second]')]
          .map((el) => getComputedStyle(el).color);
        """)
      let found = (colors.array ?? []).compactMap(\.string)
      #expect(found.count == 2 && Set(found).count == 1, "\(found)")
    }
  }
}
