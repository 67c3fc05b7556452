import Foundation
import StrataHTMLRenderer
import StrataRendering
import SwiftUI
import Testing

@testable import Charts
@testable import SwiftUITesting

/// A chart on a screen, whose plot has been measured.
@MainActor struct ChartScreen {
  let screen: Screen
  let size: CGSize

  init(
    _ chart: some View, size: CGSize? = CGSize(width: 200, height: 100), language: String = "en",
    clock: ScreenClock? = nil
  ) throws {
    let zone = try #require(TimeZone(identifier: "Europe/Berlin"))
    screen = Screen(
      chart.environment(\.timeZone, zone), language: language, clock: clock)
    self.size = size ?? .zero
    if let size { try plot.layOut(CGRect(origin: .zero, size: size)) }
  }

  /// The element of the plot, which reports its size.
  var plot: ScreenElement {
    get throws {
      try #require(screen.all(.any, nil).first { $0.drawing.events.contains(.box) })
    }
  }

  /// The figures of each drawing in the plot; the first one is the grid.
  var drawings: [[Figure]] {
    get throws {
      try plot.drawingTree.children.filter { $0.element.kind == .shape }.map(\.element.drawing)
    }
  }

  /// The SVG path of each drawing of marks.
  var paths: [String] {
    get throws {
      let grid = try drawings.dropFirst()
      return grid.flatMap { $0.map(\.path) }
    }
  }

  /// The text that a screen reader reads for the chart.
  var summary: String? {
    screen.all(.any, nil).compactMap { $0.drawing[.label] }.first
  }

  /// The labels of the axes, in reading order.
  var labels: [String] {
    screen.all(.any, nil).filter { $0.drawing.style.contains(.textStyle("caption2")) }
      .compactMap(\.drawing.text)
  }

  /// The page as HTML, with its CSS rules.
  var page: (html: String, rules: String) {
    let page = HTMLRenderer().page([screen.drawing])
    return (page.contents[0], page.rules)
  }
}

extension Figure {
  /// The path as SVG has it.
  var path: String {
    switch content {
    case .fill(let outline, _, _), .stroke(let outline, _, _):
      guard case .path(let steps, _, _, _) = outline.form else { return "" }
      return steps.map(\.text).joined(separator: " ")
    case .text, .group: return ""
    }
  }

  var paint: Paint? {
    switch content {
    case .fill(_, let paint, _), .stroke(_, let paint, _): paint
    case .text, .group: nil
    }
  }

  var line: StrokeLine? { if case .stroke(_, _, let line) = content { line } else { nil } }
}

extension PathStep {
  fileprivate var text: String {
    func pair(_ point: Point) -> String { "\(number(point.x)),\(number(point.y))" }
    func number(_ value: Double) -> String {
      value == value.rounded() ? "\(Int(value))" : "\(value)"
    }
    return switch self {
    case .move(let to): "M\(pair(to))"
    case .line(let to): "L\(pair(to))"
    case .quadratic(let to, let control): "Q\(pair(control)) \(pair(to))"
    case .cubic(let to, let first, let second): "C\(pair(first)) \(pair(second)) \(pair(to))"
    case .close: "Z"
    }
  }
}
