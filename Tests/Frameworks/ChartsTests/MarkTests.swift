import Foundation
import StrataRendering
import SwiftUI
import Testing

@testable import Charts

/// Tests of each mark's drawing in a plot of 200 by 100 points.
@MainActor @Suite struct MarkTests {
  /// Axes from 0 to 10, without other marks.
  private func chart(@ChartContentBuilder _ content: () -> some ChartContent) throws -> ChartScreen
  {
    try ChartScreen(
      Chart(content: content).chartXScale(domain: 0...10).chartYScale(domain: 0...10)
        .chartXAxis(.hidden).chartYAxis(.hidden))
  }

  private func line(_ values: [Double]) -> some ChartContent {
    ForEach(values.indices, id: \.self) { index in
      LineMark(x: .value("X", index), y: .value("Y", values[index]))
    }
  }

  @Test func `a line mark is drawn through its points`() throws {
    let chart = try chart { line([0, 5, 10]) }
    #expect(try chart.paths == ["M0,100 L20,50 L40,0"])
    let figure = try #require(try chart.drawings.last?.first)
    #expect(figure.paint == .named("blue"))
    #expect(figure.line?.width == 2)
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity])
  func `a NaN or infinite value interrupts a line, and a single point is drawn as a dot`(
    value: Double
  ) throws {
    let chart = try chart { line([0, 5, value, 10]) }
    #expect(try chart.paths == ["M0,100 L20,50 M60,0 L60,0"])
  }

  @Test func `each series is drawn as a separate line in its own color`() throws {
    let chart = try chart {
      ForEach(["a", "b"], id: \.self) { name in
        ForEach(0..<2) { x in
          LineMark(x: .value("X", x), y: .value("Y", name == "a" ? 1 : 2))
            .foregroundStyle(by: .value("Name", name))
        }
      }
    }
    #expect(try chart.paths == ["M0,90 L20,90", "M0,80 L20,80"])
    #expect(
      try chart.drawings.dropFirst().map { $0[0].paint } == [.named("blue"), .named("green")])
  }

  @Test func `an area mark reaches from zero to its values, or from its start to its end values`()
    throws
  {
    let stacked = try chart {
      ForEach(0..<2) { AreaMark(x: .value("X", $0), y: .value("Y", 5)) }
    }
    #expect(try stacked.paths == ["M0,50 L20,50 L20,100 L0,100 Z"])
    let band = try chart {
      ForEach(0..<2) {
        AreaMark(x: .value("X", $0), yStart: .value("Low", 2), yEnd: .value("High", 4))
      }
    }
    #expect(try band.paths == ["M0,60 L20,60 L20,80 L0,80 Z"])
  }

  @Test func `bars with the same style are combined into one drawing`() throws {
    let chart = try ChartScreen(
      Chart {
        BarMark(x: .value("Kind", "a"), y: .value("Sum", 10))
        BarMark(x: .value("Kind", "b"), y: .value("Sum", -10))
      }.chartYScale(domain: -10...10))
    #expect(try chart.paths == ["M10,50 L10,0 L90,0 L90,50 Z M110,100 L110,50 L190,50 L190,100 Z"])
  }

  @Test func `a bar's width is fixed, a ratio of its step, or its step reduced by an inset`() throws
  {
    let chart = try ChartScreen(
      Chart {
        BarMark(x: .value("Kind", "a"), y: .value("Sum", 10), width: .fixed(20))
        BarMark(x: .value("Kind", "b"), y: .value("Sum", 10), width: .ratio(0.5))
        BarMark(x: .value("Kind", "c"), y: .value("Sum", 10), width: .inset(5))
      }.chartYScale(domain: 0...10), size: CGSize(width: 300, height: 100))
    #expect(
      try chart.paths == [
        "M40,100 L40,0 L60,0 L60,100 Z M125,100 L125,0 L175,0 L175,100 Z "
          + "M205,100 L205,0 L295,0 L295,100 Z"
      ])
  }

  @Test func `a horizontal bar begins at the left, in a right-to-left layout at the right`() throws
  {
    let bar = Chart { BarMark(x: .value("Sum", 5), y: .value("Kind", "a"), height: .fixed(20)) }
      .chartXScale(domain: 0...10)
    #expect(try ChartScreen(bar).paths == ["M0,60 L0,40 L100,40 L100,60 Z"])
    let mirrored = try ChartScreen(bar.environment(\.layoutDirection, .rightToLeft))
    #expect(try mirrored.paths == ["M100,60 L100,40 L200,40 L200,60 Z"])
  }

  @Test func `cornerRadius rounds the corners of a rectangle mark`() throws {
    let chart = try chart {
      RectangleMark(
        xStart: .value("X", 0), xEnd: .value("X", 5), yStart: .value("Y", 0), yEnd: .value("Y", 5)
      ).cornerRadius(10)
    }
    #expect(
      try chart.paths == [
        "M0,90 L0,60 Q0,50 10,50 L90,50 Q100,50 100,60 L100,90 Q100,100 90,100 L10,100 Q0,100 0,90 Z"
      ])
  }

  @Test func `circle and square symbols are drawn as line caps, triangles and pluses as paths`()
    throws
  {
    let chart = try chart {
      PointMark(x: .value("X", 5), y: .value("Y", 5)).symbolSize(100)
      PointMark(x: .value("X", 5), y: .value("Y", 5)).symbol(.square).symbolSize(100)
      PointMark(x: .value("X", 5), y: .value("Y", 5)).symbol(.triangle).symbolSize(100)
      PointMark(x: .value("X", 5), y: .value("Y", 5)).symbol(.plus).symbolSize(100)
    }
    #expect(
      try chart.paths == [
        "M100,50 L100,50", "M100,50 L100,50", "M100,45 L105,55 L95,55 Z",
        "M100,45 L100,55 M95,50 L105,50",
      ])
    let lines = try chart.drawings.dropFirst().map { $0[0].line }
    #expect(lines[0] == StrokeLine(width: 11.3, cap: .round))
    #expect(lines[1] == StrokeLine(width: 10, cap: .square))
    #expect(lines[2] == nil)
  }

  @Test func `a Circle can be a symbol, and strokeBorder draws its line within a symbol's bounds`()
    throws
  {
    let chart = try chart {
      PointMark(x: .value("X", 5), y: .value("Y", 5)).symbol(Circle()).symbolSize(100)
      PointMark(x: .value("X", 5), y: .value("Y", 5)).symbol(
        BasicChartSymbolShape.square.strokeBorder(lineWidth: 2)
      )
      .symbolSize(100)
    }
    #expect(
      try chart.paths == ["M100,50 L100,50", "M96,46 L104,46 L104,54 L96,54 Z"])
    let lines = try chart.drawings.dropFirst().map { $0[0].line }
    #expect(lines[0] == StrokeLine(width: 11.3, cap: .round))
    #expect(lines[1]?.width == 2)
  }

  @Test func `a custom symbol shape is drawn in its perceptualUnitRect`() throws {
    struct Flag: ChartSymbolShape {
      var perceptualUnitRect: CGRect { CGRect(x: -0.5, y: 0, width: 2, height: 1) }
      func path(in rect: CGRect) -> Path { Path(rect) }
    }
    for chart in [
      try chart {
        PointMark(x: .value("X", 5), y: .value("Y", 5)).symbol(Flag()).symbolSize(100)
      },
      try chart {
        PointMark(x: .value("X", 5), y: .value("Y", 5)).symbol(AnyChartSymbolShape(Flag()))
          .symbolSize(100)
      },
    ] {
      #expect(try chart.paths == ["M90,45 L110,45 L110,55 L90,55 Z"])
    }
  }

  @Test func `a symbol's stroke border that is wider than the symbol draws nothing`() throws {
    let chart = try chart {
      PointMark(x: .value("X", 5), y: .value("Y", 5))
        .symbol(Circle().strokeBorder(lineWidth: 20)).symbolSize(4)
    }
    #expect(try chart.paths.isEmpty)
  }

  @Test
  func `a rule mark crosses the whole plot, or reaches from its start value to its end value`()
    throws
  {
    let chart = try chart {
      RuleMark(x: .value("X", 5))
      RuleMark(y: .value("Y", 2))
      RuleMark(xStart: .value("X", 1), xEnd: .value("X", 3), y: .value("Y", 10))
    }
    #expect(try chart.paths == ["M100,100 L100,0 M0,80 L200,80 M20,0 L60,0"])
  }

  @Test func `a rectangle mark without values on an axis spans the plot along that axis`() throws {
    let chart = try chart {
      RectangleMark(xStart: .value("X", 2), xEnd: .value("X", 4)).opacity(0.5)
      RectangleMark(yStart: .value("Y", 2), yEnd: .value("Y", 4))
    }
    #expect(
      try chart.paths == ["M40,100 L40,0 L80,0 L80,100 Z", "M0,80 L0,60 L200,60 L200,80 Z"])
    #expect(try chart.drawings.dropFirst().map { $0[0].opacity } == [0.5, 1])
  }

  @Test func `a mark's plain number is a distance from the left or upper edge of the plot`() throws
  {
    let chart = try chart {
      RuleMark(x: .value("X", 5), yStart: 10, yEnd: 30)
      PointMark(x: .value("X", 5), y: 20)
      PointMark(x: .value("X", 5))
      RectangleMark(xStart: 5, xEnd: 15, yStart: .value("Y", 0), yEnd: .value("Y", 10))
    }
    #expect(
      try chart.paths == [
        "M100,10 L100,30", "M100,20 L100,20 M100,50 L100,50", "M5,100 L5,0 L15,0 L15,100 Z",
      ])
  }

  @Test func `sector marks divide the circle in proportion to their values`() throws {
    let chart = try ChartScreen(
      Chart {
        SectorMark(angle: .value("Sum", 1)).foregroundStyle(by: .value("Kind", "a"))
        SectorMark(angle: .value("Sum", 3), innerRadius: .ratio(0.5))
          .foregroundStyle(by: .value("Kind", "b"))
        SectorMark(angle: .value("Sum", -1)).foregroundStyle(by: .value("Kind", "c"))
        SectorMark(angle: .value("Sum", Double.nan)).foregroundStyle(by: .value("Kind", "d"))
      })
    let paths = try chart.paths
    #expect(paths.count == 2)
    #expect(paths[0] == "M100,0 C127.6,0 150,22.4 150,50 L100,50 Z")
    #expect(paths[1].hasPrefix("M150,50 C150,77.6 127.6,100 100,100 "))
    #expect(paths[1].hasSuffix(" C113.8,75 125,63.8 125,50 Z"))
    #expect(chart.labels == [], "a pie has no axes")
  }

  @Test func `a gradient spans its mark, or the whole plot with alignsMarkStylesWithPlotArea`()
    throws
  {
    func chart(_ aligns: Bool) throws -> ChartScreen {
      try self.chart {
        RectangleMark(
          xStart: .value("X", 0), xEnd: .value("X", 5), yStart: .value("Y", 0), yEnd: .value("Y", 5)
        )
        .foregroundStyle(
          .linearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
        )
        .alignsMarkStylesWithPlotArea(aligns)
      }
    }
    let own = try #require(try chart(false).drawings[1][0].paint?.gradient)
    #expect(own.course == .linear(from: Point(0.25, 0.5), to: Point(0.25, 1)))
    let whole = try #require(try chart(true).drawings[1][0].paint?.gradient)
    #expect(whole.course == .linear(from: Point(0.5, 0), to: Point(0.5, 1)))
  }

  @Test func `marks with a larger z index are drawn in front, and an offset moves a mark`() throws {
    let chart = try chart {
      RuleMark(y: .value("Y", 5)).zIndex(1).foregroundStyle(.red)
      RuleMark(y: .value("Y", 2)).offset(x: 0, y: 3)
    }
    #expect(try chart.paths == ["M0,83 L200,83", "M0,50 L200,50"])
  }

  @Test func `the innermost of nested foreground styles of marks applies`() throws {
    let chart = try chart {
      Group { RuleMark(y: .value("Y", 5)).foregroundStyle(.red) }.foregroundStyle(.green)
    }
    #expect(try chart.drawings.last?.first?.paint == .named("red"))
  }

  @Test func `a logarithmic axis omits points at zero and below, and bars begin at its lower end`()
    throws
  {
    let chart = try ChartScreen(
      Chart { line([100, 0, -5, 1, 10]) }.chartYScale(domain: 1...100, type: .log)
        .chartXScale(domain: 0...10))
    #expect(try chart.paths == ["M0,0 L0,0 M60,100 L80,50"])
    let bar = try ChartScreen(
      Chart { BarMark(x: .value("Kind", "a"), y: .value("Sum", 10)) }
        .chartYScale(domain: 1...100, type: .log))
    #expect(try bar.paths == ["M20,100 L20,50 L180,50 L180,100 Z"], "it stands on the axis")
  }

  @Test func `numeric values set the color and the size of points`() throws {
    let chart = try chart {
      ForEach([0.0, 5, 10], id: \.self) { x in
        PointMark(x: .value("X", x), y: .value("Y", 5))
          .foregroundStyle(by: .value("Warmth", x))
          .symbolSize(by: .value("Weight", x))
      }
    }
    let figures = try chart.drawings.dropFirst().map { $0[0] }
    let faint = Paint.faded(.named("blue"), opacity: 0.2)
    #expect(
      figures.map(\.paint)
        == [0, 0.5, 1].map {
          .mixed(faint, .named("blue"), fraction: $0, isPerceptual: false)
        })
    #expect(figures.map { $0.line?.width } == [5, 11.8, 16])
  }
}
