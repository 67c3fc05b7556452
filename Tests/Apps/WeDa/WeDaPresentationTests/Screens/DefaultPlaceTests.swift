import StrataKitTesting
import SwiftUITesting
import Testing
import WeDaDomain

@testable import WeDaPresentation

/// Tests of the default place: a choice on its page, and the first page that opens on it.
@MainActor @Suite(.timeLimit(.minutes(10))) struct DefaultPlaceTests {
  private func cases(_ settings: MockSettingsRepository) -> MockUseCases {
    var cases = MockUseCases()
    cases.resolvePlace = MockUseCases.everyPlace
    cases.loadSettings = DefaultLoadSettingsUseCase(settings: settings)
    cases.saveSettings = DefaultSaveSettingsUseCase(settings: settings)
    return cases
  }

  @Test func `the first page shows the chosen default place instead of the last viewed one`()
    async throws
  {
    let kept = MockSettingsRepository()
    let first = await Screen.weda(cases(kept))
    #expect(first.text.contains("Last viewed") && !first.text.contains("My place"))
    let page = await Screen.weda(cases(kept), at: "/city/london-england-gb")
    try page.button("Make this my default place").tap()
    await page.settle { !$0.all(.button, "Remove as my default place").isEmpty }
    #expect(try await kept.settings().home == .london)
    let next = await Screen.weda(cases(kept))
    #expect(try next.element(UITestIDs.Search.recent).text.contains("London"))
    #expect(next.text.contains("My place") && !next.text.contains("Last viewed"))
  }

  @Test func `after the default place is removed, the first page shows the last viewed place`()
    async throws
  {
    let kept = MockSettingsRepository(WeatherSettings(home: .london))
    let page = await Screen.weda(cases(kept), at: "/city/london-england-gb")
    try page.button("Remove as my default place").tap()
    await page.settle { !$0.all(.button, "Make this my default place").isEmpty }
    #expect(try await kept.settings().home == nil)
    #expect(await Screen.weda(cases(kept)).text.contains("Last viewed"))
  }

  @Test func `a place can be made the default one in place of another`() async throws {
    let kept = MockSettingsRepository(WeatherSettings(home: .paris))
    let page = await Screen.weda(cases(kept), at: "/city/london-england-gb")
    try page.button("Make this my default place").tap()
    await page.settle { !$0.all(.button, "Remove as my default place").isEmpty }
    #expect(try await kept.settings().home == .london)
  }
}
