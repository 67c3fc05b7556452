import Foundation
import SwiftUI
import Testing

@testable import Charts

@MainActor @Suite struct StackingTests {
  private let calendar = Calendar(identifier: .gregorian)

  private func model(_ content: some ChartContent) -> PlotModel {
    PlotModel(content._marks, calendar: calendar)
  }

  private func spans(_ model: PlotModel) -> [[Double]] {
    model.items.map {
      if case .interval(let start, let end, _) = $0.y { [start, end] } else { [] }
    }
  }

  private func bars(_ numbers: [Double], _ method: MarkStackingMethod) -> some ChartContent {
    ForEach(numbers.indices, id: \.self) { index in
      BarMark(x: .value("Kind", "a"), y: .value("Sum", numbers[index]), stacking: method)
    }
  }

  @Test
  func `bars of the same category are stacked, positive ones up and negative ones down from zero`()
  {
    let model = model(bars([1, -2, 3, -4], .standard))
    #expect(spans(model) == [[0, 1], [0, -2], [1, 4], [-2, -6]])
    #expect(model.yScale.range == -6...4)
  }

  @Test func `normalized stacking shows each bar as its share of the sum`() {
    #expect(spans(model(bars([1, 3], .normalized))) == [[0, 0.25], [0.25, 1]])
    #expect(spans(model(bars([0, 0], .normalized))) == [[0, 0], [0, 0]])
  }

  @Test func `centered stacking has its middle at zero, and unstacked bars all begin at zero`() {
    #expect(spans(model(bars([1, 3], .center))) == [[-2, -1], [-1, 2]])
    #expect(spans(model(bars([1, 3], .unstacked))) == [[0, 1], [0, 3]])
  }

  @Test func `NaN and infinite values are left out of a stack of bars`() {
    let model = model(bars([1, .nan, 3, .infinity], .standard))
    #expect(model.items.map(\.isKnown) == [true, false, true, false])
    #expect(spans(model)[2] == [1, 4])
  }

  @Test func `bars that stand side by side are not stacked`() {
    let model = model(
      ForEach(["a", "b"], id: \.self) { name in
        BarMark(x: .value("Kind", "k"), y: .value("Sum", 5))
          .position(by: .value("Name", name))
      })
    #expect(spans(model) == [[0, 5], [0, 5]])
    let placing = MarkPlacing(model, model.space(width: 100, height: 50))
    let boxes = model.items.compactMap { placing.box($0) }
    #expect(boxes.map(\.left) == [10, 50])
    #expect(boxes.map(\.right) == [50, 90])
  }

  @Test func `a bar with a number on the x axis extends horizontally from zero`() {
    let model = model(BarMark(x: .value("Sum", 4), y: .value("Kind", "a")))
    #expect(model.items[0].isVertical == false)
    #expect(model.items[0].x == .interval(0, 4, isDate: false))
    let single = self.model(BarMark(x: .value("Sum", 4)))
    #expect(single.items[0].x == .interval(0, 4, isDate: false))
    #expect(single.items[0].y == .whole(.init()))
  }

  @Test func `areas of several series are stacked at each x value`() {
    let model = model(
      ForEach(["a", "b"], id: \.self) { name in
        ForEach(0..<2) { x in
          AreaMark(x: .value("X", x), y: .value("Y", x + 1))
            .foregroundStyle(by: .value("Name", name))
        }
      })
    #expect(spans(model) == [[0, 1], [0, 2], [1, 2], [2, 4]])
  }

  @Test func `bars with a start and an end value are not stacked`() {
    let model = model(
      ForEach(0..<2) { _ in
        BarMark(x: .value("Kind", "a"), yStart: .value("Low", 2), yEnd: .value("High", 5))
      })
    #expect(spans(model) == [[2, 5], [2, 5]])
  }

  @Test func `a bar with the unit day covers the local day, 23 hours when summer time begins`()
    throws
  {
    var calendar = calendar
    calendar.timeZone = try #require(TimeZone(identifier: "Europe/Berlin"))
    let noon = try Date("2026-03-29T10:00:00Z", strategy: .iso8601)
    let mark = BarMark(x: .value("Day", noon, unit: .day), y: .value("Sum", 1))
    let model = PlotModel(mark._marks, calendar: calendar)
    // A day of 23 hours, as summer time begins.
    let range = model.xScale.range
    #expect(range.upperBound - range.lowerBound == 23 * 3600)
  }

  @Test
  func `bars at numbers are as wide as the smallest distance between them, and fit into the axis`()
  {
    let model = model(
      ForEach([10.0, 12, 16], id: \.self) { x in
        BarMark(x: .value("X", x), y: .value("Y", 1))
      })
    #expect(model.xStep == 2)
    #expect(model.xScale.range == 0...20)
  }
}
