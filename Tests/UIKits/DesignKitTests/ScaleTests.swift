import DesignKit
import Foundation
import SwiftUI
import SwiftUITesting
import Testing

/// Tests of the scales of sizes, their documented values, and the parts of each message.
@MainActor @Suite(.timeLimit(.minutes(10))) struct ScaleTests {
  @Test func `spacings, corner radii and symbol sizes have their documented values`() {
    #expect(
      [
        Space.none, Space.hair, Space.tiny, Space.small, Space.medium, Space.large, Space.wide,
        Space.huge,
      ] as [CGFloat] == [0, 2, 4, 8, 12, 16, 24, 48] as [CGFloat])
    #expect(
      [Radius.bar, Radius.picture, Radius.card, Radius.hero] as [CGFloat] == [2, 8, 16, 24]
        as [CGFloat])
    #expect(
      [SymbolSize.row, SymbolSize.card, SymbolSize.hero] as [CGFloat] == [24, 36, 56] as [CGFloat])
  }

  @Test func `wide and map pages are wider than a page, and two columns fit on a wide page`() {
    #expect(Extent.page < Extent.widePage && Extent.widePage < Extent.mapPage)
    #expect(2 * Extent.column + Space.medium + 2 * Space.large <= Extent.widePage)
    #expect(2 * Extent.smallCard + Space.medium <= 390 - 2 * Space.large, "two on a phone")
    #expect(Extent.figure < Extent.largeFigure && Extent.smallCard < Extent.wideCard)
    #expect(Extent.touch >= 44)
  }

  @Test func `card, hero, banner and track surfaces are increasingly opaque, all below 0.5`() {
    let strengths = [Surface.card, Surface.hero, Surface.banner, Surface.track]
    #expect(strengths == strengths.sorted() && Set(strengths).count == strengths.count)
    #expect(strengths.allSatisfy { $0 > 0 && $0 < 0.5 })
  }

  @Test func `the main figure of a page has a larger font than that of a card`() {
    #expect(Font.heroFigure == Font.system(size: 72, weight: .thin))
    #expect(Font.cardFigure == Font.system(size: 44, weight: .light))
    #expect(Font.heroFigure != Font.cardFigure)
  }

  @Test func `the minimum contrast is 4.5 for text and 3 for symbols, as in WCAG level AA`() {
    #expect(Contrast.text == 4.5 && Contrast.symbol == 3)
  }

  @Test(arguments: [0.0, 0.25, 0.5, 1])
  func `the contrast of a color with itself is one, however translucent`(opacity: Float) {
    let grey = Color.Resolved(red: 0.4, green: 0.4, blue: 0.4, opacity: opacity)
    let paper = Color.Resolved(red: 0.4, green: 0.4, blue: 0.4)
    #expect(abs(Contrast.ratio(of: grey, on: paper) - 1) < 0.001)
  }

  @Test func `a transparent color leaves the background unchanged, an opaque one replaces it`() {
    let back = Color.Resolved(red: 0.2, green: 0.4, blue: 0.6)
    let none = Contrast.lay(Color.Resolved(red: 1, green: 0, blue: 1, opacity: 0), on: back)
    let all = Contrast.lay(Color.Resolved(red: 1, green: 0, blue: 1), on: back)
    for (found, wanted) in [
      (none.red, 0.2), (none.green, 0.4), (none.blue, 0.6), (all.red, 1), (all.green, 0),
      (all.blue, 1),
    ] as [(Float, Float)] {
      #expect(abs(found - wanted) < 0.001)
    }
  }

  @Test func `a retry button has its title and identifier, and calls its action once for each tap`()
    throws
  {
    var tries = 0
    let screen = Screen(Retry(title: Text("Try again"), identifier: "app.retry") { tries += 1 })
    #expect(screen.all(.button).map(\.label) == ["Try again"])
    #expect(screen.has("app.retry") && tries == 0)
    for count in 1...3 {
      try screen.element("app.retry").tap()
      #expect(tries == count)
    }
  }

  @Test func `an empty state view has no button, and shows its title before its message`() {
    let screen = Screen(
      EmptyStateView(title: Text("Nothing yet"), systemImage: "star", message: Text("Press it.")))
    #expect(screen.all(.button).isEmpty)
    let parts = ["Nothing yet", "Press it."]
    #expect(screen.lines.filter { parts.contains($0) } == parts)
  }

  @Test func `an error view shows its title, then its lines, then its button`() {
    let screen = Screen(
      ErrorView(title: Text("No connection"), systemImage: "wifi.slash") {
        Text("First")
        Text("Second")
      } retry: {
        Retry(title: Text("Try again"), identifier: "retry") {}
      })
    let parts = ["No connection", "First", "Second", "Try again"]
    #expect(screen.lines.filter { parts.contains($0) } == parts)
  }

  @Test func `the symbol of a message banner is hidden from assistive technology`() {
    let screen = Screen(
      MessageBanner(title: Text("Old data"), systemImage: "clock", tint: .red) { EmptyView() })
    #expect(screen.lines == ["Old data"])
    #expect(!screen.all(.any).contains { $0.label == "clock" })
  }
}
