import Foundation
import StrataAppHost
import StrataBrowserTesting
import StrataViewTree
import SwiftUI
import Testing

/// Tests of effects, backgrounds and bars that need a browser: positions, colours and names.
@MainActor @Suite struct EffectSheetTests {
  private func open(
    _ content: some View, _ test: @MainActor (Browser) async throws -> Void
  ) async throws {
    let site = try LoopbackSite(
      Application(name: "effects") { window in WindowGroup { content }._mount(in: window) })
    do {
      try await Browser.run(.viewport(.phone)) { browser in
        let url = try #require(URL(string: "http://127.0.0.1:\(site.port)/"))
        try await browser.open(url)
        try await browser.wait(until: "globalThis.__strata?.live && __strata.pending === 0")
        try await test(browser)
      }
    } catch {
      await site.stop()
      throw error
    }
    await site.stop()
  }

  private static func box(_ id: String, _ side: String) -> String {
    "Math.round(document.querySelector('[data-testid=\(id)]').getBoundingClientRect().\(side))"
  }

  @Test func `a visual effect offsets a view by the view's width and moves no other view`()
    async throws
  {
    let row = VStack(alignment: .leading, spacing: 0) {
      Color.red.frame(width: 80, height: 20).accessibilityIdentifier("moved")
        .visualEffect { content, proxy in content.offset(x: proxy.size.width) }
      Color.blue.frame(width: 80, height: 20).accessibilityIdentifier("below")
    }
    try await open(row) { browser in
      let (moved, below) = (Self.box("moved", "left"), Self.box("below", "left"))
      try await browser.wait(until: "\(moved) === \(below) + 80")
      try await browser.wait(
        until: "\(Self.box("moved", "bottom")) === \(Self.box("below", "top"))")
      try await browser.wait(
        until:
          "getComputedStyle(document.querySelector('[data-testid=moved]')).visibility === 'visible'"
      )
    }
  }

  @Test func `a container background fills the page, and a toolbar label shows its icon only`()
    async throws
  {
    let page = NavigationStack {
      Text("page")
        .containerBackground(Color(red: 1, green: 0, blue: 0), for: .navigation)
        .toolbar {
          Button {
          } label: {
            Label("Add a place", systemImage: "plus")
          }
          .accessibilityIdentifier("add")
        }
    }
    try await open(page) { browser in
      try await browser.wait(
        until: """
          (page => getComputedStyle(page).backgroundColor === 'rgb(255, 0, 0)'
            && page.getBoundingClientRect().width === innerWidth
            && page.getBoundingClientRect().height >= innerHeight)(document.querySelector('.page'))
          """)
      #expect(try await browser.find(.testID("add")).accessibleName == "Add a place")
      try await browser.wait(until: "\(Self.box("add", "width")) < 60")
    }
  }
}
