import StrataBrowserTesting
import SwiftUI
import Testing

/// Tests of a split view whose list has a selection, by touch and by mouse.
@MainActor @Suite(.timeLimit(.minutes(10))) struct SplitChoicePageTests {
  private struct Page: View {
    @State private var chosen: String?

    var body: some View {
      NavigationSplitView {
        List(["London", "Paris", "Tokyo"], id: \.self, selection: $chosen) { name in
          NavigationLink(name, value: name)
        }
        .navigationTitle("Places")
      } detail: {
        Text(chosen.map { "Weather in \($0)" } ?? "Choose a place")
      }
    }
  }

  private static func isInSight(_ words: String) -> String {
    """
    [...document.querySelectorAll('#screen *')].some((el) => el.textContent === '\(words)'
      && el.getClientRects().length > 0 && el.checkVisibility()
      && el.getBoundingClientRect().left >= 0
      && el.getBoundingClientRect().right <= innerWidth)
    """
  }

  @Test(arguments: [Viewport.phone, .desktop])
  func `tapping a row in a split view's sidebar shows the detail of the row's value`(
    _ viewport: Viewport
  ) async throws {
    try await Browser.onPhone(showing: { Page() }) { browser, _ in
      try await browser.setViewport(viewport)
      try await browser.settle()
      for name in ["Paris", "Tokyo"] {
        if viewport.isMobile {
          try await browser.tap(.text(name))
        } else {
          try await browser.click(.role("button", name: name))
        }
        try await browser.wait(until: Self.isInSight("Weather in \(name)"))
        guard viewport.isMobile else { continue }
        try await browser.tap(.testID("BackButton"))
        try await browser.wait(until: Self.isInSight(name))
      }
    }
  }
}
