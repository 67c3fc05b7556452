import Foundation
import StrataKitTesting
import SwiftUITesting
import Testing
import WeDaDomain

@testable import WeDaPresentation

/// Tests of the official warnings on a place's page.
@MainActor @Suite(.timeLimit(.minutes(10))) struct WarningCardTests {
  private func page(_ warnings: WarningReport?) async -> Screen {
    var cases = MockUseCases()
    var more = MockMoreWeather()
    more.warnings = .some(warnings)
    cases.loadMoreWeather = more
    cases.resolvePlace = MockUseCases.everyPlace
    let screen = await Screen.weda(cases, at: "/city/london-england-gb")
    await screen.settle { $0.has(UITestIDs.Details.warnings) }
    return screen
  }

  @Test func `the warning card says that a place has no source of warnings`() async throws {
    let screen = await page(nil)
    #expect(
      try screen.element(UITestIDs.Details.warnings).lines
        == ["Official warnings", "No source of warnings for this place"])
  }

  @Test func `the warning card names its source if there are no warnings`() async throws {
    let screen = await page(.fixture([]))
    #expect(
      try screen.element(UITestIDs.Details.warnings).text
        .contains("No warnings now. Source: Weather Office"))
  }

  @Test func `a warning without an end time is shown with its event, severity, area and issuer`()
    async throws
  {
    let screen = await page(.fixture([.fixture(hours: nil)]))
    let text = try screen.element(UITestIDs.Details.warning("1")).text
    for fact in [
      "Storm Warning", "Severe danger", "Coast; Hills", "Issued by Office of the Coast",
      "Full text",
    ] {
      #expect(text.contains(fact), "\(fact)")
    }
    #expect(
      try screen.element(UITestIDs.Details.warnings).text
        .contains("One warning above. Source: Weather Office"))
  }

  @Test
  func `after a failed request, earlier valid warnings stay, but an empty result is discarded`() {
    let now = WeatherReport.fixtureTime
    var state = MoreViewModel.State()
    state.warnings = .loaded(.init(value: .fixture([])))
    #expect(state.warnings(at: now) == state.warnings)
    state.warnings = .failed(.timeout, last: .init(value: .fixture([])))
    #expect(state.warnings(at: now) == .failed(.timeout, last: nil))
    state.warnings = .failed(.timeout, last: .init(value: .fixture()))
    #expect(state.warnings(at: now) == state.warnings, "a warning stays until it ends")
    let after = now.addingTimeInterval(7 * 3600)
    #expect(state.warnings(at: after) == .failed(.timeout, last: nil))
  }

  @Test func `a warning that has ended is not shown`() async {
    let screen = await page(.fixture([.fixture(hours: -1)]))
    #expect(!screen.has(UITestIDs.Details.warning("1")))
  }

  @Test func `the times of a warning are those of the place`() {
    let format = WeatherFormat(locale: Locale(identifier: "en_GB"))
    let lines = format.lines(.fixture(hours: 6), in: .gmt)
    #expect(lines.count == 4)
    #expect(lines[1].hasPrefix("From Thursday 09:40 until Thursday 15:40"))
    #expect(format.lines(.fixture(severity: .unknown), in: .gmt).count == 3)
  }
}
