import StrataBrowserTesting
import SwiftUI
import Testing

/// Tests of split views in a narrow window at launch and after a reload.
@MainActor @Suite(.timeLimit(.minutes(10))) struct SplitLaunchPageTests {
  private struct Page: View {
    @State private var chosen: String? = "Paris"
    @State private var isPresented = false

    var body: some View {
      NavigationSplitView {
        List(selection: $chosen) {
          ForEach(["London", "Paris", "Tokyo"], id: \.self) { NavigationLink($0, value: $0) }
          Button("About") { isPresented = true }
        }
        .navigationTitle("Places")
        .navigationDestination(isPresented: $isPresented) { Text("About this app") }
      } detail: {
        VStack {
          Text("Weather in \(chosen ?? "nowhere")")
          NavigationLink("Nine", value: 9)
        }
        .navigationTitle("Forecast")
        .navigationDestination(for: Int.self) { hour in
          VStack {
            Text("Hour \(hour)")
            Button("Tokyo") { chosen = "Tokyo" }
          }
          .navigationTitle("By the hour")
        }
      }
    }
  }

  private func sees(_ words: String, _ browser: Browser) async throws {
    try await browser.wait(
      until: """
        [...document.querySelectorAll('#screen *')].some((el) => el.textContent === '\(words)'
          && el.getClientRects().length > 0 && el.checkVisibility()
          && el.getBoundingClientRect().left >= 0
          && el.getBoundingClientRect().right <= innerWidth) && __strata.pending === 0
        """)
  }

  @Test func `a selection at launch shows the detail, whose Back link leads to the sidebar`()
    async throws
  {
    try await Browser.onPhone(showing: { Page() }) { browser, _ in
      try await sees("Weather in Paris", browser)
      try await browser.tap(.role("link", name: "Places"))
      try await sees("London", browser)
      try await browser.tap(.role("button", name: "London"))
      try await sees("Weather in London", browser)
      try await browser.back()
      try await sees("Tokyo", browser)
    }
  }

  @Test func `Back from a page that the sidebar presents by a binding shows the sidebar`()
    async throws
  {
    try await Browser.onPhone(showing: { Page() }) { browser, _ in
      try await browser.tap(.role("link", name: "Places"))
      for isLink in [true, false] {
        try await sees("About", browser)
        try await browser.tap(.text("About"))
        try await sees("About this app", browser)
        if isLink {
          try await browser.tap(.role("link", name: "Places"))
        } else {
          try await browser.back()
        }
      }
      try await sees("About", browser)
    }
  }

  @Test(arguments: [true, false])
  func `after a reload Back from a page that the detail pushed shows the detail's root`(
    isLink: Bool
  ) async throws {
    try await Browser.onPhone(showing: { Page() }) { browser, _ in
      try await browser.tap(.role("link", name: "Nine"))
      try await sees("Hour 9", browser)
      try await browser.reload()
      try await browser.settle()
      try await sees("Hour 9", browser)
      if isLink {
        try await browser.tap(.role("link", name: "Forecast"))
      } else {
        try await browser.back()
      }
      try await sees("Weather in Paris", browser)
      try await browser.tap(.role("link", name: "Places"))
      try await sees("London", browser)
    }
  }

  @Test func `in a wide window a selection by the app pops what is pushed onto the detail`()
    async throws
  {
    try await Browser.onPhone(showing: { Page() }) { browser, _ in
      try await browser.setViewport(.desktop)
      try await browser.settle()
      try await browser.click(.role("link", name: "Nine"))
      try await sees("Hour 9", browser)
      try await browser.click(.role("button", name: "Tokyo"))
      try await sees("Weather in Tokyo", browser)
      try await browser.wait(until: "location.pathname === '/'")
    }
  }
}
