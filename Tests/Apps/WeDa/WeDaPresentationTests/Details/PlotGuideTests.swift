import Foundation
import StrataRendering
import SwiftUI
import Testing
import WeDaDomain

@testable import SwiftUITesting
@testable import WeDaPresentation

/// Tests of the values, lines and nights that the plots of a meteogram share.
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

  private func values(_ screen: Screen) throws -> String {
    try screen.element(UITestIDs.Details.plotValues).text
  }

  @Test func `the values of the first hour stand above the plots until somebody points at one`()
    throws
  {
    #expect(
      try values(screen(24)) == "00:00 · Cloudy · 0° · 1\u{A0}mm · 50% · 7\u{A0}km/h · From E")
  }

  @Test(arguments: 0..<3)
  func `pointing at any plot shows the hour's values and a line in all plots`(index: Int) throws {
    let screen = try screen(24)
    let lines = screen.plots.map(\.figureCount)
    try screen.plots[index].finger(at: CGPoint(x: 125, y: 20)) { _ in
      #expect((try? values(screen))?.hasPrefix("12:00 · Cloudy · 12°") == true)
      #expect(screen.plots.map(\.figureCount) == lines.map { $0 + 1 })
    }
    #expect(try values(screen).hasPrefix("00:00"))
    #expect(screen.plots.map(\.figureCount) == lines)
  }

  @Test func `arrow keys move the line from hour to hour, and the plot's slider names the values`()
    throws
  {
    let screen = try screen(24)
    for hour in 0..<24 {
      let sliders = screen.all(.any, nil).filter { $0.drawing[.role] == "slider" }
      try #require(sliders.count == 3)
      #expect(sliders[0].drawing[.label] == "Temperature by Time")
      try sliders[0].send(.key, value: "1 0 ArrowRight")
      let time = format.time(Self.start.addingTimeInterval(Double(hour) * 3600), in: .gmt)
      #expect(try values(screen).hasPrefix(time))
    }
    let words = screen.all(.any, nil).compactMap { element in
      element.drawing[.role] == "slider" ? element.drawing[.valueText] : nil
    }
    #expect(words.count == 3 && words[0].contains("23°"))
    #expect(words[1].contains("1\u{A0}mm · 50%"))
    #expect(words[2].contains("7\u{A0}km/h"))
  }

  @Test func `a time outside of all hours shows the nearest hour`() {
    let slots = [hour(2), hour(3), hour(6)]
    func shown(_ hours: Double?) -> Date? {
      PlotValues.slot(at: hours.map { Self.start.addingTimeInterval($0 * 3600) }, of: slots)?.time
    }
    #expect(shown(nil) == slots[0].time)
    #expect(shown(0) == slots[0].time)
    #expect(shown(3) == slots[1].time)
    #expect(shown(4.4) == slots[1].time)
    #expect(shown(9) == slots[2].time)
    #expect(PlotValues.slot(at: nil, of: []) == nil)
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

  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func `an arrow points where the wind blows to, and is not mirrored from right to left`(
    direction: LayoutDirection
  ) throws {
    let meteogram = Meteogram(
      slots: (0..<8).map(hour), now: Self.start, zone: .gmt, format: format, place: nil)
    let screen = Screen(meteogram.environment(\.layoutDirection, direction))
    for index in 0..<3 {
      let plots = screen.plots
      try #require(plots.count == 3)
      try plots[index].layOut(CGRect(x: 0, y: 0, width: 240, height: 100))
    }
    let turns = rules(of: screen.drawing).compactMap { rule -> Double? in
      if case .rotation(let degrees, _) = rule { degrees } else { nil }
    }
    // The wind comes from the east.
    #expect(!turns.isEmpty && turns.allSatisfy { $0 == 270 })
    let isMirrored = rules(of: screen.drawing).contains { rule in
      if case .scale(let x, _, _) = rule { x < 0 } else { false }
    }
    #expect(!isMirrored)
  }

  /// Returns the rules of all elements of a tree.
  private func rules(of tree: ElementTree) -> [StyleRule] {
    tree.element.style + tree.children.flatMap(rules)
  }
}

extension Screen {
  /// The plots of all charts, from top to bottom.
  fileprivate var plots: [ScreenElement] {
    all(.any, nil).filter { $0.drawing.events.contains(.box) && $0.drawing[.isHidden] == nil }
  }
}

extension ScreenElement {
  /// The number of outlines in the plot: of its grid, marks, nights and lines.
  fileprivate var figureCount: Int {
    drawingTree.children.filter { $0.element.kind == .shape }.map(\.element.drawing.count)
      .reduce(0, +)
  }
}
