import StrataAppHost
import StrataBrowserTesting
import StrataViewTree
import SwiftUI
import Testing

/// Tests of a list with an overlay, as while an app loads.
@MainActor @Suite(.timeLimit(.minutes(30))) struct CoveredListTests {
  private struct Page: View {
    var isForm: Bool
    @State private var isLoading = false

    var body: some View {
      NavigationStack {
        rows
          .disabled(isLoading)
          .overlay { if isLoading { ProgressView("Loading") } }
          .navigationTitle("Settings")
          .toolbar { Button("Load") { isLoading = true } }
      }
    }

    @ViewBuilder private var rows: some View {
      if isForm {
        Form { Text("First row") }
      } else {
        List { Text("First row") }
      }
    }
  }

  private static let fills = """
    (() => {
      const list = document.querySelector('.list').getBoundingClientRect();
      const title = document.querySelector('.lt').getBoundingClientRect();
      const bottom = Math.max(innerHeight, document.scrollingElement.scrollHeight);
      return Math.abs(list.top - title.bottom) < 16 && Math.abs(list.width - title.width) < 1
        && list.bottom + scrollY > bottom - 60;
    })()
    """

  @Test(arguments: [Viewport.phone, .desktop], [true, false])
  func `a list under a loading overlay fills the page below the title`(
    viewport: Viewport, isForm: Bool
  )
    async throws
  {
    let site = try LoopbackSite(
      Application(name: "covered") { window in
        WindowGroup { Page(isForm: isForm) }._mount(in: window)
      })
    do {
      try await Browser.run(.viewport(viewport)) { browser in
        try await browser.open("http://127.0.0.1:\(site.port)/")
        try await browser.settle()
        try await browser.wait(until: Self.fills, within: .seconds(20))
        try await browser.click(.role("button", name: "Load"))
        try await browser.waitFor(text: "Loading")
        try await browser.wait(until: Self.fills, within: .seconds(20))
      }
    } catch {
      await site.stop()
      throw error
    }
    await site.stop()
  }
}
