import Foundation
import StrataRendering
import SwiftUI
import Testing

@testable import Charts
@testable import SwiftUITesting

private struct Hour: Identifiable {
  var id: Int
  var degrees: Double
  var date: Date { Date(timeIntervalSince1970: 1_767_222_000 + Double(id) * 3600) }
}

/// The 48 hours from the beginning of 2026 in Berlin.
private let hours = (0..<48).map { Hour(id: $0, degrees: (12 + 6 * sin(Double($0) / 4)).rounded()) }

@MainActor @Suite struct ChartTests {
  private let line = Chart(hours) {
    LineMark(x: .value("Hour", $0.date), y: .value("Temperature", $0.degrees))
  }

  // MARK: Size

  @Test func `a chart of 48 points takes at most 6,000 bytes of HTML, a line including its CSS`()
    throws
  {
    let page = try ChartScreen(line, size: CGSize(width: 358, height: 200)).page
    #expect(page.html.utf8.count + page.rules.utf8.count <= 6000)
    let bars = Chart(hours) {
      BarMark(x: .value("Hour", $0.date, unit: .hour), y: .value("Rain", $0.degrees))
    }
    let second = try ChartScreen(bars, size: CGSize(width: 358, height: 200)).page
    #expect(second.html.utf8.count <= 6000)
  }

