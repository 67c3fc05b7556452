import Foundation
import Testing
import WeDaDomain

@testable import SwiftUITesting
@testable import WeDaPresentation

@MainActor @Suite struct MeteogramTests {
  @Test func `the table of the temperatures names its columns and has units`() throws {
    let start = Date(timeIntervalSince1970: 1_773_273_600)
    let slots = [4, 9.4].enumerated().map { number, celsius in
      ForecastSlot(
        time: start.addingTimeInterval(Double(number) * 10_800),
        temperature: Temperature(celsius: celsius),
        condition: WeatherCondition(kind: .rainy, details: "", isDaytime: true))
    }
    let format = WeatherFormat(units: .metric, locale: Locale(identifier: "en_GB"))
    let screen = Screen(Meteogram(slots: slots, now: start, zone: .gmt, format: format))
    let button = try #require(screen.all(.button, "Show values as a table").first)
    try button.tap()
    let lines = screen.lines
    #expect(lines.filter { $0 == "Time" }.count == 1)
    #expect(lines.contains("Line"))
    // Of the second slot; what it feels like is not known.
    #expect(lines.contains("9°"))
    #expect(!lines.contains("9.4"))
  }

  @Test func `of hours that would not fit next to each other, some are left out`() throws {
    let start = Date(timeIntervalSince1970: 1_773_273_600)
    let slots = (0..<16).map { number in
      ForecastSlot(
        time: start.addingTimeInterval(Double(number) * 10_800),
        temperature: Temperature(celsius: Double(number)),
        condition: WeatherCondition(kind: .rainy, details: "", isDaytime: true),
        precipitation: Precipitation(millimetres: 1))
    }
    let format = WeatherFormat(
      units: .metric, clock: .twelve, locale: Locale(identifier: "en_US"))
    let screen = Screen(Meteogram(slots: slots, now: start, zone: .gmt, format: format))
    for index in 0..<2 {
      let plots = screen.all(.any, nil).filter { $0.drawing.events.contains(.box) }
      try #require(plots.count == 2)
      try plots[index].layOut(CGRect(x: 0, y: 0, width: 300, height: 100))
    }
    let words = Set(
      [0, 6, 12, 18].map { hour in
        format.time(start.addingTimeInterval(Double(hour) * 3600), in: .gmt)
      })
    let shown = screen.lines.filter { words.contains($0) }
    #expect(!shown.isEmpty && shown.count <= 12, "of nine in each of two plots: \(shown)")
  }

  private func slots(_ amounts: [Double?]) -> [ForecastSlot] {
    amounts.enumerated().map { number, amount in
      ForecastSlot(
        time: Date(timeIntervalSince1970: 1_773_273_600 + Double(number) * 10_800),
        temperature: Temperature(celsius: 8),
        condition: WeatherCondition(kind: .cloudy, details: "", isDaytime: true),
        precipitation: amount.map(Precipitation.init(millimetres:)))
    }
  }

  @Test func `two dry days are said in words, not plotted as an empty axis`() throws {
    let format = WeatherFormat(units: .metric, locale: Locale(identifier: "en_GB"))
    let dry = slots(Array(repeating: 0, count: 16))
    let screen = Screen(Meteogram(slots: dry, now: dry[0].time, zone: .gmt, format: format))
    #expect(
      try screen.element(UITestIDs.Details.noRainPlot).text
        == "No rain or snow forecast for the next 48 hours")
    #expect(screen.all(.any, nil).filter { $0.drawing.events.contains(.box) }.count == 1)
    let wet = slots([0, 0.1])
    let plotted = Screen(Meteogram(slots: wet, now: wet[0].time, zone: .gmt, format: format))
    #expect(!plotted.has(UITestIDs.Details.noRainPlot))
    #expect(plotted.all(.any, nil).filter { $0.drawing.events.contains(.box) }.count == 2)
  }

  @Test func `an amount that is not reported is not called dry`() {
    let format = WeatherFormat(units: .metric, locale: Locale(identifier: "en_GB"))
    func reason(_ amounts: [Double?]) -> String? {
      RainPlot(slots(amounts), format: format).emptiness
    }
    #expect(reason([nil, nil]) == "Amount of rain or snow not reported")
    #expect(reason([0, nil]) == "No rain or snow in the hours that are reported")
    #expect(reason([0, 0]) == "No rain or snow forecast for the next 6 hours")
    #expect(reason([nil, 0.2]) == nil)
  }
}
