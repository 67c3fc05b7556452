import Foundation
import StrataKitTesting
import SwiftUITesting
import Testing
import WeDaDomain

@testable import WeDaPresentation

/// Tests of the card with yesterday's weather and the averages of a date.
@MainActor @Suite(.timeLimit(.minutes(10))) struct PastCardTests {
  private func page(_ past: PastReport?, of report: WeatherReport? = nil) async -> Screen {
    var cases = MockUseCases()
    if let report { cases.loadWeather = MockLoadWeatherUseCase(MockScript(answer: report)) }
    var more = MockMoreWeather()
    more.past = .some(past)
    cases.loadMoreWeather = more
    cases.resolvePlace = MockUseCases.everyPlace
    let screen = await Screen.weda(cases, at: "/city/london-england-gb")
    await screen.settle { $0.has(UITestIDs.Details.past) }
    return screen
  }

  @Test func `the past weather card compares today with yesterday and the average of ten years`()
    async throws
  {
    let screen = await page(.fixture())
    // Today’s highest temperature is 13 degrees.
    #expect(
      try screen.element(UITestIDs.Details.sinceYesterday).text
        == "5 degrees warmer than yesterday")
    #expect(screen.text.contains("Yesterday: High 8° · Low 4° · 1.2\u{A0}mm"))
    #expect(
      try screen.element(UITestIDs.Details.normals).text
        == "Usual on this date: High 12° · Low 4° (mean of 10 years)")
  }

  @Test func `the past weather card says why today is not compared if its noon is not forecast`()
    async throws
  {
    let late = WeatherReport(
      place: .london, current: .fixture, slots: Array(ForecastSlot.fixtures.dropFirst()),
      zone: .gmt, fetchedAt: WeatherReport.fixtureTime, provider: .fixture, origin: .remote)
    let screen = await page(.fixture(), of: late)
    #expect(!screen.has(UITestIDs.Details.sinceYesterday))
    #expect(
      try screen.element(UITestIDs.Details.notCompared).text
        == "Not compared with today: the forecast lacks today’s warmest hours")
    #expect(await !page(.fixture()).has(UITestIDs.Details.notCompared))
  }

  @Test func `the past weather card says which values are unknown`() async throws {
    let screen = await page(.fixture(yesterday: nil, years: 3))
    #expect(!screen.has(UITestIDs.Details.sinceYesterday))
    #expect(
      try screen.element(UITestIDs.Details.normals).text
        == "The usual weather of this place is not known")
    #expect(screen.text.contains("Yesterday’s weather is not known"))
    #expect(
      try await page(nil).element(UITestIDs.Details.past).text.contains(
        "No past weather data for this place"))
  }

  @Test(arguments: [
    (10.0, 10.4, "As warm as yesterday"), (10, 11, "One degree warmer than yesterday"),
    (10, 6, "4 degrees colder than yesterday"), (10, 9, "One degree colder than yesterday"),
  ])
  func `the change since yesterday is written in whole degrees`(
    before: Double, now: Double, text: String
  ) {
    let format = WeatherFormat(locale: Locale(identifier: "en_GB"))
    #expect(
      format.change(from: Temperature(celsius: before), to: Temperature(celsius: now)) == text)
  }

  @Test func `the change since yesterday uses the chosen unit and the language's plural`() {
    let american = WeatherFormat(units: .american, locale: Locale(identifier: "en_US"))
    #expect(
      american.change(from: Temperature(celsius: 10), to: Temperature(celsius: 15))
        == "9 degrees warmer than yesterday")
    // The page shows 51° and 49°.
    #expect(
      american.change(from: Temperature(celsius: 10.4), to: Temperature(celsius: 9.6))
        == "2 degrees colder than yesterday")
    let arabic = WeatherFormat(locale: Locale(identifier: "ar_EG"))
    #expect(
      arabic.change(from: Temperature(celsius: 10), to: Temperature(celsius: 12))
        == "أدفأ من الأمس بدرجتين")
  }
}
