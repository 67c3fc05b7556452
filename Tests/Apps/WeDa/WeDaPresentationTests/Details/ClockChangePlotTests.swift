import Foundation
import StrataRendering
import Testing
import WeDaDomain

@testable import SwiftUITesting
@testable import WeDaPresentation

/// Tests of the plots across the two changes of the clocks in Berlin.
@MainActor @Suite struct ClockChangePlotTests {
  private let format = WeatherFormat(units: .metric, locale: Locale(identifier: "en_GB"))
  private let berlin: PlaceZone

  init() throws { berlin = try PlaceZone(identifier: "Europe/Berlin") }

  /// Returns hourly forecasts, whose temperatures rise and fall.
  private func slots(from start: String, hours: Int) throws -> [ForecastSlot] {
    let begin = try Date(start, strategy: .iso8601)
    return (0..<hours).map { hour in
      ForecastSlot(
        time: begin.addingTimeInterval(Double(hour) * 3600), duration: 3600,
        temperature: Temperature(celsius: Double(hour % 7)),
        condition: WeatherCondition(kind: .sunny, details: "", isDaytime: true))
    }
  }

  /// Lays the first plot out and returns it as it is drawn then.
  private func plot(_ screen: Screen, width: Double) throws -> ScreenElement {
    func first() throws -> ScreenElement {
      try #require(screen.all(.any, nil).first { $0.drawing.events.contains(.box) })
    }
    try first().layOut(CGRect(x: 0, y: 0, width: width, height: 120))
    return try first()
  }

  @Test(arguments: [
    ("2026-03-28T11:00:00Z", [0, 6, 12, 17, 23, 29, 35, 41, 47]),
    ("2025-10-25T10:00:00Z", [0, 6, 12, 19, 25, 31, 37, 43]),
  ])
  func `a meteogram across a clock change has each hour once and lines at local 0, 6, 12 and 18`(
    noon: String, lines: [Int]
  ) throws {
    let slots = try slots(from: noon, hours: 48)
    let screen = Screen(
      Meteogram(slots: slots, now: slots[0].time, zone: berlin.timeZone, format: format))
    let plot = try plot(screen, width: 480)
    #expect(plot.verticals(every: 10) == lines)
    let curve = try #require(plot.steps(width: 2).first)
    #expect(curve.ends.map { Int(($0 / 10).rounded()) } == Array(0..<48))
  }

  @Test(arguments: [
    ("2026-03-21T23:00:00Z", 383, [0, 48, 96, 144, 191, 239, 287, 335]),
    ("2025-10-17T22:00:00Z", 385, [0, 48, 96, 144, 192, 241, 289, 337]),
  ])
  func `the plot of sixteen days across a clock change has lines where local days begin`(
    midnight: String, hours: Int, lines: [Int]
  ) throws {
    let days = ForecastDay.group(
      try slots(from: midnight, hours: hours), in: berlin, limit: 16)
    try #require(days.count == 16)
    let plot = try plot(
      Screen(DaysPlot(days: days, zone: berlin, format: format)), width: Double(hours * 2))
    #expect(plot.verticals(every: 2) == lines)
    let curve = try #require(plot.steps(width: 2).first)
    #expect(curve.ends.count == 16, "a point for each day")
  }
}

extension ScreenElement {
  /// Returns the paths of the plot's strokes of a width.
  fileprivate func steps(width: Double) -> [[PathStep]] {
    let figures = drawingTree.children.filter { $0.element.kind == .shape }
      .flatMap(\.element.drawing)
    return figures.compactMap { figure in
      guard case .stroke(let outline, _, let line) = figure.content, line.width == width,
        case .path(let steps, _, _, _) = outline.form
      else { return nil }
      return steps
    }
  }

  /// Returns the places of the grid's vertical lines, in units of a number of points.
  fileprivate func verticals(every points: Double) -> [Int] {
    let steps = steps(width: 0.5).flatMap(\.self)
    let places = zip(steps, steps.dropFirst()).compactMap { from, to -> Int? in
      guard case .move(let start) = from, case .line(let end) = to, start.x == end.x else {
        return nil
      }
      return Int((start.x / points).rounded())
    }
    return places.sorted()
  }
}

extension [PathStep] {
  /// The horizontal positions at which the steps end.
  fileprivate var ends: [Double] {
    compactMap { step in
      switch step {
      case .move(let to), .line(let to), .quadratic(let to, _), .cubic(let to, _, _): to.x
      case .close: nil
      }
    }
  }
}