  @Test func `a line of 10,000 points takes less than 25,000 bytes of HTML`() throws {
    let many = Chart(0..<10_000, id: \.self) { index in
      LineMark(x: .value("X", index), y: .value("Y", index % 97))
    }
    let screen = try ChartScreen(many, size: CGSize(width: 300, height: 200))
    #expect(screen.page.html.utf8.count < 25_000)
    #expect(
      screen.summary?.contains("10,000 values") == true
        || screen.summary?.contains("10000 values") == true)
  }

  @Test func `a point whose color value is NaN still counts in the chart's summary`() throws {
    let chart = Chart(0..<3, id: \.self) { index in
      PointMark(x: .value("X", index), y: .value("Y", index))
        .foregroundStyle(by: .value("Heat", index == 1 ? Double.nan : Double(index)))
    }
    let screen = try ChartScreen(chart, size: CGSize(width: 300, height: 200))
    #expect(screen.summary?.contains("3 values") == true)
  }

  @Test func `when the values of one of two lines change, only its drawing is updated`() throws {
    struct Two: View {
      @State private var top = 5.0
      var body: some View {
        VStack {
          Chart {
            ForEach(["a", "b"], id: \.self) { name in
              ForEach(0..<3) { x in
                LineMark(x: .value("X", x), y: .value("Y", name == "a" ? 1 : top))
                  .foregroundStyle(by: .value("Name", name))
              }
            }
          }.chartYScale(domain: 0...10)
          Button("More") { top = 6 }
        }
      }
    }
    let chart = try ChartScreen(Two())
    _ = chart.screen.takePatch()
    try chart.screen.button("More").tap()
    let drawn = chart.screen.takePatch().filter {
      if case .update(_, let old, let new) = $0 { old.drawing != new.drawing } else { false }
    }
    #expect(drawn.count == 1)
  }

  // MARK: Before and after the measuring

  @Test func `a plot's drawing is stretched until the browser has reported the plot's size`() throws
  {
    let chart = try ChartScreen(line, size: nil)
    let html = chart.page.html
    #expect(html.contains("viewBox=\"0 0 320 160\" preserveAspectRatio=\"none\""))
    #expect(html.contains("vector-effect=\"non-scaling-stroke\""))
    try chart.plot.layOut(CGRect(x: 0, y: 0, width: 500, height: 120))
    #expect(chart.page.html.contains("viewBox=\"0 0 500 120\""))
    #expect(!chart.page.html.contains("viewBox=\"0 0 320 160\""))
  }

  @Test(arguments: [
    CGSize.zero, CGSize(width: 67, height: 1), CGSize(width: 1, height: 140),
  ])
  func `a chart without room keeps its drawing and its labels`(size: CGSize) throws {
    let chart = try ChartScreen(line, size: CGSize(width: 300, height: 140))
    let labels = chart.labels
    #expect(labels.count > 4)
    try chart.plot.layOut(CGRect(origin: .zero, size: size))
    #expect(chart.labels == labels)
    #expect(chart.page.html.contains("viewBox=\"0 0 300 140\""))
    try chart.plot.layOut(CGRect(x: 0, y: 0, width: 200, height: 140))
    #expect(chart.page.html.contains("viewBox=\"0 0 200 140\""))
  }

  @Test func `a chart that is measured without room is drawn once it has room`() throws {
    let chart = try ChartScreen(line, size: .zero)
    #expect(chart.page.html.contains("viewBox=\"0 0 320 160\""))
    #expect(chart.page.html.contains("preserveAspectRatio=\"none\""))
    try chart.plot.layOut(CGRect(x: 0, y: 0, width: 300, height: 140))
    #expect(chart.page.html.contains("viewBox=\"0 0 300 140\""))
  }

  // MARK: Axes

  @Test func `axis labels are in the language and the time zone of the chart's environment`() throws
  {
    let size = CGSize(width: 300, height: 200)
    let chart = try ChartScreen(
      line.chartXAxis { AxisMarks(values: .stride(by: .hour, count: 12)) }, size: size)
    #expect(
      chart.labels == ["Thu", "12\u{202F}PM", "Fri", "12\u{202F}PM", "0", "5", "10", "15", "20"])
    let german = try ChartScreen(
      line.chartXAxis {
        AxisMarks(values: .stride(by: .day)) {
          AxisValueLabel(format: .dateTime.day().month(.wide))
        }
      }.environment(\.locale, Locale(identifier: "de")), size: size)
    #expect(german.labels.prefix(2) == ["1. Januar", "2. Januar"])
  }

  @Test func `an axis can be hidden, or have labels and grid lines only at the app's values`()
    throws
  {
    let size = CGSize(width: 300, height: 200)
    let hidden = try ChartScreen(line.chartXAxis(.hidden).chartYAxis(.hidden), size: size)
    #expect(hidden.labels == [])
    #expect(try hidden.drawings[0] == [])
    let own = try ChartScreen(
      line.chartXAxis(.hidden).chartYAxis {
        AxisMarks(position: .leading, values: [5, 15, 99]) { value in
          if value.index == 0 { AxisGridLine() }
          AxisValueLabel { Text(verbatim: "\(value.as(Int.self) ?? -1)°").font(.caption2) }
        }
      }, size: size)
    #expect(own.labels == ["5°", "15°"], "a value beside the axis has no mark")
    #expect(try own.drawings[0].map(\.path) == ["M0,150 L300,150"])
  }

  @Test func `each category has an axis label, and labels that would not fit are omitted`() throws {
    let names = (0..<30).map { "Category \($0)" }
    let many = Chart(names, id: \.self) { BarMark(x: .value("Name", $0), y: .value("Sum", 1)) }
      .chartYAxis(.hidden)
    let labels = try ChartScreen(many, size: CGSize(width: 300, height: 100)).labels
    #expect(labels.first == "Category 0")
    #expect((2...5).contains(labels.count))
    let few = Chart(["a", "b"], id: \.self) { BarMark(x: .value("Name", $0), y: .value("Sum", 1)) }
      .chartYAxis(.hidden)
    #expect(try ChartScreen(few).labels == ["a", "b"])
  }

  // MARK: What is said

  @Test
  func `a chart has a summary for screen readers with its first, last, highest and lowest values`()
    throws
  {
    let chart = try ChartScreen(
      Chart {
        ForEach([("Mon", 3.0), ("Tue", -1), ("Wed", 8.5)], id: \.0) { day, sum in
          BarMark(x: .value("Day", day), y: .value("Rain", sum))
        }
        RuleMark(y: .value("Limit", 100))
      })
    #expect(
      chart.summary
        == "Rain by Day. 3 values. -1 to 8.5. First: Mon, 3. Last: Wed, 8.5. "
        + "Highest: 8.5, Wed. Lowest: -1, Tue.")
    #expect(chart.page.html.contains("role=\"img\""))
  }

  @Test
  func `the summary says No data without finite values, and describes a single value and a pie`()
    throws
  {
    let none = try ChartScreen(Chart { EmptyChartContent() })
    #expect(none.summary == "Chart. No data.")
    let unknown = try ChartScreen(
      Chart { LineMark(x: .value("X", 1), y: .value("Y", Double.nan)) })
    #expect(unknown.summary == "Y by X. No data.")
    let one = try ChartScreen(Chart { LineMark(x: .value("X", 1), y: .value("Y", 7)) })
    #expect(one.summary == "Y by X. 1 value. 1: 7.")
    let pie = try ChartScreen(
      Chart {
        SectorMark(angle: .value("Votes", 3)).foregroundStyle(by: .value("Party", "a"))
        SectorMark(angle: .value("Votes", 1)).foregroundStyle(by: .value("Party", "b"))
      })
    #expect(pie.summary == "Votes by Party. 2 series. 2 values. Total: 4. a: 3. b: 1.")
  }

  @Test func `a chart's summary is in the language of its environment`() throws {
    let spanish = try ChartScreen(
      Chart { LineMark(x: .value("X", 1), y: .value("Y", 7)) }
        .environment(\.locale, Locale(identifier: "es")))
    #expect(spanish.summary == "Y por X. 1 valor. 1: 7.")
  }

  @Test func `a button of a chart shows the chart's values as a table`() throws {
    let chart = try ChartScreen(
      Chart {
        LineMark(x: .value("X", 1), y: .value("Y", 7))
        LineMark(x: .value("X", 2), y: .value("Y", 9)).accessibilityValue("nine")
        LineMark(x: .value("X", 3), y: .value("Y", 9)).accessibilityHidden(true)
      }.chartXAxis(.hidden).chartYAxis(.hidden))
    #expect(!chart.page.html.contains("role=\"table\""))
    try chart.screen.button("Show values as a table").tap()
    let html = chart.page.html
    #expect(html.contains("role=\"table\""))
    #expect(
      chart.screen.text.split(separator: "\n").suffix(6) == ["X", "Y", "1", "7", "2", "nine"])
    try chart.screen.button("Hide table").tap()
    #expect(!chart.page.html.contains("role=\"table\""))
  }

  // MARK: The legend

  @Test func `a chart's legend lists the values of foregroundStyle(by:), unless it is hidden`()
    throws
  {
    let bars = Chart(["Rain", "Snow"], id: \.self) { name in
      BarMark(x: .value("Sum", 1)).foregroundStyle(by: .value("Kind", name))
    }.chartForegroundStyleScale(["Rain": Color.blue, "Snow": .gray])
    let chart = try ChartScreen(bars)
    #expect(chart.screen.text.contains("Rain"))
    #expect(try chart.drawings.dropFirst().map { $0[0].paint } == [.named("blue"), .named("gray")])
    let hidden = try ChartScreen(bars.chartLegend(.hidden))
    #expect(!hidden.screen.text.contains("Rain"))
    let own = try ChartScreen(bars.chartLegend(position: .top) { Text(verbatim: "Mine") })
    #expect(own.screen.text.contains("Mine"))
    #expect(!own.screen.text.contains("Rain"))
  }

  // MARK: Views at marks

  @Test func `an annotation is placed above its bar and receives the bar's size`() throws {
    let chart = try ChartScreen(
      Chart {
        BarMark(x: .value("Kind", "a"), y: .value("Sum", 5))
          .annotation { context in Text(verbatim: "wide \(Int(context.targetSize.width))") }
      }.chartYScale(domain: 0...10))
    #expect(chart.screen.text.contains("wide 160"))
    // 240 points wide around the bar's middle, its lower edge four points above the bar.
    #expect(chart.page.rules.contains("translate:-20px 46px"))
  }

  @Test(arguments: [
    (AnnotationPosition.trailing, VerticalAlignment.top, "184px 50px"),
    (.trailing, .center, "184px 75px"), (.trailing, .bottom, "184px 100px"),
    (.leading, .top, "-224px 50px"),
  ])
  func `an annotation beside its mark is at the height of its alignment`(
    position: AnnotationPosition, height: VerticalAlignment, place: String
  ) throws {
    // The bar reaches from 20 to 180 points, and from 50 to 100.
    let chart = try ChartScreen(
      Chart {
        BarMark(x: .value("Kind", "a"), y: .value("Sum", 5))
          .annotation(
            position: position, alignment: Alignment(horizontal: .center, vertical: height)
          ) { Text(verbatim: "a") }
      }.chartYScale(domain: 0...10))
    #expect(chart.page.rules.contains("translate:\(place)"), "\(chart.page.rules)")
  }
}

