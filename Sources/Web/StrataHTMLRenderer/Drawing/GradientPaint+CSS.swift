import Foundation
import StrataRendering

extension GradientPaint {
  /// Returns the gradient as a CSS image.
  ///
  /// A slanted gradient that does not run from corner to corner is exact in a square box only.
  /// Shapes use SVG gradients, which are exact in any box.
  func css(isArea: Bool) -> String {
    switch course {
    case .linear(let from, let to): linear(from, to, isArea)
    case .radial(let center, let start, let end):
      "radial-gradient(\(space)circle at \(center.css),"
        + list(isArea) { "\(CSSNumber.text(start + $0 * (end - start)))px" } + ")"
    case .elliptical(let center, let start, let end):
      "radial-gradient(\(space)\(percent(end)) \(percent(end)) at \(center.css),"
        + list(isArea) { percent((start + $0 * (end - start)) / (end == 0 ? 1 : end)) } + ")"
    case .angular(let center, let start, let end): angular(center, start, end, isArea)
    }
  }

  private func linear(_ from: Point, _ to: Point, _ isArea: Bool) -> String {
    let (dx, dy) = (to.x - from.x, to.y - from.y)
    if abs(dx) == 1, abs(dy) == 1 {
      let corner = "to \(dy > 0 ? "bottom" : "top") \(dx > 0 ? "right" : "left")"
      return "linear-gradient(\(corner)\(spaceAfter),\(list(isArea, percent)))"
    }
    let angle = dx == 0 && dy == 0 ? 180 : atan2(dx, -dy) * 180 / .pi
    let (sine, cosine) = (sin(angle * .pi / 180), -cos(angle * .pi / 180))
    let length = abs(sine) + abs(cosine)
    func position(_ t: Double) -> String {
      let (x, y) = (from.x + t * dx - 0.5, from.y + t * dy - 0.5)
      return percent(0.5 + (x * sine + y * cosine) / length)
    }
    return "linear-gradient(\(CSSNumber.text(angle))deg\(spaceAfter),\(list(isArea, position)))"
  }

  private func angular(_ center: Point, _ start: Double, _ end: Double, _ isArea: Bool) -> String {
    let backwards = end < start
    let (low, high) = (min(start, end), max(start, end))
    let turn = min(high - low, 360)
    var stops = backwards ? Array(stops.reversed()) : stops
    if backwards {
      for index in stops.indices { stops[index].location = 1 - stops[index].location }
    }
    var parts = stops.map { stop in
      "\(stop.paint.css(isArea: isArea)) \(CSSNumber.text(stop.location * turn))deg"
    }
    // The rest of the circle is half the last colour and half the first.
    if turn < 360, let first = stops.first, let last = stops.last {
      let middle = CSSNumber.text(turn + (360 - turn) / 2)
      parts.append("\(last.paint.css(isArea: isArea)) \(middle)deg")
      parts.append("\(first.paint.css(isArea: isArea)) \(middle)deg")
    }
    return "conic-gradient(\(space)from \(CSSNumber.text(low + 90))deg at \(center.css),"
      + parts.joined(separator: ",") + ")"
  }

  private var space: String { isPerceptual ? "in oklab " : "" }
  private var spaceAfter: String { isPerceptual ? " in oklab" : "" }

  private func list(_ isArea: Bool, _ position: (Double) -> String) -> String {
    let stops = stops.isEmpty ? [Stop(.named("clear"), at: 0)] : stops
    let pairs = stops.count == 1 ? stops + stops : stops
    return pairs.map { "\($0.paint.css(isArea: isArea)) \(position($0.location))" }
      .joined(separator: ",")
  }

  private func percent(_ part: Double) -> String { "\(CSSNumber.text(part * 100))%" }
}

extension Point {
  /// The position in a box, as CSS percentages.
  var css: String { "\(CSSNumber.text(x * 100))% \(CSSNumber.text(y * 100))%" }

  var name: String { [x, y].map { CSSNumber.name(CSSNumber.text($0)) }.joined(separator: "-") }
}

extension GradientPaint {
  var name: String {
    let colors = stops.map { "\($0.paint.name)-\(CSSNumber.name(CSSNumber.text($0.location)))" }
    return "\(courseName)\(isPerceptual ? "p" : "")-\(colors.joined(separator: "-"))"
  }

  private var courseName: String {
    func numbers(_ values: Double...) -> String {
      values.map { CSSNumber.name(CSSNumber.text($0)) }.joined(separator: "-")
    }
    return switch course {
    case .linear(let from, let to): "lg\(from.name)-\(to.name)"
    case .radial(let center, let start, let end): "rg\(center.name)-\(numbers(start, end))"
    case .angular(let center, let start, let end): "ag\(center.name)-\(numbers(start, end))"
    case .elliptical(let center, let start, let end): "eg\(center.name)-\(numbers(start, end))"
    }
  }
}
