import Foundation
import StrataRendering
import SwiftUI
import Testing

@testable import Charts
@testable import SwiftUITesting

@MainActor @Suite struct SelectionTests {
  private struct Picking: View {
    @State private var x: Double?
    @State private var range: ClosedRange<Double>?
    @State private var name: String?
    @State private var writes = 0
    var isRange = false
    var isCategory = false

    var body: some View {
      VStack {
        if isCategory {
          Chart(["a", "b", "c", "d"], id: \.self) {
            BarMark(x: .value("Name", $0), y: .value("Sum", 1))
          }.chartXSelection(value: $name)
        } else if isRange {
          numbers.chartXSelection(range: $range)
        } else {
          numbers.chartXSelection(value: $x)
        }
        Text(verbatim: "x \(x ?? -1) name \(name ?? "none") writes \(writes)")
        Text(verbatim: "range \(range?.lowerBound ?? -1) \(range?.upperBound ?? -1)")
      }
      .onChange(of: x) { writes += 1 }
    }

    private var numbers: some View {
      Chart { LineMark(x: .value("X", 1), y: .value("Y", 1)) }.chartXScale(domain: 0...10)
    }
  }

  @Test func `a chart's selection is the value that is touched, and is nil when the touch ends`()
    throws
  {
    let chart = try ChartScreen(Picking())
    try chart.plot.finger(at: CGPoint(x: 50, y: 20)) { _ in
      #expect(chart.screen.text.contains("x 2.5 "))
    }
    #expect(chart.screen.text.contains("x -1.0 "))
  }

  @Test func `arrow keys move a chart's selection, and Escape clears it`() throws {
    let chart = try ChartScreen(Picking())
    let keyed = try #require(chart.screen.all(.any, nil).first { $0.drawing[.keys] != nil })
    for (key, value) in [
      ("ArrowRight", "0.0"), ("ArrowRight", "0.5"), ("ArrowRight", "1.0"), ("ArrowLeft", "0.5"),
      ("Home", "0.0"), ("ArrowLeft", "0.0"), ("End", "10.0"), ("ArrowLeft", "9.5"),
      ("Escape", "-1.0"), ("ArrowLeft", "10.0"),
    ] {
      try keyed.send(.key, value: "1 0 \(key)")
      #expect(chart.screen.text.contains("x \(value) "), "\(key)")
    }
  }

  @Test func `an arrow key moves a chart's selection to the next category`() throws {
    let chart = try ChartScreen(Picking(isCategory: true))
    let keyed = try #require(chart.screen.all(.any, nil).first { $0.drawing[.keys] != nil })
    for name in ["a", "b", "c"] {
      try keyed.send(.key, value: "1 0 ArrowRight")
      #expect(chart.screen.text.contains("name \(name) "))
    }
  }

  @Test func `the plot of a selectable chart is a slider whose value names the selected marks`()
    throws
  {
    let chart = try ChartScreen(Picking(isCategory: true))
    let slider = try #require(chart.screen.all(.any, nil).first { $0.drawing[.role] == "slider" })
    #expect(slider.drawing[.label] == "Sum by Name")
    #expect(slider.drawing[.valueText] == "No value selected")
    #expect(slider.drawing[.fraction] == "0.0")
    try chart.plot.finger(at: CGPoint(x: 101, y: 20)) { _ in
      let moved = chart.screen.all(.any, nil).first { $0.drawing[.role] == "slider" }
      #expect(moved?.drawing[.valueText] == "c. 1")
      #expect(moved?.drawing[.fraction] == "0.625")
    }
  }

  @Test func `a chart without a selection has no slider`() throws {
    let chart = try ChartScreen(Picking(isRange: true))
    #expect(!chart.screen.all(.any, nil).contains { $0.drawing[.role] == "slider" })
  }

  @Test func `an arrow key moves a chart's selection by the distance between its marks`() throws {
    struct Hours: View {
      @State private var hour: Int?
      var body: some View {
        VStack {
          Chart(0..<41, id: \.self) { LineMark(x: .value("Hour", $0), y: .value("Y", $0)) }
            .chartXSelection(value: $hour)
          Text(verbatim: "hour \(hour ?? -1).")
        }
      }
    }
    let chart = try ChartScreen(Hours())
    for hour in 0..<41 {
      let keyed = try #require(chart.screen.all(.any, nil).first { $0.drawing[.keys] != nil })
      try keyed.send(.key, value: "1 0 ArrowRight")
      #expect(chart.screen.text.contains("hour \(hour)."))
    }
  }

