import Foundation
import SwiftUITesting
import Testing
import WeDaDomain

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
}
