import Foundation
import StrataKitTesting
import SwiftUITesting
import Testing
import WeDaDomain

@testable import WeDaPresentation

/// Tests of the forecasts of several models on a place's page.
@MainActor @Suite(.timeLimit(.minutes(5))) struct ModelsTests {
  private func cases(_ models: ModelReport??, error: WeatherError = .cancelled) -> MockUseCases {
    var more = MockMoreWeather(error: error)
    more.models = models
    var cases = MockUseCases()
    cases.resolvePlace = MockUseCases.everyPlace
    cases.loadMoreWeather = more
    return cases
  }

  @Test func `weather models are loaded only after they are switched on`() async {
    let model = ModelsViewModel(cases(.some(.fixture())))
    await model.send(.shown(.fixture()))
    #expect(model.state.models == .idle)
    await model.send(.switched(.fixture(), isOn: true))
    #expect(model.state.models == .loaded(.fixture()))
    await model.send(.switched(.fixture(), isOn: false))
    #expect(!model.state.isOn)
  }

  @Test func `a failed request for weather models shows its error, also after a failed retry`()
    async
  {
    let model = ModelsViewModel(cases(nil, error: .timeout))
    await model.send(.switched(.fixture(), isOn: true))
    #expect(model.state.models == .failed(.timeout, last: nil))
    await model.send(.retried)
    #expect(model.state.models == .failed(.timeout, last: nil))
  }

  @Test func `loaded weather models are discarded when the place or the provider changes`() async {
    let model = ModelsViewModel(cases(.some(.fixture())))
    await model.send(.switched(.fixture(), isOn: true))
    await model.send(.switched(.fixture(), isOn: false))
    await model.send(.shown(.fixture(place: .tokyo)))
    #expect(model.state.models == .idle)
    await model.send(.switched(.fixture(place: .tokyo), isOn: true))
    await model.send(.switched(.fixture(place: .tokyo), isOn: false))
    await model.send(.shown(.fixture(place: .tokyo, provider: .demo)))
    #expect(model.state.models == .idle)
  }

  private func card(_ cases: MockUseCases) -> Screen {
    Screen(
      ModelsCard(
        model: ModelsViewModel(cases), report: .fixture(), now: WeatherReport.fixtureTime,
        format: WeatherFormat(units: .metric, locale: Locale(identifier: "en_GB"))),
      language: "en-GB")
  }

  @Test func `switching on the weather models shows their names, temperature spread and rain`()
    async throws
  {
    let screen = card(cases(.some(.fixture())))
    #expect(!screen.has(UITestIDs.Models.spread))
    try screen.toggle(UITestIDs.Models.isOn).turnOn()
    await screen.settle { $0.has(UITestIDs.Models.spread) }
    #expect(screen.text.contains("ECMWF IFS") && screen.text.contains("NOAA GFS"))
    #expect(
      try screen.element(UITestIDs.Models.spread).text == "The temperatures differ by up to 2.9°.")
    #expect(
      try screen.element(UITestIDs.Models.rain).text
        == "Rain and snow in 48 hours: 0\u{A0}mm to 4.9\u{A0}mm")
    try screen.toggle(UITestIDs.Models.isOn).turnOff()
    await screen.settle { !$0.has(UITestIDs.Models.spread) }
  }

  @Test
  func `a place without weather models shows a sentence, and a failed request a retry button`()
    async throws
  {
    let none = card(cases(.some(nil)))
    try none.toggle(UITestIDs.Models.isOn).turnOn()
    await none.settle { $0.has(UITestIDs.Models.problem) }
    #expect(none.text.contains("Forecasts of several models are not available here"))
    #expect(!none.has(UITestIDs.Models.retry))
    let failing = card(cases(nil, error: .timeout))
    try failing.toggle(UITestIDs.Models.isOn).turnOn()
    await failing.settle { $0.has(UITestIDs.Models.retry) }
  }

  @Test func `the switch for weather models on a place's page is off at first`() async throws {
    let screen = await Screen.weda(cases(nil), at: "/city/london-england-gb")
    await screen.settle { $0.has(UITestIDs.Models.isOn) }
    #expect(try !screen.toggle(UITestIDs.Models.isOn).isOn)
  }

  @Test func `the sentences about weather models use the chosen units`() {
    let metric = WeatherFormat(units: .metric, locale: Locale(identifier: "en_GB"))
    let american = WeatherFormat(units: .american, locale: Locale(identifier: "en_US"))
    let models = ModelReport.fixture().spread(from: WeatherReport.fixtureTime)
    // 0.5° and 48 twentieths of a degree.
    #expect(metric.spread(models) == "The temperatures differ by up to 2.9°.")
    #expect(american.spread(models) == "The temperatures differ by up to 5.2°.")
    #expect(metric.spread([]) == nil)
    #expect(metric.rain(0...1.5) == "Rain and snow in 48 hours: 0\u{A0}mm to 1.5\u{A0}mm")
    #expect(metric.rain(0...0) == "Rain and snow in 48 hours: 0\u{A0}mm by all models")
  }
}
