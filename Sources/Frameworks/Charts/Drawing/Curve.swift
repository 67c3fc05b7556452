import Foundation
package import StrataRendering

/// A line through points, in pieces that can be drawn in both directions.
package struct Curve: Equatable {
  /// A piece of a line, from the previous point to `to`. Without control points it is straight.
  package struct Piece: Equatable {
    package var to: Point
    package var controls: [Point] = []
  }

  package private(set) var start: Point
  package private(set) var pieces: [Piece]

  /// Creates a line through points; `nil` if there are none.
  ///
  /// - Parameter isUpright: Whether the points follow each other vertically instead of
  ///   horizontally.
  package init?(_ points: [Point], _ method: InterpolationMethod.Kind, isUpright: Bool = false) {
    guard let first = points.first else { return nil }
    start = first
    guard !isUpright else {
      let turned = Curve(points.map(\.turned), method)
      pieces = (turned?.pieces ?? []).map {
        Piece(to: $0.to.turned, controls: $0.controls.map(\.turned))
      }
      return
    }
    pieces =
      points.count < 3 && !method.isStep
      ? points.dropFirst().map { Piece(to: $0) } : Self.pieces(points, method)
  }

  /// The drawing steps of the line from its start to its end.
  package var steps: [PathStep] { pieces.map { Self.step($0.to, $0.controls) } }

  /// The drawing steps of the line from its end to its start.
  package var stepsBack: [PathStep] {
    let starts = [start] + pieces.dropLast().map(\.to)
    return zip(starts, pieces).reversed().map { Self.step($0, $1.controls.reversed()) }
  }

  package var end: Point { pieces.last?.to ?? start }

  private static func step(_ to: Point, _ controls: [Point]) -> PathStep {
    controls.count == 2
      ? .cubic(to.rounded, controls[0].rounded, controls[1].rounded) : .line(to.rounded)
  }

  private static func pieces(_ points: [Point], _ method: InterpolationMethod.Kind) -> [Piece] {
    switch method {
    case .linear: points.dropFirst().map { Piece(to: $0) }
    case .stepStart: corners(points) { from, _ in from.x }
    case .stepEnd: corners(points) { _, to in to.x }
    case .stepCenter: corners(points) { ($0.x + $1.x) / 2 }
    case .monotone: monotone(points)
    case .cardinal(let tension): cardinal(points, tension)
    case .catmullRom(let alpha): alpha == 0 ? cardinal(points, 0) : catmullRom(points, alpha)
    }
  }

  private static func corners(_ points: [Point], at x: (Point, Point) -> Double) -> [Piece] {
    zip(points, points.dropFirst()).flatMap { from, to in
      let place = x(from, to)
      return [Point(place, from.y), Point(place, to.y), to]
        .reduce(into: [Piece]()) { pieces, point in
          if point != (pieces.last?.to ?? from) { pieces.append(Piece(to: point)) }
        }
    }
  }

  /// Returns curves that stay between their points, since each slope is limited by those of its
  /// neighbors.
  private static func monotone(_ points: [Point]) -> [Piece] {
    let lines = zip(points, points.dropFirst()).map { from, to in
      to.x == from.x ? 0 : (to.y - from.y) / (to.x - from.x)
    }
    let slopes = points.indices.map { index -> Double in
      guard index > 0, index < lines.count else { return lines[min(index, lines.count - 1)] }
      let (before, after) = (lines[index - 1], lines[index])
      guard before * after > 0 else { return 0 }
      let (left, right) = (
        points[index].x - points[index - 1].x, points[index + 1].x - points[index].x
      )
      let (first, second) = (2 * right + left, right + 2 * left)
      return (first + second) / (first / before + second / after)
    }
    return points.indices.dropLast().map { index in
      let (from, to) = (points[index], points[index + 1])
      let third = (to.x - from.x) / 3
      return Piece(
        to: to,
        controls: [
          Point(from.x + third, from.y + third * slopes[index]),
          Point(to.x - third, to.y - third * slopes[index + 1]),
        ])
    }
  }

  private static func cardinal(_ points: [Point], _ tension: Double) -> [Piece] {
    let factor = (1 - tension) / 6
    return points.indices.dropLast().map { index in
      let (from, to) = (points[index], points[index + 1])
      let (before, after) = (points[max(index - 1, 0)], points[min(index + 2, points.count - 1)])
      return Piece(
        to: to,
        controls: [
          Point(from.x + (to.x - before.x) * factor, from.y + (to.y - before.y) * factor),
          Point(to.x - (after.x - from.x) * factor, to.y - (after.y - from.y) * factor),
        ])
    }
  }

  private static func catmullRom(_ points: [Point], _ alpha: Double) -> [Piece] {
    points.indices.dropLast().map { index in
      let (from, to) = (points[index], points[index + 1])
      let (before, after) = (points[max(index - 1, 0)], points[min(index + 2, points.count - 1)])
      let length = pow(from.distance(to), alpha)
      return Piece(
        to: to,
        controls: [
          control(from, toward: to, from: before, pow(before.distance(from), alpha), length),
          control(to, toward: from, from: after, pow(to.distance(after), alpha), length),
        ])
    }
  }

  private static func control(
    _ point: Point, toward next: Point, from other: Point, _ outer: Double, _ inner: Double
  ) -> Point {
    guard outer > 0, inner > 0 else { return point }
    let (a, b) = (outer * outer, inner * inner)
    let (middle, whole) = (2 * a + 3 * outer * inner + b, 3 * outer * (outer + inner))
    return Point(
      (a * next.x - b * other.x + middle * point.x) / whole,
      (a * next.y - b * other.y + middle * point.y) / whole)
  }
}

extension InterpolationMethod.Kind {
  fileprivate var isStep: Bool { self == .stepStart || self == .stepCenter || self == .stepEnd }
}

extension Point {
  /// The point, rounded to a tenth of a point, which no eye can distinguish and which takes few
  /// digits.
  package var rounded: Point { Point((x * 10).rounded() / 10 + 0, (y * 10).rounded() / 10 + 0) }
  fileprivate var turned: Point { Point(y, x) }
  fileprivate func distance(_ other: Point) -> Double { hypot(other.x - x, other.y - y) }
}

/// Leaves out points that a screen could not show apart.
enum Thinning {
  /// Returns at most four points for each point of the plot's width: the first, the lowest, the
  /// highest and the last one. The line through them looks the same.
  static func thinned(_ points: [Point], width: Double) -> [Point] {
    guard Double(points.count) > 4 * max(width, 1) else { return points }
    var kept: [Point] = []
    var column: [Point] = []
    for point in points {
      if let first = column.first, first.x.rounded(.down) != point.x.rounded(.down) {
        kept += ends(column)
        column = []
      }
      column.append(point)
    }
    return kept + ends(column)
  }

  private static func ends(_ column: [Point]) -> [Point] {
    guard column.count > 4 else { return column }
    let heights = column.indices.dropFirst().dropLast()
    guard let low = heights.min(by: { column[$0].y < column[$1].y }),
      let high = heights.max(by: { column[$0].y < column[$1].y })
    else { return column }
    return Set([0, low, high, column.count - 1]).sorted().map { column[$0] }
  }
}
