import Foundation
import Testing
import WeDaDomain

@testable import SwiftUITesting
@testable import WeDaPresentation

/// Tests of the plot of all days.
@MainActor @Suite struct DaysPlotTests {
  private let format = WeatherFormat(units: .metric, locale: Locale(identifier: "en_GB"))

  private func days(
    _ amounts: [Double?], chance: Double? = 0.5, zone: PlaceZone = .gmt
  ) -> [ForecastDay] {
    let slots = amounts.enumerated().flatMap { number, amount in
      [0.0, 12].map { hour in
        ForecastSlot(
          time: Date(timeIntervalSince1970: 1_773_273_600 + Double(number) * 86_400 + hour * 3600),
          duration: 43_200, temperature: Temperature(celsius: Double(number) + hour / 4),
          condition: WeatherCondition(kind: .rainy, details: "", isDaytime: true),
          probability: chance, precipitation: amount.map { Precipitation(millimetres: $0 / 2) })
      }
    }
    return ForecastDay.group(slots, in: zone, limit: amounts.count)
  }

  private func screen(_ days: [ForecastDay], zone: PlaceZone = .gmt) -> Screen {
    Screen(DaysPlot(days: days, zone: zone, format: format))
  }

  @Test func `the tables of all days have highs and lows, and amounts with probabilities`() throws {
    let screen = screen(days([2, nil, 0]))
    for button in screen.all(.button, "Show values as a table") { try button.tap() }
    let lines = screen.lines
    #expect(lines.contains("High") && lines.contains("Low"))
    #expect(lines.contains("5°") && lines.contains("2°"))
    #expect(lines.contains("2\u{A0}mm · 50%") && lines.contains("– · 50%"))
    #expect(lines.contains("0\u{A0}mm · 50%"))
  }

  @Test func `days without rain are described by a sentence instead of an empty plot`() throws {
    func note(_ amounts: [Double?]) -> String? {
      DaysRain(days(amounts, chance: 0), format: format).note
    }
    #expect(note([0, 0]) == "No rain or snow forecast for these days")
    #expect(note([0, nil]) == "No rain or snow on the days that are reported")
    #expect(note([nil, nil]) == "Amount of rain or snow not reported")
    #expect(note([nil, 0.3]) == nil)
    let dry = screen(days([0, 0], chance: 0))
    #expect(dry.has(UITestIDs.Details.noDaysRain) && !dry.has(UITestIDs.Details.daysRain))
  }

  @Test func `days with a chance of rain are plotted with it, and nothing says that they are dry`()
    throws
  {
    let possible = screen(days([0, 0], chance: 0.01))
    #expect(!possible.has(UITestIDs.Details.noDaysRain))
    #expect(possible.has(UITestIDs.Details.daysRain))
    #expect(possible.lines.contains("Chance 0%–100%"))
    // The chance is known, and the amount is not.
    let unknown = screen(days([nil, nil], chance: 0.3))
    #expect(unknown.has(UITestIDs.Details.noDaysRain))
    #expect(unknown.has(UITestIDs.Details.daysRain))
    let without = screen(days([2, 0], chance: nil))
    #expect(!without.lines.contains { $0.hasPrefix("Chance") })
  }

  @Test func `the axis names every second day, also across a change of the clocks`() throws {
    // Sunday, 29 March 2026, has 23 hours.
    let zone = try PlaceZone(identifier: "Europe/Berlin")
    let slots = (0..<16 * 24).map { hour in
      ForecastSlot(
        time: Date(timeIntervalSince1970: 1_774_134_000 + Double(hour) * 3600), duration: 3600,
        temperature: Temperature(celsius: 8),
        condition: WeatherCondition(kind: .sunny, details: "", isDaytime: true))
    }
    let days = ForecastDay.group(slots, in: zone, limit: 16)
    try #require(days.count == 16)
    let screen = screen(days, zone: zone)
    let plot = try #require(screen.all(.any, nil).first { $0.drawing.events.contains(.box) })
    try plot.layOut(CGRect(x: 0, y: 0, width: 640, height: 120))
    let shown = screen.lines.filter { $0.count == 3 && $0.first?.isUppercase == true }
    #expect(shown.prefix(8) == ["Sun", "Tue", "Thu", "Sat", "Mon", "Wed", "Fri", "Sun"])
  }

  @Test func `the plots of all days are twice as high at twice the text size`() throws {
    let screen = screen(days([2, 1]))
    func heights() -> [Double] {
      screen.all(.any, nil).flatMap(\.drawing.style).compactMap { rule in
        if case .size(_, let height?) = rule, height >= 90 { height } else { nil }
      }
    }
    #expect(heights() == [160, 120])
    try #require(!screen.hiddenLines.isEmpty)
    for index in screen.hiddenLines.indices {
      try screen.hiddenLines[index].layOut(CGRect(x: 0, y: 0, width: 14, height: 32))
    }
    #expect(heights() == [320, 240])
  }
}

extension Screen {
  /// The hidden lines of text that the charts and their frames measure. `all(_:_:)` does not find
  /// them, since it leaves out what is hidden from screen readers.
  fileprivate var hiddenLines: [ScreenElement] {
    func lines(_ element: DrawnElement) -> [DrawnElement] {
      let isLine = element.element.events.contains(.box) && element.element[.isHidden] != nil
      return (isLine ? [element] : []) + element.children.flatMap(lines)
    }
    flush()
    return browser.roots.flatMap(lines).map { ScreenElement($0, on: self) }
  }
}
