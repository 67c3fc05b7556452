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
        condition: WeatherCondition(kind: .rainy, details: "", isDaytime: true))
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
}
