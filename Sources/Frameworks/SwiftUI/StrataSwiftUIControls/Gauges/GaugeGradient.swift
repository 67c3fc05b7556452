import Foundation
import StrataRendering
import StrataSwiftUIDrawing
import StrataSwiftUILayout
import SwiftUICore

/// The gradient with which a gauge is tinted. Its colors run along the whole range; the part up to
/// the value is drawn.
struct GaugeGradient {
  private var paint: GradientPaint

  /// Creates the gradient of a tint; returns `nil` for a tint of one color.
  init?(_ tint: Paint?) {
    guard let paint = tint?.gradient, !paint.stops.isEmpty else { return nil }
    self.paint = paint
  }

  /// Returns the style of the filled part of a bar. Colors beyond the value are outside of it.
  func bar(filledTo fraction: Double, from start: UnitPoint, to end: UnitPoint) -> AnyShapeStyle {
    let stretched = colors(dividedBy: fraction > 0 ? fraction : 1)
    return AnyShapeStyle(
      LinearGradient.linearGradient(stretched, startPoint: start, endPoint: end))
  }

  /// Returns the style of a ring that begins at the right. The rounded end before the first color
  /// is within the gap of the last degrees, half of which has this color.
  func ring() -> AnyShapeStyle {
    AnyShapeStyle(
      AngularGradient.angularGradient(
        colors(dividedBy: 1), startAngle: .zero, endAngle: .degrees(346)))
  }

  private func colors(dividedBy fraction: Double) -> AnyGradient {
    let stops = paint.stops.map {
      Gradient.Stop(color: Color($0.paint), location: $0.location / fraction)
    }
    return Gradient(stops: stops).colorSpace(paint.isPerceptual ? .perceptual : .device)
  }
}

/// A ring in a gradient, as large as the style sheet's ring of a gauge.
struct GradientRing: View {
  var gradient: GaugeGradient
  var fraction: Double

  var body: some View {
    let line = StrokeStyle(lineWidth: 5.25, lineCap: .round)
    let circle = Circle().inset(by: 5.25)
    ZStack {
      circle.stroke(.fill, lineWidth: 5.25)
      circle.trim(from: 0, to: fraction).stroke(gradient.ring(), style: line)
        .rotationEffect(.degrees(-90))
    }
    .frame(width: 56, height: 56)
    .attribute(.isHidden, "true")
  }
}
