import StrataRendering
import StrataWire

extension Motion {
  /// The animation with its times in the units of the browser. Durations are limited to a day.
  var timing: Timing {
    Timing(
      easing: curve.css, duration: Self.milliseconds(duration), delay: Self.milliseconds(delay),
      times: times.isFinite ? max(1, Int(min(times, 1e6))) : 0, reverses: reverses,
      scope: scope.map(\.rawValue))
  }

  private static func milliseconds(_ seconds: Double) -> Int {
    seconds.isFinite ? Int((min(max(seconds, -86_400), 86_400) * 1000).rounded()) : 0
  }
}

extension Motion.Curve {
  /// The CSS easing function.
  var css: String {
    switch self {
    case .linear: "linear"
    case .bezier(0.42, 0, 1, 1): "ease-in"
    case .bezier(0, 0, 0.58, 1): "ease-out"
    case .bezier(0.42, 0, 0.58, 1): "ease-in-out"
    case .bezier(let x1, let y1, let x2, let y2):
      // Outside of 0…1 the first and third number are not valid.
      "cubic-bezier(\(CSSNumber.text(min(max(x1, 0), 1))),\(CSSNumber.text(y1)),"
        + "\(CSSNumber.text(min(max(x2, 0), 1))),\(CSSNumber.text(y2)))"
    case .samples(let values):
      values.count < 2
        ? "linear" : "linear(\(values.map(Self.short).joined(separator: ",")))"
    }
  }

  private static func short(_ value: Double) -> String {
    let text = CSSNumber.text((value * 1000).rounded() / 1000)
    return text.hasPrefix("0.") ? String(text.dropFirst()) : text
  }
}

extension TransitionState {
  /// The CSS declarations of the state's differences, with the property names that a script uses.
  var css: String {
    var parts: [String] = []
    if opacity != 1 { parts.append("opacity:\(CSSNumber.text(opacity))") }
    if offset != Point(0, 0) || part != Point(0, 0) {
      parts.append("translate:\(Self.length(part.x, offset.x)) \(Self.length(part.y, offset.y))")
    }
    if degrees != 0 { parts.append("rotate:\(CSSNumber.text(degrees))deg") }
    if scale != Point(1, 1) {
      parts.append("scale:\(CSSNumber.text(scale.x)) \(CSSNumber.text(scale.y))")
    }
    if anchor != .center { parts.append("transformOrigin:\(anchor.css)") }
    parts += rules.flatMap(\.declarations)
    return parts.joined(separator: ";")
  }

  private static func length(_ part: Double, _ points: Double) -> String {
    if part == 0 { return points == 0 ? "0" : "\(CSSNumber.text(points))px" }
    let share = "\(CSSNumber.text(part * 100))%"
    return points == 0 ? share : "calc(\(share) + \(CSSNumber.text(points))px)"
  }
}

extension StyleRule {
  /// The CSS declarations of the rule's class, with the property names that a script uses.
  var declarations: [String] {
    (className.css ?? "").split(separator: ";").compactMap { declaration in
      let parts = declaration.split(separator: ":", maxSplits: 1)
      guard parts.count == 2, !parts[0].hasPrefix("-") else { return nil }
      let words = parts[0].split(separator: "-")
      let name = words.dropFirst().reduce(String(words.first ?? "")) {
        $0 + $1.prefix(1).uppercased() + $1.dropFirst()
      }
      return "\(name):\(parts[1])"
    }
  }
}
