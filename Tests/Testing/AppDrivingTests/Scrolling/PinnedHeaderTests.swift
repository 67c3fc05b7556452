import StrataBrowserTesting
import SwiftUI
import Testing

/// Tests of section headers that stay in sight, by wheel and finger.
@MainActor @Suite(.timeLimit(.minutes(10))) struct PinnedHeaderTests {
  /// A plain list, or a lazy stack with pinned headers, of sections with thirty buttons each.
  private struct Page: View {
    var isList: Bool
    @State private var counts = [0, 0, 0]
    @State private var rowTaps = 0

    var body: some View {
      NavigationStack {
        if isList {
          List { sections }.listStyle(.plain).navigationTitle("Rows hit: \(rowTaps)")
        } else {
          ScrollView { LazyVStack(pinnedViews: .sectionHeaders) { sections } }
            .navigationTitle("Rows hit: \(rowTaps)")
        }
      }
    }

    private var sections: some View {
      ForEach(0..<3, id: \.self) { section in
        Section {
          ForEach(0..<30, id: \.self) { row in
            Button("Row \(section).\(row)") { rowTaps += 1 }.frame(maxWidth: .infinity)
          }
        } header: {
          Button("Part \(section): \(counts[section])") { counts[section] += 1 }
            .accessibilityIdentifier("part\(section)")
        }
      }
    }
  }

  /// Waits until a header is as far below the navigation bar as it may be while it is pinned.
  private func isPinned(_ section: Int, _ browser: Browser) async throws {
    let away = """
      document.querySelector('[data-testid=part\(section)]').closest('.sec-h, .sec-head')
        .getBoundingClientRect().top - document.querySelector('.nb').getBoundingClientRect().bottom
      """
    do {
      try await browser.wait(until: "Math.abs(\(away)) < 2")
    } catch {
      let found = try await browser.run("return [\(away), scrollY, document.body.scrollHeight]")
      Issue.record("the header of section \(section) is at \(found)")
      throw error
    }
  }

  @Test(arguments: [true, false])
  func `a header that stays in sight is tapped, and not the row below it`(isList: Bool)
    async throws
  {
    try await Browser.onPhone(showing: { Page(isList: isList) }) { browser, _ in
      for section in 0..<2 {
        // Further rows may be loaded as the page scrolls.
        for _ in 0..<(section == 0 ? 1 : 4) {
          try await browser.turnWheel(by: section == 0 ? 400 : 500)
          try await browser.rest()
        }
        try await isPinned(section, browser)
        try await browser.tap(.testID("part\(section)"))
        try await browser.waitFor(text: "Part \(section): 1")
        try await isPinned(section, browser)
      }
      try await browser.waitFor(text: "Rows hit: 0")
    }
  }
}
