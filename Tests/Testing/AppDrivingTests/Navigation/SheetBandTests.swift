import StrataBrowserTesting
import SwiftUI
import Testing

/// Tests of the ground of the bar of a sheet or a popover, behind which the content scrolls.
@MainActor @Suite(.timeLimit(.minutes(10))) struct SheetBandTests {
  private struct Lines: View {
    var body: some View {
      NavigationStack {
        ScrollView {
          VStack { ForEach(0..<60, id: \.self) { number in Text("Line \(number)") } }
        }
        .toolbar {
          ToolbarItem(placement: .cancellationAction) { Button("Cancel") {} }
        }
      }
    }
  }

  private struct Page: View {
    @State private var isSheet = false
    @State private var isPainted = false
    @State private var isPopover = false

    var body: some View {
      VStack {
        Button("Plain") { isSheet = true }
          .sheet(isPresented: $isSheet) { Lines() }
        Button("Painted") { isPainted = true }
          .sheet(isPresented: $isPainted) { Lines().presentationBackground(.orange) }
        Button("Popover") { isPopover = true }
          .popover(isPresented: $isPopover) { Lines().frame(width: 300) }
      }
    }
  }

  /// The opacity and the colour of the ground of the bar, and the colour of what the bar is on.
  private static let band = """
    const sheet = document.querySelector('dialog[open]');
    const band = getComputedStyle(sheet.querySelector('.nb'), '::before');
    return [band.opacity, band.backgroundColor, getComputedStyle(sheet).backgroundColor];
    """

  private func band(of name: String, in browser: Browser) async throws -> [String] {
    try await browser.click(.role("button", name: name))
    try await browser.waitFor(text: "Line 3")
    let found = try await browser.run(Self.band).array?.compactMap(\.string) ?? []
    try #require(found.count == 3, "\(found)")
    return found
  }

  @Test func `a bar without a title has a ground only after the lines of its sheet have scrolled`()
    async throws
  {
    try await Browser.onPhone(showing: { Page() }) { browser, _ in
      #expect(try await band(of: "Plain", in: browser)[0] == "0")
      try await browser.run("document.querySelector('dialog[open]').scrollTo(0, 600)")
      try await browser.wait(
        until:
          "getComputedStyle(document.querySelector('dialog[open] .nb'), '::before').opacity === '1'"
      )
    }
  }

  @Test func `the bar of a sheet with a background of its own adds no colour to it`() async throws {
    try await Browser.onPhone(showing: { Page() }) { browser, _ in
      let band = try await band(of: "Painted", in: browser)
      #expect(band[1] == "rgba(0, 0, 0, 0)" && band[2] != band[1], "\(band)")
    }
  }

  @Test func `the bar of a popover has the colour of the popover`() async throws {
    try await Browser.onPhone(showing: { Page() }) { browser, _ in
      try await browser.setViewport(.desktop)
      try await browser.settle()
      let band = try await band(of: "Popover", in: browser)
      #expect(band[1] == band[2], "\(band)")
    }
  }
}