  @Test func `the nearest marks' values are named by their series`() throws {
    let zone = try #require(TimeZone(identifier: "Europe/Berlin"))
    let marks = [(1, 4.0), (3, 9)].flatMap { x, y in
      [("a", y), ("b", y + 1)].flatMap { name, y in
        LineMark(x: .value("X", x), y: .value("Y", y)).foregroundStyle(by: .value("Line", name))
          ._marks
      }
    }
    let words = ValueWords(
      locale: Locale(identifier: "en"), calendar: Calendar(identifier: .gregorian), timeZone: zone)
    let report = ChartReport(marks, words, in: EnvironmentValues())
    #expect(report.words(at: .number(1.9)) == "1. a: 4. b: 5")
    #expect(report.words(at: .number(8)) == "3. a: 9. b: 10")
    #expect(report.words(at: nil) == "No value selected")
    #expect(Set(report.places) == [.number(1), .number(3)])
  }

  @Test func `a value at the border of two intervals belongs to the later one`() throws {
    let zone = try #require(TimeZone(identifier: "Europe/Berlin"))
    let marks = [0.0, 1].flatMap { start in
      RectangleMark(
        xStart: .value("X", start), xEnd: .value("X", start + 1), yStart: .value("Y", 0.0),
        yEnd: .value("Y", start + 5)
      )._marks
    }
    let words = ValueWords(
      locale: Locale(identifier: "en"), calendar: Calendar(identifier: .gregorian), timeZone: zone)
    let report = ChartReport(marks, words, in: EnvironmentValues())
    #expect(report.words(at: .number(0.9)).hasPrefix("0."))
    #expect(report.words(at: .number(1)).hasPrefix("1."))
  }

  @Test
  func `while dragging, the selection is set at most ten times a second, with the latest value`()
    async throws
  {
    let clock = ScreenClock()
    let chart = try ChartScreen(Picking(), clock: clock)
    let screen = chart.screen
    let target = try chart.plot
    let finger = ScreenFinger(target, at: CGPoint(x: 20, y: 20))
    try finger.comeDown()
    for x in [40.0, 60, 80] { try finger.move(to: CGPoint(x: x, y: 20)) }
    #expect(screen.text.contains("x 1.0 "))
    await clock.advance(by: 0.1)
    await screen.settle { $0.text.contains("x 4.0 ") }
    #expect(screen.text.contains("writes 2"))
    try finger.lift()
    #expect(screen.text.contains("x -1.0 "))
  }

  @Test func `a touch anywhere in a category's width selects the category`() throws {
    let chart = try ChartScreen(Picking(isCategory: true))
    try chart.plot.finger(at: CGPoint(x: 101, y: 20)) { _ in
      #expect(chart.screen.text.contains("name c "))
    }
  }

  @Test func `a drag from right to left selects a range, and lifting the finger clears it`()
    async throws
  {
    let clock = ScreenClock()
    let chart = try ChartScreen(Picking(isRange: true), clock: clock)
    let finger = ScreenFinger(try chart.plot, at: CGPoint(x: 160, y: 20))
    try finger.comeDown()
    try finger.move(to: CGPoint(x: 40, y: 20))
    await clock.advance(by: 0.1)
    await chart.screen.settle { $0.text.contains("range 2.0 8.0") }
    try finger.lift()
    #expect(chart.screen.text.contains("range -1.0 -1.0"))
  }

  @Test func `a ChartProxy converts values to positions and positions to values`() {
    let space = PlotSpace(
      PlotScale(.number(.linear), 0...10), PlotScale(.number(.linear), 0...4), width: 200,
      height: 100)
    let proxy = ChartProxy(space, Selections(), nil)
    #expect(proxy.plotSize == CGSize(width: 200, height: 100))
    #expect(proxy.position(forX: 5) == 100)
    #expect(proxy.position(forY: 1) == 75)
    #expect(proxy.position(for: (x: 5, y: 1)) == CGPoint(x: 100, y: 75))
    #expect(proxy.value(atX: 100, as: Int.self) == 5)
    #expect(proxy.value(atY: 75) == 1.0)
    #expect(proxy.position(forX: "a") == nil)
    let both: (Double, Double)? = proxy.value(at: CGPoint(x: 20, y: 0))
    #expect(both?.0 == 1 && both?.1 == 4)
  }

  @Test
  func `a position in a pie chart is converted to a value that increases clockwise from the top`()
    throws
  {
    let marks = [1.0, 3].map { SectorMark(angle: .value("Sum", $0))._marks[0] }
    let sectors = Sectors(marks)
    let value = try #require(sectors.value(at: Point(150, 50), width: 200, height: 100))
    #expect(abs(value - 1) < 1e-9)
    let left = try #require(sectors.value(at: Point(50, 50), width: 200, height: 100))
    #expect(abs(left - 3) < 1e-9)
  }
}
