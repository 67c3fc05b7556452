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

  /// A page whose app selects by itself, pushes from the detail and presents from the detail.
  private struct Steered: View {
    @State private var chosen: String?
    @State private var isSheetShown = false
    @State private var isCoverShown = false

    var body: some View {
      NavigationSplitView {
        List(["London", "Paris", "Tokyo"], id: \.self, selection: $chosen) { name in
          NavigationLink(name, value: name)
        }
        .navigationTitle("Places")
        .toolbar { Button("Nearest") { chosen = "Paris" } }
      } detail: {
        VStack {
          Text(chosen.map { "Weather in \($0)" } ?? "Choose a place")
          NavigationLink("Hours") { Text("Every hour").navigationTitle("By the hour") }
          Button("Leave") { chosen = nil }
          Button("Sheet") { isSheetShown = true }
          Button("Curtain") { isCoverShown = true }
        }
        .navigationTitle("Forecast")
        .sheet(isPresented: $isSheetShown) { Paper(isShown: $isSheetShown) }
        .fullScreenCover(isPresented: $isCoverShown) { Paper(isShown: $isCoverShown) }
      }
    }

    struct Paper: View {
      @Binding var isShown: Bool

      var body: some View {
        NavigationStack {
          Text("A form")
            .toolbar {
              ToolbarItem(placement: .cancellationAction) { Button("Cancel") { isShown = false } }
            }
        }
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

  private func sees(_ words: String, _ browser: Browser) async throws {
    try await browser.wait(until: Self.isInSight(words) + " && __strata.pending === 0")
  }

  @Test func `a selection by the app shows the detail in a narrow window, and none the list`()
    async throws
  {
    try await Browser.onPhone(showing: { Steered() }) { browser, _ in
      for leave in ["Leave", "the link", "the browser"] {
        try await browser.tap(.text("Nearest"))
        try await sees("Weather in Paris", browser)
        switch leave {
        case "Leave": try await browser.tap(.text("Leave"))
        case "the link": try await browser.tap(.testID("BackButton"))
        default: try await browser.back()
        }
        try await sees("Tokyo", browser)
      }
    }
  }

  @Test(arguments: [Viewport.phone, .desktop])
  func `Back from a page that the detail pushed shows the detail`(_ viewport: Viewport)
    async throws
  {
    try await Browser.onPhone(showing: { Steered() }) { browser, _ in
      try await browser.setViewport(viewport)
      try await browser.settle()
      try await browser.click(.role("button", name: "Paris"))
      try await sees("Weather in Paris", browser)
      for isLink in [true, false] {
        try await browser.click(.role("button", name: "Hours"))
        try await sees("Every hour", browser)
        if isLink {
          try await browser.click(.role("link", name: "Forecast"))
        } else {
          try await browser.back()
        }
        try await sees("Weather in Paris", browser)
      }
      guard viewport.isMobile else { return }
      try await browser.back()
      try await sees("Tokyo", browser)
    }
  }

  @Test func `the link to the column before has that column's title`() async throws {
    try await Browser.onPhone(showing: { Steered() }) { browser, _ in
      try await browser.tap(.role("button", name: "Paris"))
      try await sees("Weather in Paris", browser)
      try await browser.tap(.role("link", name: "Places"))
      try await sees("Tokyo", browser)
    }
  }

  @Test(arguments: ["Sheet", "Curtain"])
  func `what the detail presents has no link to the column before`(_ name: String) async throws {
    try await Browser.onPhone(showing: { Steered() }) { browser, _ in
      try await browser.tap(.role("button", name: "Paris"))
      try await sees("Weather in Paris", browser)
      try await browser.tap(.text(name))
      try await browser.wait(
        until: "document.querySelector('dialog')?.innerText.includes('A form')")
      let links = try await browser.run(
        "return document.querySelectorAll('dialog [data-testid=BackButton]').length")
      #expect(links == 0)
      try await browser.tap(.text("Cancel"))
      try await sees("Weather in Paris", browser)
    }
  }

  @Test(arguments: [("light", "rgb(255, 255, 255)"), ("dark", "rgb(0, 0, 0)")])
  func `a plain detail beside a list has the system's background`(
    _ scheme: String, _ ground: String
  ) async throws {
    try await Browser.onPhone(
      showing: { Page().preferredColorScheme(scheme == "dark" ? .dark : .light) }
    ) { browser, _ in
      try await browser.setViewport(.desktop)
      try await browser.settle()
      let color = try await browser.run(
        """
        let el = [...document.querySelectorAll('#screen *')]
          .findLast((el) => el.textContent === 'Choose a place');
        const clear = 'rgba(0, 0, 0, 0)', ground = (el) => getComputedStyle(el).backgroundColor;
        while (el.parentElement && ground(el) === clear) el = el.parentElement;
        return ground(el);
        """
      ).string
      #expect(color == ground)
    }
  }
}
