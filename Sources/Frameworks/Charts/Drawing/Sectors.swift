import Foundation
package import StrataRendering

/// The sectors of a pie or of a ring.
package struct Sectors {
  /// The part of the circle for a value, in turns clockwise from the top.
  package struct Slice {
    package var mark: _ChartMark
    package var start: Double
    package var end: Double
  }

  package let slices: [Slice]
  package let total: Double

  /// Creates a sector for each mark. A mark whose value is not positive or not known has none.
  package init(_ marks: [_ChartMark]) {
    let sectors = marks.filter { ($0.angle?.value.number).map { $0 > 0 && $0.isFinite } ?? false }
    let total = sectors.reduce(0) { $0 + ($1.angle?.value.number ?? 0) }
    var sum = 0.0
    slices = sectors.map { mark in
      let start = sum
      sum += mark.angle?.value.number ?? 0
      return Slice(mark: mark, start: start / total, end: sum / total)
    }
    self.total = total
  }

  /// Returns the drawings of the sectors in a plot of a size.
  @MainActor package func layers(
    _ styles: MarkStyles, width: Double, height: Double
  ) -> [PlotLayer] {
    guard width > 0, height > 0 else { return [] }
    return slices.map { slice in
      let look = slice.mark.look
      let layer = LayerLook(
        kind: .sector, ink: .fill, paint: styles.paint(look), opacity: look.opacity,
        zIndex: look.zIndex ?? 0, alignsWithPlot: look.alignsWithPlot ?? false)
      let steps = steps(slice, width: width, height: height)
      return PlotLayer(
        figures: layer.figures([steps], width: width, height: height, keepsAspect: true),
        zIndex: layer.zIndex)
    }.inDrawingOrder
  }

  /// Returns the number at the angle of a point of the plot, counted from the first sector's start;
  /// `nil` if there are no sectors.
  package func value(at point: Point, width: Double, height: Double) -> Double? {
    guard total > 0 else { return nil }
    let angle = atan2(point.x - width / 2, height / 2 - point.y) / (2 * .pi)
    return (angle < 0 ? angle + 1 : angle) * total
  }

  /// Returns the point in the middle of a sector, at which its annotations are.
  package func middle(_ slice: Slice, width: Double, height: Double) -> Point {
    let (inner, outer) = Self.radii(slice.mark, min(width, height) / 2)
    return Self.at(
      (slice.start + slice.end) / 2, (inner + outer) / 2, Point(width / 2, height / 2))
  }

  private static func radii(_ mark: _ChartMark, _ whole: Double) -> (Double, Double) {
    func radius(_ dimension: MarkDimension, _ automatic: Double) -> Double {
      switch dimension.kind {
      case .automatic: automatic
      case .fixed(let length): min(max(length, 0), whole)
      case .ratio(let share): min(max(share, 0), 1) * whole
      case .inset(let inset): max(whole - inset, 0)
      }
    }
    let outer = radius(mark.ring.outer, whole)
    return (min(radius(mark.ring.inner, 0), outer), outer)
  }

  private static func at(_ turn: Double, _ radius: Double, _ center: Point) -> Point {
    let angle = turn * 2 * .pi
    return Point(center.x + radius * sin(angle), center.y - radius * cos(angle))
  }

  private func steps(_ slice: Slice, width: Double, height: Double) -> [PathStep] {
    let center = Point(width / 2, height / 2)
    let (inner, outer) = Self.radii(slice.mark, min(width, height) / 2)
    guard outer > 0 else { return [] }
    let isWhole = slice.end - slice.start > 0.9999
    let inset = isWhole ? 0 : slice.mark.ring.inset
    let out = Self.inset(slice, inset, outer)
    guard out.start < out.end else { return [] }
    var steps = [PathStep.move(Self.at(out.start, outer, center).rounded)]
    steps += Self.arc(center, outer, out.start, out.end)
    if isWhole, inner > 0 { steps += [.close, .move(Self.at(out.end, inner, center).rounded)] }
    let hole = Self.inset(slice, inset, inner)
    if inner > 0, hole.start < hole.end {
      if !isWhole { steps.append(.line(Self.at(hole.end, inner, center).rounded)) }
      steps += Self.arc(center, inner, hole.end, hole.start)
    } else if !isWhole {
      steps.append(.line(Self.at((slice.start + slice.end) / 2, inner, center).rounded))
    }
    return steps + [.close]
  }

  /// Returns the part of a sector without its distance from the neighbors.
  private static func inset(
    _ slice: Slice, _ inset: Double, _ radius: Double
  ) -> (start: Double, end: Double) {
    guard inset > 0, radius > inset else { return (slice.start, slice.end) }
    let turn = asin(inset / radius) / (2 * .pi)
    return (slice.start + turn, slice.end - turn)
  }

  /// Returns an arc as curves of at most a quarter of a turn each.
  private static func arc(
    _ center: Point, _ radius: Double, _ start: Double, _ end: Double
  ) -> [PathStep] {
    let count = max(1, Int((abs(end - start) * 4 - 1e-9).rounded(.up)))
    let part = (end - start) / Double(count)
    let reach = 4.0 / 3 * tan(part * 2 * .pi / 4)
    return (0..<count).map { index in
      let (from, to) = (start + part * Double(index), start + part * Double(index + 1))
      let (first, last) = (at(from, radius, center), at(to, radius, center))
      func tangent(_ turn: Double, _ point: Point, _ sign: Double) -> Point {
        let angle = turn * 2 * .pi
        return Point(
          point.x + sign * reach * radius * cos(angle),
          point.y + sign * reach * radius * sin(angle)
        ).rounded
      }
      return .cubic(last.rounded, tangent(from, first, 1), tangent(to, last, -1))
    }
  }
}
