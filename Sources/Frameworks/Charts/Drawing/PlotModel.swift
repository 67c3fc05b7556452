import Foundation

/// The marks of a chart on its axes, for plots of any size.
package struct PlotModel {
  package private(set) var items: [PlotItem]
  package private(set) var xScale: PlotScale
  package private(set) var yScale: PlotScale
  /// The smallest distance between bars on a continuous axis without units.
  package private(set) var xStep: Double?
  package private(set) var yStep: Double?
  package let calendar: Calendar
  package let isMirrored: Bool

  package init(
    _ marks: [_ChartMark], x: ScaleWish = ScaleWish(), y: ScaleWish = ScaleWish(),
    calendar: Calendar, isMirrored: Bool = false
  ) {
    self.calendar = calendar
    self.isMirrored = isMirrored
    items = Stacking.stacked(
      marks.filter { $0.kind != .sector }.map { Self.item($0, calendar) })
    (xStep, yStep) = (Self.step(items, \.x, true), Self.step(items, \.y, false))
    var (xExtent, yExtent) = (AxisExtent(), AxisExtent())
    for item in items where item.isKnown {
      item.x.add(to: &xExtent)
      item.y.add(to: &yExtent)
    }
    if let xStep { xExtent.addMargin(xStep / 2) }
    if let yStep { yExtent.addMargin(yStep / 2) }
    (xScale, yScale) = (x.scale(xExtent), y.scale(yExtent))
  }

  /// Returns the axes of a plot of a size, in which values have places.
  package func space(width: Double, height: Double) -> PlotSpace {
    PlotSpace(xScale, yScale, width: width, height: height, isMirrored: isMirrored)
  }

  private static func item(_ mark: _ChartMark, _ calendar: Calendar) -> PlotItem {
    let covers = mark.kind == .bar || mark.kind == .rectangle
    var item = PlotItem(
      mark: mark,
      x: AxisPlace(mark.x, mark.xStart, mark.xEnd, mark.xPoints, covers: covers, calendar),
      y: AxisPlace(mark.y, mark.yStart, mark.yEnd, mark.yPoints, covers: covers, calendar))
    item.isVertical = isVertical(mark, item)
    return item
  }

  /// Returns whether a bar or area begins at the x axis. It extends along the axis that has its
  /// start, else along the axis with numbers, else vertically.
  private static func isVertical(_ mark: _ChartMark, _ item: PlotItem) -> Bool {
    if mark.xStart != nil, mark.yStart == nil { return false }
    if mark.yStart != nil { return true }
    if mark.y == nil { return false }
    if mark.x == nil || item.x.isCategory { return true }
    if item.y.isCategory { return false }
    if item.x.isDate || mark.x?.end != nil { return true }
    return !(item.y.isDate || mark.y?.end != nil)
  }

  /// Returns the smallest distance between the positions of bars and rectangles without a set
  /// width.
  private static func step(
    _ items: [PlotItem], _ place: KeyPath<PlotItem, AxisPlace>, _ isX: Bool
  ) -> Double? {
    let places = items.filter {
      $0.isKnown && ($0.mark.kind == .rectangle || $0.mark.kind == .bar && $0.isVertical == isX)
    }.compactMap { $0[keyPath: place].position }
    guard let first = places.first else { return nil }
    let sorted = Set(places).sorted()
    let isDate = items.contains { $0[keyPath: place].isDate }
    return zip(sorted, sorted.dropFirst()).map { $1 - $0 }.min()
      ?? (isDate ? 3600 : max(abs(first), 1))
  }
}
