import Foundation
import StrataRendering
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

  @Test func `hour labels that would not fit on the chart's axis are left out`() throws {
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
      let plots = screen.plots
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

  @Test func `the time axis names each day in the middle of its part, and the current time`()
    throws
  {
    // From 15:00 on Thursday to 03:00 on Saturday, of which three hours have no room for a name.
    let start = Date(timeIntervalSince1970: 1_773_327_600)
    let hour: TimeInterval = 3600
    let format = WeatherFormat(units: .metric, locale: Locale(identifier: "en_GB"))
    let axes = PlotAxes(window: start...start + 36 * hour, zone: .gmt, format: format)
    #expect(axes.middles == [start + 4.5 * hour, start + 21 * hour])
    let slots = (0..<12).map { number in
      ForecastSlot(
        time: start.addingTimeInterval(Double(number) * 3 * hour),
        temperature: Temperature(celsius: Double(number)),
        condition: WeatherCondition(kind: .cloudy, details: "", isDaytime: true))
    }
    let screen = Screen(
      Meteogram(slots: slots, now: start + hour, zone: .gmt, format: format))
    try screen.plots[0].layOut(CGRect(x: 0, y: 0, width: 300, height: 100))
    let lines = screen.lines
    #expect(lines.filter { $0 == "Thu" }.count == 1 && lines.contains("Fri"), "\(lines)")
    #expect(!lines.contains("Sat"), "\(lines)")
    // Screen readers have the time in the table instead.
    #expect(Self.count(in: screen.drawing) { $0.text == "Now" } == 1)
    let ground = StyleRule.background(.faded(.named("system"), opacity: 0.8))
    #expect(
      Self.count(in: screen.drawing) { $0.style.contains(ground) } == 1, "no curve crosses it")
  }

  private static func count(in tree: ElementTree, where fits: (Element) -> Bool) -> Int {
    (fits(tree.element) ? 1 : 0) + tree.children.map { count(in: $0, where: fits) }.reduce(0, +)
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

  @Test func `two dry days are described by a sentence instead of an empty rain chart`() throws {
    let format = WeatherFormat(units: .metric, locale: Locale(identifier: "en_GB"))
    let dry = slots(Array(repeating: 0, count: 16))
    let screen = Screen(Meteogram(slots: dry, now: dry[0].time, zone: .gmt, format: format))
    #expect(
      try screen.element(UITestIDs.Details.noRainPlot).text
        == "No rain or snow forecast for the next 48 hours")
    #expect(screen.plots.count == 1)
    let wet = slots([0, 0.1])
    let plotted = Screen(Meteogram(slots: wet, now: wet[0].time, zone: .gmt, format: format))
    #expect(!plotted.has(UITestIDs.Details.noRainPlot))
    #expect(plotted.plots.count == 2)
  }

  @Test func `the plots begin with the current weather if the first slot begins later`() throws {
    let format = WeatherFormat(units: .metric, locale: Locale(identifier: "en_GB"))
    let dry = slots(Array(repeating: 0, count: 16))
    let now = dry[0].time.addingTimeInterval(-5400)
    let present = ForecastSlot(
      time: now, duration: 5400, temperature: Temperature(celsius: 3),
      condition: WeatherCondition(kind: .cloudy, details: "", isDaytime: true))
    let screen = Screen(
      Meteogram(slots: dry, now: now, zone: .gmt, format: format, present: present))
    #expect(
      try screen.element(UITestIDs.Details.plotValues).text.hasPrefix("22:30 · Cloudy · 3°"))
    #expect(
      try screen.element(UITestIDs.Details.noRainPlot).text
        == "No rain or snow forecast for the next 48 hours", "it is not of the forecast")
    try #require(screen.all(.button, "Show values as a table").first).tap()
    #expect(screen.lines.contains("3°"))
  }

  @Test func `the rain chart's note distinguishes unreported amounts from dry hours`() {
    let format = WeatherFormat(units: .metric, locale: Locale(identifier: "en_GB"))
    func reason(_ amounts: [Double?]) -> String? {
      RainPlot(slots(amounts), format: format).note
    }
    #expect(reason([nil, nil]) == "Amount of rain or snow not reported")
    #expect(reason([0, nil]) == "No rain or snow in the hours that are reported")
    #expect(reason([0, 0]) == "No rain or snow forecast for the next 6 hours")
    #expect(reason([nil, 0.2]) == nil)
  }

  // MARK: Probability and wind

  private let british = WeatherFormat(units: .metric, locale: Locale(identifier: "en_GB"))

  private func hour(
    _ number: Int, rain: Double? = 0, probability: Double? = nil, wind: Wind? = nil
  ) -> ForecastSlot {
    ForecastSlot(
      time: Date(timeIntervalSince1970: 1_773_273_600 + Double(number) * 3600), duration: 3600,
      temperature: Temperature(celsius: 8),
      condition: WeatherCondition(kind: .cloudy, details: "", isDaytime: true), wind: wind,
      probability: probability, precipitation: rain.map(Precipitation.init(millimetres:)))
  }

  private func wind(_ speed: Double, gust: Double? = nil) -> Wind {
    Wind(
      speed: Speed(metresPerSecond: speed), direction: 90,
      gust: gust.map(Speed.init(metresPerSecond:)))
  }

  private func screen(_ slots: [ForecastSlot]) throws -> Screen {
    let screen = Screen(Meteogram(slots: slots, now: slots[0].time, zone: .gmt, format: british))
    let count = screen.plots.count
    for index in 0..<count {
      try screen.plots[index].layOut(CGRect(x: 0, y: 0, width: 300, height: 100))
    }
    return screen
  }

  @Test func `the rain chart draws the probability as a line with a gap where it is unknown`()
    throws
  {
    let chances: [Double?] = [0.2, 0.6, nil, 1, 0.4]
    let slots = chances.enumerated().map { hour($0, rain: 0.5, probability: $1) }
    let screen = try screen(slots)
    try #require(screen.plots.count == 2)
    let line = try #require(screen.plots[1].curves.first)
    #expect(screen.plots[1].curves.count == 1)
    // In the middle of each hour, from 0 at the lower edge to 100 % at the upper edge.
    #expect(
      line == [
        .move(Point(30, 80)), .line(Point(90, 40)), .move(Point(210, 0)), .line(Point(270, 60)),
      ])
    let lines = screen.lines
    // The axis has the amounts, one line each, and the legend the ends of the other scale.
    #expect(lines.contains("Amount") && lines.contains("Chance 0%–100%"))
    #expect(lines.contains("1\u{A0}mm") && lines.contains("0\u{A0}mm") && !lines.contains("100%"))
  }

  @Test func `each row of the rain table has the amount and the probability`() throws {
    let slots = [
      hour(0, rain: 0.5, probability: 0.6), hour(1, rain: nil, probability: 0.3),
      hour(2, rain: 2, probability: nil),
    ]
    let screen = try screen(slots)
    let buttons = screen.all(.button, "Show values as a table")
    try #require(buttons.count == 2)
    try buttons[1].tap()
    let lines = screen.lines
    #expect(lines.contains("0.5\u{A0}mm · 60%") && lines.contains("– · 30%"))
    // The other is the label of the axis.
    #expect(lines.filter { $0 == "2\u{A0}mm" }.count == 2)
  }

  @Test func `without any probability the rain chart has no line and no legend entry for it`()
    throws
  {
    let screen = try screen([hour(0, rain: 0.5), hour(1, rain: 0)])
    try #require(screen.plots.count == 2)
    #expect(screen.plots[1].curves.isEmpty)
    #expect(!screen.lines.contains { $0.hasPrefix("Chance") || $0.hasSuffix("100%") })
  }

  @Test func `dry hours are charted only if rain is possible, else described by a sentence`()
    throws
  {
    for chance in [nil, 0, 0.004] {
      let dry = RainPlot([hour(0, probability: chance)], format: british)
      #expect(!dry.isDrawn)
      #expect(dry.note == "No rain or snow forecast for the next 1 hour")
    }
    for chance in [0.01, 0.4] {
      let possible = RainPlot([hour(0, probability: chance)], format: british)
      #expect(possible.isDrawn && possible.note == nil)
    }
    let unknown = RainPlot([hour(0, rain: nil, probability: 0.4)], format: british)
    #expect(unknown.isDrawn && unknown.note == "Amount of rain or snow not reported")
  }

  @Test func `the upper edge of the plot of rain is a round amount`() {
    func top(_ amounts: [Double], _ format: WeatherFormat) -> Double {
      RainPlot(amounts.enumerated().map { hour($0, rain: $1) }, format: format).top
    }
    #expect(top([0, 0.3], british) == 1)
    #expect(top([1.2], british) == 2)
    #expect(top([2.1, 4.9], british) == 5)
    #expect(top([7], british) == 10)
    #expect(top([12], british) == 20)
    let american = WeatherFormat(units: .american, locale: Locale(identifier: "en_US"))
    #expect(top([0.3], american) == 0.05)
  }

  @Test func `wind and gusts are two lines, with a gap where a speed is unknown`() throws {
    let winds: [Wind?] = [wind(2, gust: 5), wind(4), nil, wind(3, gust: 8), wind(2, gust: 9)]
    let screen = try screen(winds.enumerated().map { hour($0, wind: $1) })
    // It is dry, so that the second plot is that of the wind.
    try #require(screen.plots.count == 2)
    let runs = screen.plots[1].curves.map(\.runs)
    // The first of the gusts is alone, so it is a dot.
    #expect(runs == [2, 2])
    #expect(screen.lines.contains("Wind") && screen.lines.contains("Gusts"))
    #expect(!screen.has(UITestIDs.Details.noWindPlot))
  }

  @Test func `gusts have no line and no legend entry if no hour reports them`() throws {
    let screen = try screen([hour(0, wind: wind(2)), hour(1, wind: wind(3))])
    try #require(screen.plots.count == 2)
    #expect(screen.plots[1].curves.count == 1)
    #expect(!screen.lines.contains("Gusts"))
  }

  @Test func `without any wind, a sentence replaces the plot`() throws {
    let screen = try screen([hour(0), hour(1)])
    #expect(screen.plots.count == 1)
    #expect(try screen.element(UITestIDs.Details.noWindPlot).text == "Wind not reported")
  }

  @Test func `the spoken description of an hour contains its wind and gusts`() {
    let spoken = british.spoken(hour(0, wind: wind(2, gust: 5)), in: .gmt)
    #expect(spoken.hasSuffix("wind 7\u{A0}km/h, From E, Gusts 18\u{A0}km/h"))
  }
}

extension Screen {
  /// The plots of all charts, from top to bottom.
  fileprivate var plots: [ScreenElement] {
    all(.any, nil).filter { $0.drawing.events.contains(.box) && $0.drawing[.isHidden] == nil }
  }
}

extension ScreenElement {
  /// The paths of the plot's lines; those of the grid and of rules are thinner.
  fileprivate var curves: [[PathStep]] {
    let figures = drawingTree.children.filter { $0.element.kind == .shape }
      .flatMap(\.element.drawing)
    return figures.compactMap { figure in
      guard case .stroke(let outline, _, let line) = figure.content, line.width == 2,
        case .path(let steps, _, _, _) = outline.form
      else { return nil }
      return steps
    }
  }
}

extension [PathStep] {
  /// The number of parts that are not connected.
  fileprivate var runs: Int {
    count { step in
      if case .move = step { return true }
      return false
    }
  }
}
