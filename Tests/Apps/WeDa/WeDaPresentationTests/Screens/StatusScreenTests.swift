import Foundation
import StrataKitTesting
import SwiftUITesting
import Testing
import WeDaDomain

@testable import WeDaPresentation

/// Tests of the page with the sources, the ages and the calls of the data.
@MainActor @Suite(.timeLimit(.minutes(10))) struct StatusScreenTests {
  private func cases(_ fault: ServiceFault? = nil) -> MockUseCases {
    var cases = MockUseCases()
    cases.loadProviderStatus = MockLoadProviderStatusUseCase(services: [.fixture(fault: fault)])
    return cases
  }

  private func report(_ point: GridPoint?) -> WeatherReport {
    var report = WeatherReport.fixture(provider: .openMeteo)
    report.gridPoint = point
    return report
  }

  /// Opens the status of the data of London's page.
  private func sheet(_ cases: MockUseCases) async throws -> Screen {
    let screen = await Screen.weda(cases, at: "/city/london-england-gb")
    try screen.element(UITestIDs.Details.status).tap()
    await screen.settle { $0.has(UITestIDs.Status.note) }
    return screen
  }

  @Test func `the settings lead to the calls of each service beside its limits`() async throws {
    let screen = await Screen.weda(cases(), at: "/settings")
    try screen.element(UITestIDs.Status.link).tap()
    await screen.settle { $0.has(UITestIDs.Status.note) }
    #expect(screen.url == "/settings/status")
    let calls = { (period: String) in
      try screen.element(UITestIDs.Status.calls("openmeteo", period)).text
    }
    // Part of a call counts as a whole one.
    #expect(try calls("minute").contains("3 of 600"))
    #expect(try calls("hour").contains("41 of 5,000"))
    #expect(try calls("day").contains("1,041 of 10,000"))
    #expect(try screen.element(UITestIDs.Status.fault("openmeteo")).text.contains("None since"))
    #expect(try screen.element(UITestIDs.Status.note).text.contains("12 Mar"))
    #expect(!screen.has(UITestIDs.Status.grid))
  }

  @Test func `the last error of a service is shown in words with its age`() async throws {
    let fault = ServiceFault(.providerDown(status: 503), at: Date().addingTimeInterval(-7200))
    let screen = await Screen.weda(cases(fault), at: "/settings/status")
    let text = try screen.element(UITestIDs.Status.fault("openmeteo")).text
    #expect(text.contains("The weather service is down") && text.contains("2 hours ago"))
  }

  @Test func `a service without a published limit says so`() async throws {
    var cases = MockUseCases()
    let service = ServiceStatus(
      id: "nws", name: "National Weather Service",
      calls: [CallCount(period: .day, count: 7)], since: WeatherReport.fixtureTime)
    cases.loadProviderStatus = MockLoadProviderStatusUseCase(services: [service])
    let screen = await Screen.weda(cases, at: "/settings/status")
    let text = try screen.element(UITestIDs.Status.calls("nws", "day")).text
    #expect(text.contains("7 (no published limit)"))
  }

  @Test func `a place's page shows the source, its grid point and the age of each block`()
    async throws
  {
    let point = GridPoint(
      coordinate: try Coordinate(latitude: 51.56, longitude: -0.1278),
      height: Distance(metres: 23))
    var cases = cases()
    cases.loadWeather = MockLoadWeatherUseCase(MockScript(answer: report(point)))
    var more = MockMoreWeather(error: .providerDown(status: 500))
    more.air = .some(.fixture())
    more.warnings = .some(nil)
    cases.loadMoreWeather = more
    let screen = try await sheet(cases)
    #expect(try screen.element(UITestIDs.Status.source).text.contains("Open-Meteo"))
    #expect(try screen.element(UITestIDs.Status.grid).text.contains("3.6\u{A0}mi"))
    #expect(try screen.element(UITestIDs.Status.height).text.contains("23\u{A0}m"))
    let block = { (name: String) in try screen.element(UITestIDs.Status.block(name)).text }
    // Further data arrive after the weather.
    await screen.settle { _ in
      (try? block("air").contains(" old") && block("past").contains("down")
        && block("warnings").contains("No source")) == true
    }
    for name in ["current", "hours", "days", "air"] { #expect(try block(name).contains(" old")) }
    #expect(try block("past").contains("The weather service is down"))
    #expect(try block("warnings").contains("No source of warnings for this place"))
    #expect(try block("models").contains("Not loaded"))
    try screen.element(UITestIDs.Status.done).tap()
    await screen.settle { !$0.has(UITestIDs.Status.note) }
  }

  @Test func `a source that reports no grid point is said to report none`() async throws {
    var cases = cases()
    cases.loadWeather = MockLoadWeatherUseCase(MockScript(answer: report(nil)))
    let screen = try await sheet(cases)
    #expect(try screen.element(UITestIDs.Status.grid).text.contains("Not reported"))
    #expect(try screen.element(UITestIDs.Status.height).text.contains("Not reported"))
  }

  @Test func `an age is that of the time at which the page was opened`() {
    let format = WeatherFormat(locale: Locale(identifier: "en"))
    let block = BlockAge("hours", Words.Hours.Screen.title, from: WeatherReport.fixtureTime)
    let later = WeatherReport.fixtureTime.addingTimeInterval(300)
    #expect(block.words(at: later, format) == "5 minutes old")
  }
}