@MainActor @Suite struct ChartWordTests {
  @Test func `values are inserted into a summary's sentence verbatim, even if they contain %2`() {
    let words = ChartWords(Locale(identifier: "en"))
    #expect(words(.by, "100 %2", "%1") == "100 %2 by %1")
    #expect(words(.highest, "Mon", "8") == "Highest: 8, Mon")
    #expect(words(.noData) == "No data")
    #expect(ChartWords(Locale(identifier: "sv"))(.chart) == "Chart")
  }
}

@MainActor @Suite struct ChartPlaceTests {
  private let numbers = Chart(0..<25, id: \.self) { x in
    BarMark(x: .value("Name", "\(x)"), y: .value("Y", 1))
  }

  @Test func `a scrollable plot is wider by the ratio of its domain to the visible domain`() throws
  {
    let chart = try ChartScreen(
      numbers.chartScrollableAxes(.horizontal).chartXVisibleDomain(length: 5))
    let html = chart.page.html
    #expect(html.contains("viewBox=\"0 0 1000 "), "25 categories, of which 5 are 200 points wide")
    let still = try ChartScreen(numbers.chartXVisibleDomain(length: 5))
    #expect(still.page.html.contains("viewBox=\"0 0 200 100\""))
  }

  @Test func `a chart overlay's proxy has the positions of values and the size of the plot`() throws
  {
    let chart = try ChartScreen(
      Chart { RuleMark(x: .value("X", 5)) }
        .chartXScale(domain: 0...10)
        .chartOverlay { proxy in
          Text(verbatim: "at \(Int(proxy.position(forX: 5) ?? -1)) of \(Int(proxy.plotSize.width))")
        })
    #expect(chart.screen.text.contains("at 100 of 200"))
    #expect(chart.page.html.contains("role=\"group\""), "what is inside can be reached")
  }

  @Test func `chartPlotStyle styles the plot, and the labels of both axes are shown`() throws {
    let chart = try ChartScreen(
      Chart { RuleMark(x: .value("X", 5)) }
        .chartPlotStyle { $0.background(.red) }
        .chartXAxisLabel("Hours").chartYAxisLabel("Degrees"))
    #expect(chart.page.html.contains("gd-red"))
    #expect(chart.screen.text.contains("Hours"))
    #expect(chart.screen.text.contains("Degrees"))
  }
}
