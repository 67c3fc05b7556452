import Foundation
import StrataRendering

extension Outline {
  /// Returns the class that clips an element to the outline.
  ///
  /// - Parameter isEvenOdd: Whether areas that the path encloses twice count as outside.
  func clipClass(isEvenOdd: Bool = false) -> ClassName {
    let edge = CSSNumber.text(inset)
    let mark = CSSNumber.name(edge)
    switch form {
    case .circle:
      return ClassName(name: "cc\(mark)", css: "clip-path:circle(\(side("closest-side")))")
    case .ellipse:
      let half = inset == 0 ? "50%" : "calc(50% - \(edge)px)"
      return ClassName(name: "ce\(mark)", css: "clip-path:ellipse(\(half) \(half))")
    case .capsule:
      return ClassName(name: "ck\(mark)", css: "clip-path:inset(\(edge)px round 9999px)")
    case .rectangle(let topLeading, let topTrailing, let bottomLeading, let bottomTrailing):
      let radii = [topLeading, topTrailing, bottomTrailing, bottomLeading].map {
        max(0, $0 - inset)
      }
      return ClassName(
        name: "cr\(mark)-\(StyleRule.names(radii))",
        css:
          "clip-path:inset(\(edge)px round \(radii.map { "\(CSSNumber.text($0))px" }.joined(separator: " ")))"
      )
    case .path(let steps, let size, _, _):
      return Self.polygon(steps, size, rule: isEvenOdd ? "evenodd," : "")
    }
  }

  /// Returns the class that limits touches to the outline: an area behind the content receives
  /// them, and of the content only controls do.
  ///
  /// - Parameter isEvenOdd: Whether areas that the path encloses twice count as outside.
  func touchClass(isEvenOdd: Bool) -> ClassName {
    let clip = clipClass(isEvenOdd: isEvenOdd)
    return ClassName(
      name: "to-\(clip.name)",
      css: "position:relative;isolation:isolate;pointer-events:none;"
        + "& *{pointer-events:none}"
        + "& :is(a,button,input,select,textarea,label,[data-e]){pointer-events:auto}"
        + "&::before{content:'';position:absolute;inset:0;z-index:-1;pointer-events:auto;"
        + "\(clip.css ?? "")}")
  }

  private func side(_ whole: String) -> String {
    inset == 0 ? whole : "calc(min(50cqw,50cqh) - \(CSSNumber.text(inset))px)"
  }

  /// Returns the class of a polygon in percentages of the box, with enough corners to look round.
  private static func polygon(
    _ steps: [PathStep], _ size: Point, rule: String
  ) -> ClassName {
    let points = steps.flattened.map { point in
      "\(part(point.x, size.x)) \(part(point.y, size.y))"
    }.joined(separator: ",")
    let css = "clip-path:polygon(\(rule)\(points.isEmpty ? "0 0" : points))"
    return ClassName(name: "cp\(String(stableHash(css), radix: 36))", css: css)
  }

  private static func part(_ value: Double, _ whole: Double) -> String {
    "\(CSSNumber.text(whole == 0 ? 0 : (value / whole * 10000).rounded() / 100))%"
  }

  /// Returns a hash that is the same in each process (FNV-1a).
  private static func stableHash(_ text: String) -> UInt64 {
    text.utf8.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
  }
}

extension [PathStep] {
  /// The vertices of the path with its curves split into short lines. Subpaths are connected by a
  /// line that is traversed twice, which encloses nothing.
  var flattened: [Point] {
    var points: [Point] = []
    var start = Point(0, 0)
    for step in self {
      let here = points.last ?? start
      switch step {
      case .move(let to):
        if !points.isEmpty { points.append(start) }
        start = to
        points.append(to)
      case .line(let to): points.append(to)
      case .quadratic(let to, let control):
        points += Self.curve(here, here.towards(control, 2 / 3), to.towards(control, 2 / 3), to)
      case .cubic(let to, let first, let second): points += Self.curve(here, first, second, to)
      case .close: points.append(start)
      }
    }
    return points
  }

  private static func curve(_ a: Point, _ b: Point, _ c: Point, _ d: Point) -> [Point] {
    (1...16).map { step in
      let t = Double(step) / 16, u = 1 - t
      let (p, q, r, s) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
      return Point(p * a.x + q * b.x + r * c.x + s * d.x, p * a.y + q * b.y + r * c.y + s * d.y)
    }
  }
}

extension Point {
  func towards(_ other: Point, _ part: Double) -> Point {
    Point(x + (other.x - x) * part, y + (other.y - y) * part)
  }
}
