import Foundation
package import StrataRendering

/// A rectangle of a plot, in points.
package struct MarkBox: Equatable {
  package var left: Double
  package var top: Double
  package var right: Double
  package var bottom: Double

  package var width: Double { right - left }
  package var height: Double { bottom - top }
  package var middle: Point { Point((left + right) / 2, (top + bottom) / 2) }

  /// The outline, with round corners if there is a radius.
  func steps(radius: Double) -> [PathStep] {
    let r = min(radius, width / 2, height / 2)
    func at(_ x: Double, _ y: Double) -> Point { Point(x, y).rounded }
    guard r > 0.05 else {
      return [
        .move(at(left, bottom)), .line(at(left, top)), .line(at(right, top)),
        .line(at(right, bottom)), .close,
      ]
    }
    return [
      .move(at(left, bottom - r)), .line(at(left, top + r)),
      .quadratic(at(left + r, top), control: at(left, top)), .line(at(right - r, top)),
      .quadratic(at(right, top + r), control: at(right, top)), .line(at(right, bottom - r)),
      .quadratic(at(right - r, bottom), control: at(right, bottom)), .line(at(left + r, bottom)),
      .quadratic(at(left, bottom - r), control: at(left, bottom)), .close,
    ]
  }
}

/// Finds the positions of marks in a plot.
struct MarkPlacing {
  let model: PlotModel
  let space: PlotSpace
  /// The values of `position(by:)` with their indices, in the order of their appearance.
  private let groups: [_PlotValue: Int]

  init(_ model: PlotModel, _ space: PlotSpace) {
    (self.model, self.space) = (model, space)
    var groups: [_PlotValue: Int] = [:]
    for item in model.items {
      guard let value = item.mark.look.positionBy?.value, groups[value] == nil else { continue }
      groups[value] = groups.count
    }
    self.groups = groups
  }

  /// Returns the rectangle of a bar or rectangle mark; `nil` if it is not on the axes.
  func box(_ item: PlotItem) -> MarkBox? {
    guard item.isKnown else { return nil }
    let isBar = item.mark.kind == .bar
    let (standsOnX, standsOnY) = (isBar && item.isVertical, isBar && !item.isVertical)
    guard
      let x = span(item.x, isX: true, item, item.mark.width, isSpaced: standsOnX),
      let y = span(item.y, isX: false, item, item.mark.height, isSpaced: standsOnY)
    else { return nil }
    let offset = item.mark.look.offset
    return MarkBox(
      left: min(x.0, x.1) + offset.width, top: min(y.0, y.1) + offset.height,
      right: max(x.0, x.1) + offset.width, bottom: max(y.0, y.1) + offset.height)
  }

  /// Returns the point of a line, point or rule mark; `nil` if it is not on the axes.
  func point(_ item: PlotItem) -> Point? {
    guard item.isKnown, let x = middle(item.x, isX: true), let y = middle(item.y, isX: false) else {
      return nil
    }
    let shift = shift(item)
    return Point(
      x + item.mark.look.offset.width + (item.isVertical ? shift : 0),
      y + item.mark.look.offset.height + (item.isVertical ? 0 : shift))
  }

  /// The start and the end of a mark on an axis, in points.
  func ends(_ place: AxisPlace, isX: Bool) -> (Double, Double)? {
    switch place {
    case .whole(let points):
      return isX
        ? (points.start ?? 0, points.end ?? space.width)
        : (points.start ?? space.height, points.end ?? 0)
    case .unknown: return nil
    case .value(let value): return at(value, isX).map { ($0, $0) }
    case .interval(let start, let end, _):
      guard let last = edge(end, isX) else { return nil }
      return edge(start, isX).map { ($0, last) }
    case .categories(let start, let end):
      guard let first = at(start, isX), let last = at(end, isX) else { return nil }
      let half = band(isX) / 2 * (last < first ? -1 : 1)
      return (first - half, last + half)
    }
  }

  private func middle(_ place: AxisPlace, isX: Bool) -> Double? {
    ends(place, isX: isX).map { ($0.0 + $0.1) / 2 }
  }

  private func at(_ value: _PlotValue, _ isX: Bool) -> Double? {
    isX ? space.x(value) : space.y(value)
  }

  /// Returns the position of a number. A number that a logarithmic axis cannot show is at the start
  /// of the axis.
  private func edge(_ number: Double, _ isX: Bool) -> Double? {
    let scale = isX ? space.xScale : space.yScale
    if let place = isX ? space.x(at: number) : space.y(at: number) { return place }
    return number == 0 ? (isX ? space.x(at: scale.baseline) : space.y(at: scale.baseline)) : nil
  }

  private func band(_ isX: Bool) -> Double {
    isX ? (space.xScale.band ?? 0) * space.innerWidth : (space.yScale.band ?? 0) * space.innerHeight
  }

  /// Returns the start and the end of a bar or rectangle on an axis, in points.
  private func span(
    _ place: AxisPlace, isX: Bool, _ item: PlotItem, _ dimension: MarkDimension, isSpaced: Bool
  ) -> (Double, Double)? {
    let share = isSpaced ? 0.8 : 1
    switch place {
    case .value(let value):
      guard let middle = at(value, isX) else { return nil }
      let room = value.position == nil ? band(isX) : room(value, middle, isX)
      return part(middle, dimension.length(of: room, automatic: room * share), item, isSpaced)
    case .interval where isSpaced || dimension != .automatic:
      guard let (start, end) = ends(place, isX: isX) else { return nil }
      let room = abs(end - start)
      let isRange = (isX ? item.mark.x?.end : item.mark.y?.end) != nil
      let automatic = isRange ? max(room - 1, room * 0.75) : room * share
      return part(
        (start + end) / 2, dimension.length(of: room, automatic: automatic), item, isSpaced)
    default: return ends(place, isX: isX)
    }
  }

  /// Returns the room of a bar at a number: half of the distance to its neighbors on each side.
  private func room(_ value: _PlotValue, _ middle: Double, _ isX: Bool) -> Double {
    guard let step = isX ? model.xStep : model.yStep, let number = value.position,
      let end = isX ? space.x(at: number + step) : space.y(at: number + step)
    else { return 10 }
    return abs(end - middle)
  }

  /// Returns the part of a bar's width that belongs to its group.
  private func part(
    _ middle: Double, _ length: Double, _ item: PlotItem, _ isSpaced: Bool
  ) -> (Double, Double) {
    guard isSpaced, groups.count > 1, let value = item.mark.look.positionBy?.value,
      let index = groups[value]
    else { return (middle - length / 2, middle + length / 2) }
    let part = length / Double(groups.count)
    let isTurned = space.isMirrored && item.isVertical
    let start = middle - length / 2 + part * Double(isTurned ? groups.count - 1 - index : index)
    return (start, start + part)
  }

  /// Returns the distance in points by which `position(by:)` moves a point.
  private func shift(_ item: PlotItem) -> Double {
    guard groups.count > 1, let value = item.mark.look.positionBy?.value, let index = groups[value]
    else { return 0 }
    let room = band(item.isVertical) * 0.8
    let part = (Double(index) + 0.5) / Double(groups.count) - 0.5
    return room * (space.isMirrored && item.isVertical ? -part : part)
  }
}
