import Foundation
import StrataAppHost
import StrataBrowserTesting
import StrataViewTree
import SwiftUI
import Testing

/// Tests that need a browser: computed names, the look while pressed, and shadows.
@MainActor @Suite struct FamilySheetTests {
  /// Opens a view over a slow connection.
  private func open(
    _ content: some View, latency: Duration = .zero,
    _ test: @MainActor (Browser) async throws -> Void
  ) async throws {
    let site = try LoopbackSite(
      Application(name: "families") { window in WindowGroup { content }._mount(in: window) })
    let line = try SlowLink(
      to: try #require(URL(string: "http://127.0.0.1:\(site.port)/")))
    do {
      try await Browser.run(.viewport(.phone)) { browser in
        try await browser.open(line.url)
        try await browser.wait(until: Self.isSettled)
        line.delay(latency)
        try await test(browser)
      }
    } catch {
      await site.stop()
      throw error
    }
    await site.stop()
  }

  private static let isSettled = "globalThis.__strata?.live && __strata.pending === 0"

  @Test func `a custom button style is drawn as pressed after the server's response`()
    async throws
  {
    let own = Button("Own") {}.buttonStyle(Sunken()).accessibilityIdentifier("own")
    try await open(own, latency: .milliseconds(300)) { browser in
      try await browser.hold(.testID("own"))
      // Before the server knows of the press, the button fades; then only the app's style applies.
      let looks = { (words: String, opacity: String) in
        """
        (el => el.textContent.includes('\(words)') && getComputedStyle(el).opacity === '\(opacity)')(
          document.querySelector('[data-testid=own]'))
        """
      }
      try await browser.wait(until: looks("up", "0.55"))
      try await browser.wait(until: looks("down", "1"))
      try await browser.letGo()
      try await browser.wait(until: looks("up", "1"))
    }
  }

  @Test
  func `combined views have one accessible name that consists of their texts and follows them`()
    async throws
  {
    try await open(Combined()) { browser in
      let row = try await browser.find(.testID("row"))
      #expect(["img", "image"].contains(try await row.role))
      #expect(try await row.accessibleName == "Paris 21°")
      try await browser.click(.testID("warmer"))
      try await browser.waitFor(text: "22°")
      #expect(try await row.accessibleName == "Paris 22°")
      let violations = try await browser.axeViolations()
      #expect(violations == [], "\(violations)")
    }
  }

  @Test(arguments: [Viewport.phone, .desktop])
  func `a sheet is as high as its detent in every window`(viewport: Viewport)
    async throws
  {
    try await open(Halves()) { browser in
      try await browser.setViewport(viewport)
      let height = "document.querySelector('dialog.sheet').getBoundingClientRect().height"
      try await browser.wait(until: "Math.abs(\(height) - 240) < 2")
      try await browser.click(.testID("SheetGrabber"))
      try await browser.wait(until: "Math.abs(\(height) - innerHeight / 2) < 2")
    }
  }

  @Test func `shadows are drawn on shapes and texts`() async throws {
    try await open(Shaded()) { browser in
      for name in ["shape", "words"] {
        let filter = try await browser.run(
          """
          const el = document.querySelector(`[data-testid=${arguments[0]}]`);
          const used = [el, ...el.querySelectorAll('*')].map(e => getComputedStyle(e).filter);
          const id = used.join().match(/#([^"')]+)/)?.[1];
          return String(Boolean(id && document.getElementById(id)?.localName === 'filter'));
          """, .string(name))
        #expect(filter == "true", "\(name)")
      }
      #expect(try await browser.find(.testID("words")).text == "Deep")
      let errors = try await browser.consoleErrors().filter { !$0.text.contains("404") }
      #expect(errors.isEmpty)
    }
  }
}

private struct Halves: View {
  @State private var isOpen = true
  var body: some View {
    Text("behind").sheet(isPresented: $isOpen) {
      Text("half").presentationDetents([.medium, .height(240)])
    }
  }
}

private struct Sunken: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack {
      configuration.label
      Text(configuration.isPressed ? "down" : "up")
    }
  }
}

private struct Combined: View {
  @State private var degrees = 21
  var body: some View {
    NavigationStack {
      VStack {
        HStack {
          Image(systemName: "sun.max")
          Text("Paris")
          Text("\(degrees)°")
        }
        .accessibilityElement(children: .combine).accessibilityIdentifier("row")
        Button("Warmer") { degrees += 1 }.accessibilityIdentifier("warmer")
      }
      .navigationTitle("Weather")
    }
  }
}

private struct Shaded: View {
  var body: some View {
    VStack {
      Circle().fill(.blue.shadow(.drop(radius: 4)).shadow(.inner(radius: 6)))
        .frame(width: 80, height: 80).accessibilityIdentifier("shape")
      Text("Deep").font(.largeTitle)
        .foregroundStyle(.orange.shadow(.inner(color: .black, radius: 1, y: 1)))
        .accessibilityIdentifier("words")
    }
  }
}
