import StrataKitTesting
import SwiftUITesting
import Testing
import WeDaDomain

@testable import WeDaPresentation

/// Tests of the card with the quality of the air on a place's page.
@MainActor @Suite(.timeLimit(.minutes(10))) struct AirCardTests {
  private func page(
    _ air: AirReport??, error: WeatherError = .cancelled, language: String = "en-GB"
  ) async -> Screen {
    var cases = MockUseCases()
    var more = MockMoreWeather(error: error)
    more.air = air
    cases.loadMoreWeather = more
    cases.resolvePlace = MockUseCases.everyPlace
    let screen = await Screen.weda(cases, at: "/city/london-england-gb", language: language)
    await screen.settle { $0.has(UITestIDs.Details.temperature) }
    return screen
  }

  @Test func `both scales are named with their levels`() async throws {
    let screen = await page(.some(.fixture()))
    await screen.settle { $0.has(UITestIDs.Details.air) }
    #expect(
      try screen.element(UITestIDs.Details.europeanAir).lines == ["European index", "34 · Fair"])
    #expect(try screen.element(UITestIDs.Details.americanAir).lines == ["US index", "42 · Good"])
    #expect(try screen.element(UITestIDs.Details.pollen).text == "Birch: 13 per m³")
    #expect(screen.text.contains("Fine dust (PM2.5): 8\u{A0}µg/m³"))
  }

  @Test func `the worst pollutant is named for each scale, once if both agree`() async throws {
    let differing = await page(.some(.fixture()))
    await differing.settle { $0.has(UITestIDs.Details.air) }
    #expect(
      try differing.element(UITestIDs.Details.worstAir("ozone")).text == "Worst pollutant: Ozone")
    #expect(differing.has(UITestIDs.Details.worstAir("fineDust")))
    let agreeing = await page(.some(.fixture(american: 28, americanParts: [.ozone: 28])))
    await agreeing.settle { $0.has(UITestIDs.Details.air) }
    #expect(agreeing.text.split(separator: "Worst pollutant").count == 2)
    let unknown = await page(.some(.fixture(european: 80, american: nil)))
    await unknown.settle { $0.has(UITestIDs.Details.air) }
    #expect(!unknown.text.contains("Worst pollutant"))
  }

  @Test func `the air card distinguishes a missing pollen forecast from an absence of pollen`()
    async throws
  {
    let screen = await page(.some(.fixture(american: nil, pollen: [:])))
    await screen.settle { $0.has(UITestIDs.Details.air) }
    #expect(
      try screen.element(UITestIDs.Details.pollen).text == "No pollen forecast for this place")
    #expect(!screen.has(UITestIDs.Details.americanAir))
    let quiet = await page(.some(.fixture(pollen: [.birch: 0, .grass: 0.2])))
    await quiet.settle { $0.has(UITestIDs.Details.air) }
    #expect(try quiet.element(UITestIDs.Details.pollen).text == "No pollen in the air now")
  }

  @Test func `the air card says that there is no air quality data if the provider has none`()
    async throws
  {
    let screen = await page(.some(nil), language: "es-ES")
    await screen.settle { $0.has(UITestIDs.Details.air) }
    #expect(
      try screen.element(UITestIDs.Details.air).lines
        == ["Calidad del aire", "Sin calidad del aire aquí"])
  }

  @Test func `the air card credits Open-Meteo and CAMS for real data but not for demo data`()
    async throws
  {
    let screen = await page(.some(.fixture()))
    await screen.settle { $0.has(UITestIDs.Details.moreCredit) }
    #expect(screen.text.contains("by CAMS"))
    var cases = MockUseCases.reporting(.fixture(provider: .demo))
    var more = MockMoreWeather()
    more.air = .some(.fixture())
    cases.loadMoreWeather = more
    cases.resolvePlace = MockUseCases.everyPlace
    let demo = await Screen.weda(cases, at: "/city/london-england-gb")
    await demo.settle { $0.has(UITestIDs.Details.air) }
    #expect(!demo.has(UITestIDs.Details.moreCredit) && !demo.text.contains("CAMS"))
  }

  @Test func `a failed air quality request shows a retry button without hiding the forecast`()
    async throws
  {
    let screen = await page(nil, error: .providerDown(status: 503))
    let retry = UITestIDs.Details.retry(UITestIDs.Details.air)
    await screen.settle { $0.has(retry) }
    #expect(screen.has(UITestIDs.Details.temperature))
    #expect(!screen.has(UITestIDs.App.error))
  }

  @Test(arguments: [WeatherError.offline, .nothingStored, .cancelled])
  func `the air card is hidden for errors that the page already shows`(error: WeatherError) async {
    let screen = await page(nil, error: error)
    #expect(!screen.has(UITestIDs.Details.air))
  }
}

/// Tests of the view model of the further data.
@MainActor struct MoreViewModelTests {
  private func cases(_ air: AirReport??) -> MockUseCases {
    var cases = MockUseCases()
    var more = MockMoreWeather(error: .timeout)
    more.air = air
    cases.loadMoreWeather = more
    return cases
  }

  @Test func `the air report of the shown place is loaded`() async {
    let model = MoreViewModel(cases(.some(.fixture())))
    #expect(model.state.air == .idle)
    await model.send(.shown(.fixture()))
    #expect(model.state.air == .loaded(.init(value: .fixture())))
  }

  @Test func `a failed part can be requested again`() async {
    let model = MoreViewModel(cases(nil))
    await model.send(.retried)
    #expect(model.state.air == .idle)
    await model.send(.shown(.fixture()))
    #expect(model.state.air.error == .timeout)
    await model.send(.retried)
    #expect(model.state.air.error == .timeout)
  }
}
