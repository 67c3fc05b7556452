import Foundation
import StrataRendering
import Testing
import WeDaDomain

@testable import SwiftUITesting
@testable import WeDaPresentation

/// Tests of the nights and the arrows in the plots of a meteogram.
@MainActor @Suite struct PlotGuideTests {
  private let format = WeatherFormat(units: .metric, locale: Locale(identifier: "en_GB"))
  private static let start = Date(timeIntervalSince1970: 1_773_273_600)

  private func hour(_ number: Int) -> ForecastSlot {
    ForecastSlot(
      time: Self.start.addingTimeInterval(Double(number) * 3600), duration: 3600,
      temperature: Temperature(celsius: Double(number)),
      condition: WeatherCondition(kind: .cloudy, details: "", isDaytime: true),
      wind: Wind(speed: Speed(metresPerSecond: 2), direction: 90, gust: nil), probability: 0.5,
      precipitation: Precipitation(millimetres: 1))
  }

  private func screen(_ hours: Int, place: Coordinate? = nil) throws -> Screen {
    let slots = (0..<hours).map(hour)
    let screen = Screen(
      Meteogram(slots: slots, now: Self.start, zone: .gmt, format: format, place: place))
    for index in 0..<3 {
      let plots = screen.plots
      try #require(plots.count == 3)
      try plots[index].layOut(CGRect(x: 0, y: 0, width: 240, height: 100))
    }
    return screen
  }

  @Test func `every plot shades the nights of the place`() throws {
    let place = try Coordinate(latitude: 51.5074, longitude: -0.1278)
    let bare = try screen(24).plots.map(\.figureCount)
    let shaded = try screen(24, place: place).plots.map(\.figureCount)
    #expect(zip(bare, shaded).allSatisfy { $0 < $1 }, "\(bare) without nights, \(shaded) with")
  }

  @Test func `at most eight arrows show the wind's direction, none where it is unknown`() {
    #expect(WindPlot((0..<48).map(hour)).directed.count == 8)
    #expect(WindPlot((0..<5).map(hour)).directed.count == 5)
    var calm = hour(0)
    calm = ForecastSlot(
      time: calm.time, temperature: calm.temperature, condition: calm.condition,
      wind: Wind(speed: Speed(metresPerSecond: 0), direction: nil, gust: nil))
    #expect(WindPlot([calm]).directed.isEmpty)
  }
}

extension Screen {
  /// The plots of all charts, from top to bottom.
  fileprivate var plots: [ScreenElement] {
    all(.any, nil).filter { $0.drawing.events.contains(.box) }
  }
}

extension ScreenElement {
  /// The number of outlines in the plot: of its grid, marks, nights and lines.
  fileprivate var figureCount: Int {
    drawingTree.children.filter { $0.element.kind == .shape }.map(\.element.drawing.count)
      .reduce(0, +)
  }
}
