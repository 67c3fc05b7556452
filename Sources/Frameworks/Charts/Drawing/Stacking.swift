import Foundation

/// Stacks bars and areas that are at the same position.
struct Stacking {
  private struct Key: Hashable {
    var kind: _ChartMark.Kind
    var place: AxisPlace
    var group: _PlotValue?
    var isNegative = false
  }

  private var totals: [Key: Double] = [:]
  private var tops: [Key: Double] = [:]

  /// Returns the items after stacking: each bar and area has its start and its end.
  static func stacked(_ items: [PlotItem]) -> [PlotItem] {
    var stacking = Stacking()
    for item in items { stacking.count(item) }
    return items.map { stacking.placed($0) }
  }

  /// Returns the number that an item adds to its stack; `nil` if the item is not stacked.
  private func number(_ item: PlotItem) -> Double? {
    let mark = item.mark
    guard mark.kind == .bar || mark.kind == .area else { return nil }
    let (datum, start) = item.isVertical ? (mark.y, mark.yStart) : (mark.x, mark.xStart)
    guard start == nil, let number = datum?.value.number, datum?.end == nil else { return nil }
    return number
  }

  private func key(_ item: PlotItem) -> Key {
    Key(
      kind: item.mark.kind, place: item.isVertical ? item.x : item.y,
      group: item.mark.look.positionBy?.value)
  }

  private mutating func count(_ item: PlotItem) {
    guard item.isKnown, let number = number(item) else { return }
    totals[key(item), default: 0] += abs(number)
  }

  private mutating func placed(_ item: PlotItem) -> PlotItem {
    guard item.isKnown, let number = number(item) else { return item }
    var item = item
    let (start, end) = ends(number, key(item), item.mark.stacking.kind)
    let place = AxisPlace.interval(start, end, isDate: false)
    if item.isVertical { item.y = place } else { item.x = place }
    return item
  }

  private mutating func ends(
    _ number: Double, _ key: Key, _ method: MarkStackingMethod.Kind
  ) -> (Double, Double) {
    let total = totals[key] ?? 0
    switch method {
    case .unstacked: return (0, number)
    case .standard:
      var key = key
      key.isNegative = number < 0
      return next(number, key, from: 0)
    case .normalized: return next(total > 0 ? abs(number) / total : 0, key, from: 0)
    case .center: return next(abs(number), key, from: -total / 2)
    }
  }

  private mutating func next(_ length: Double, _ key: Key, from base: Double) -> (Double, Double) {
    let start = tops[key] ?? base
    tops[key] = start + length
    return (start, start + length)
  }
}
