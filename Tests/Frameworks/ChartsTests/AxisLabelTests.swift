import Foundation
import StrataRendering
import SwiftUI
import Testing

@testable import Charts

/// Tests of the places of the labels below a plot.
@MainActor @Suite struct AxisLabelTests {
  private func axis(of chart: some ChartContent, width: Double, textScale: Double = 1) -> AxisPlan {
    plan(of: chart, width: width, textScale: textScale).xAxis
  }

  private func plan(
    of chart: some ChartContent, width: Double, textScale: Double, dates: [Date] = []
  ) -> ChartDrawing {
    var environment = EnvironmentValues()
    if !dates.isEmpty {
      environment.chartSettings.xAxis.sets = { AxisMarks(values: dates)._sets }
    }
    environment.timeZone = .gmt
    environment.locale = Locale(identifier: "en")
    let size = CGSize(width: width, height: 100)
    return ChartDrawing(chart._marks, environment, size: size, textScale: textScale)
  }

  private func points(_ dates: [TimeInterval]) -> some ChartContent {
    ForEach(dates, id: \.self) {
      PointMark(
        x: .value("Day", Date(timeIntervalSince1970: $0)), y: .value("Sum", 1))
    }
  }

  @Test func `the date at the start of an axis is not cut off by a row's edge`() throws {
    let axis = self.axis(of: points([0, 86_400 * 4]), width: 320)
    let labels = axis.labels
    #expect(labels.map(\.content.text) == ["Jan 1", "Jan 2", "Jan 3", "Jan 4", "Jan 5"])
    let first = try #require(labels.first)
    let second = try #require(labels.dropFirst().first)
    #expect(first.place == 0 && first.alignment == .leading && axis.left(of: first) == -12)
    #expect(second.alignment == .center)
    #expect(axis.left(of: second) == second.place - second.room / 2)
    let last = try #require(labels.last)
    #expect(last.place == 320 && last.alignment == .trailing)
    #expect(axis.left(of: last) + last.room == 332)
  }

  @Test func `a short number at an end of an axis is centered at its place`() {
    let numbers = ForEach([0, 5, 10], id: \.self) {
      PointMark(x: .value("Number", $0), y: .value("Sum", 1))
    }
    let labels = axis(of: numbers, width: 320).labels
    #expect(labels.count > 2 && labels.allSatisfy { $0.alignment == .center })
  }

  @Test func `a category that is wider than its bar begins near the plot's edge`() {
    let names = ["A long name", "b", "c", "d"]
    let bars = ForEach(names, id: \.self) { BarMark(x: .value("Name", $0), y: .value("Sum", 1)) }
    let labels = axis(of: bars, width: 160).labels
    #expect(labels.map(\.content.text) == ["A long name", "c", "d"])
    #expect(labels.map(\.alignment) == [.leading, .center, .center])
  }

  @Test func `at twice the text size labels are thinned, and the ends are near the plot`() throws {
    let usual = axis(of: points([0, 86_400 * 4]), width: 300).labels
    let plan = axis(of: points([0, 86_400 * 4]), width: 300, textScale: 2)
    let large = plan.labels
    #expect(!large.isEmpty && large.count < usual.count)
    // Each letter is estimated at 6.5 points of the default size.
    let width = large.map { Double(($0.content.text ?? "").count) * 6.5 * 2 }.reduce(0, +)
    #expect(width <= 300 + 2 * AxisPlan.overhang)
    let first = try #require(large.first)
    #expect(plan.left(of: first) >= -AxisPlan.overhang)
  }

  @Test func `dates that would not all fit are thinned at equal distances`() {
    let days = (0..<16).map { Double($0) * 86_400 }
    for (width, scale) in [(320.0, 2.0), (200, 1), (120, 1), (300, 3)] {
      let places = plan(
        of: points(days), width: width, textScale: scale,
        dates: days.map(Date.init(timeIntervalSince1970:))
      ).xAxis.labels.map(\.place)
      let steps = Set(zip(places, places.dropFirst()).map { ($1 - $0).rounded() })
      #expect(steps.count == 1, "\(places)")
      #expect(places.first == 0)
    }
  }

  @Test func `the lowest label beside a plot stays above the labels below the plot`() throws {
    for scale in [1.0, 2] {
      let labels = plan(of: points([0, 86_400]), width: 320, textScale: scale).yAxis.labels
      let lowest = try #require(labels.map(\.place).max())
      #expect(lowest == 100 - 7 * scale)
    }
  }

  @Test func `labels of both axes are read in the reader's direction, the plot from left to right`()
    throws
  {
    let chart = Chart { BarMark(x: .value("Kind", "a"), y: .value("Sum", 5)) }
    let screen = try ChartScreen(chart.environment(\.layoutDirection, .rightToLeft))
    let parts = parts(of: screen.screen.drawing)
    let labels = parts.filter { $0.element.style.contains(.textStyle("caption2")) }
      .filter { $0.element.text != nil }
    let below = labels.filter { $0.element.text == "a" }
    let beside = labels.filter { $0.element.text.flatMap(Double.init) != nil }
    #expect(below.count == 1 && beside.count > 1 && labels.count == beside.count + 1)
    #expect(labels.allSatisfy { $0.direction == "rtl" })
    let plots = parts.filter {
      $0.element.events.contains(.box) && $0.element[.isHidden] == nil
    }
    #expect(!plots.isEmpty && plots.allSatisfy { $0.direction == "ltr" })
  }

  /// Returns the elements of a tree, each with the reading direction that it has or inherits.
  private func parts(
    of tree: ElementTree, in outer: String? = nil
  ) -> [(element: Element, direction: String?)] {
    let direction = tree.element[.direction] ?? outer
    return [(tree.element, direction)]
      + tree.children.flatMap { parts(of: $0, in: direction) }
  }

  @Test(arguments: ["2026-03-21", "2026-10-17"])
  func `the ticks of sixteen days are at local midnights and quarters across a clock change`(
    first: String
  ) throws {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = try #require(TimeZone(identifier: "Europe/Berlin"))
    let start = try Date(first, strategy: .iso8601.year().month().day())
    let midnight = calendar.startOfDay(for: start)
    let end = try #require(calendar.date(byAdding: .day, value: 16, to: midnight))
    #expect(end.timeIntervalSince(midnight) != 16 * 86_400)
    let range =
      midnight.timeIntervalSinceReferenceDate...end.timeIntervalSinceReferenceDate
    func hours(_ step: DateStep) -> [Int] {
      step.dates(in: range, calendar).map {
        calendar.component(.hour, from: Date(timeIntervalSinceReferenceDate: $0))
      }
    }
    #expect(hours(DateStep(.day)) == Array(repeating: 0, count: 17))
    #expect(hours(DateStep(.hour, 6)) == (0..<65).map { $0 % 4 * 6 })
  }
}
