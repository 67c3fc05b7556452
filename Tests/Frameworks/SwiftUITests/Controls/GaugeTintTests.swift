import StrataRendering
import SwiftUI
import SwiftUITesting
import Testing

@MainActor @Suite struct GaugeTintTests {
  private let gauge = Gauge(value: 0.5) { Text("Heat") }
  private let warm = Gradient(colors: [.green, .red])

  private func stops(_ last: Double) -> [GradientPaint.Stop] {
    [.init(.named("green"), at: 0), .init(.named("red"), at: last)]
  }

  private func bar(from start: Double, to end: Double) -> StyleRule {
    let course = GradientPaint.Course.linear(from: Point(start, 0.5), to: Point(end, 0.5))
    return .tint(.gradient(GradientPaint(stops(2), course)))
  }

  private func style(of drawn: Drawn) -> [StyleRule] {
    drawn.elements.first { $0.kind == .progress }?.style ?? []
  }

  @Test func `a bar has the part of a gradient up to its value, from its leading end`() {
    for drawn in [
      Drawn(gauge.tint(warm)), Drawn(gauge.gaugeStyle(.accessoryLinearCapacity).tint(warm)),
    ] {
      #expect(style(of: drawn).contains(bar(from: 0, to: 1)))
    }
    let mirrored = Drawn(gauge.tint(warm).environment(\.layoutDirection, .rightToLeft))
    #expect(style(of: mirrored).contains(bar(from: 1, to: 0)))
  }

  @Test func `a bar in a gradient is empty at the start of its range`() {
    let drawn = Drawn(Gauge(value: 0) { Text("Heat") }.tint(warm))
    let course = GradientPaint.Course.linear(from: Point(0, 0.5), to: Point(1, 0.5))
    #expect(drawn.has(.tint(.gradient(GradientPaint(stops(1), course)))))
    #expect(drawn.elements.first { $0.kind == .progress }?[.fraction] == "0.0")
  }

  @Test func `a ring is drawn in a gradient up to its value`() {
    let drawn = Drawn(gauge.gaugeStyle(.accessoryCircularCapacity).tint(warm))
    let course = GradientPaint.Course.angular(center: .center, start: 0, end: 346)
    let colors = Paint.gradient(GradientPaint(stops(1), course))
    #expect(
      drawn.figures.contains {
        guard case .stroke(let outline, let paint, let line) = $0.content else { return false }
        return outline.trim == Outline.Trim(from: 0, to: 0.5) && paint == colors
          && line.cap == .round
      })
  }

  @Test func `a ring in a gradient is one meter for a screen reader`() throws {
    let screen = Screen(gauge.gaugeStyle(.accessoryCircular).tint(warm))
    let meter = try screen.find(.progress, "Heat").drawing
    #expect(meter.kind == .ring && meter[.fraction] == "0.5" && meter[.role] == "meter")
    #expect(meter.style.contains(.opacity(0)))
    #expect(screen.lines == ["Heat"])
  }

  @Test func `a gauge with a tint of one color is drawn by the style sheet`() {
    let drawn = Drawn(gauge.gaugeStyle(.accessoryCircular).tint(.red))
    #expect(drawn.figures.isEmpty && drawn.has(.tint(.named("red"))))
    #expect(!drawn.has(.opacity(0)))
  }
}
