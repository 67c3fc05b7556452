import Foundation
import StrataAppHost
import StrataBrowserTesting
import StrataViewTree
import SwiftUI
import Testing

/// Tests of a table as Chromium lays it out.
@MainActor @Suite(.timeLimit(.minutes(30))) struct TableSheetTests {
  private struct Tea: Identifiable {
    var id: Int
    var name: String
    var price: Int
    var origin: String
  }

  private struct Shop: View {
    var isMirrored = false
    @State private var teas = [
      Tea(id: 1, name: "Oolong of the high mountains in spring", price: 9, origin: "Taiwan"),
      Tea(id: 2, name: "Assam", price: 4, origin: "India"),
      Tea(id: 3, name: "Sencha", price: 17, origin: "Japan"),
    ]
    @State private var order = [KeyPathComparator(\Tea.price)]
    @State private var chosen: Int? = 2

    var body: some View {
      NavigationStack {
        Table(teas, selection: $chosen, sortOrder: $order) {
          TableColumn("Name", value: \.name)
          TableColumn("Price", value: \.price) {
            Text(verbatim: "\($0.price)").accessibilityIdentifier("price \($0.id)")
          }
          .width(80).alignment(.numeric)
          TableColumn("Origin") { Text(verbatim: $0.origin).foregroundStyle(.secondary) }
        }
        .onChange(of: order, initial: true) { teas.sort(using: order) }
        .navigationTitle("Teas")
      }
      .environment(\.layoutDirection, isMirrored ? .rightToLeft : .leftToRight)
    }
  }

  private func browse(
    _ page: Shop, _ viewport: Viewport, _ appearance: Browser.Appearance = .light,
    _ test: @MainActor (Browser) async throws -> Void
  ) async throws {
    let site = try LoopbackSite(
      Application(name: "teas") { window in WindowGroup { page }._mount(in: window) })
    do {
      try await Browser.run(.viewport(viewport)) { browser in
        try await browser.prefer(appearance)
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

  /// The trailing edges of a column's heading and cells.
  private static let edges = """
    const end = (el) => el.getBoundingClientRect()[getComputedStyle(el).direction === 'rtl' ? 'left' : 'right'];
    const heading = [...document.querySelectorAll('.sec-h button')].find((el) => el.textContent.includes('Price'));
    return [heading, ...document.querySelectorAll('[data-testid^=price]')].map(end).map(Math.round);
    """

  @Test(arguments: [false, true])
  func `headings and cells of a table column end at the same edge`(isMirrored: Bool) async throws {
    try await browse(Shop(isMirrored: isMirrored), .desktop) { browser in
      let edges = (try await browser.run(Self.edges).array ?? []).compactMap(\.double)
      #expect(edges.count == 4 && Set(edges).count == 1, "\(edges)")
      let height = try await browser.run(
        "return Math.max(...[...document.querySelectorAll('.row')].map((el) => el.offsetHeight))")
      #expect((height.double ?? 999) <= 100, "a long name breaks within its column")
    }
  }

  @Test(arguments: Browser.Appearance.allCases)
  func `a table is accessible in light and dark mode`(appearance: Browser.Appearance) async throws {
    for viewport in [Viewport.desktop, .phone] {
      try await browse(Shop(), viewport, appearance) { browser in
        let violations = try await browser.axeViolations()
        #expect(violations == [], "\(violations)")
        if let folder = ProcessInfo.processInfo.environment["SHEET_PICTURES"] {
          let name = "table-\(viewport == .phone ? "phone" : "desktop")-\(appearance).png"
          try await browser.screenshot(to: URL(filePath: folder).appending(path: name))
        }
      }
    }
  }

  @Test func `a table on a phone shows only its first column`() async throws {
    try await browse(Shop(), .phone) { browser in
      try await browser.wait(until: "!document.querySelector('.sec-h')")
      try await browser.waitFor(text: "Sencha")
      #expect(try await browser.run("return document.body.innerText.includes('Japan')") == false)
    }
  }
}
