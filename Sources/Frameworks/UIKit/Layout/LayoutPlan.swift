import Foundation
import StrataSwiftUIApp

/// An arrangement of a container's subviews in rows, columns and layers.
@MainActor indirect enum LayoutPlan {
  typealias Axis = NSLayoutConstraint.Axis

  case view(UIView)
  /// Parts one after the other. Each has the least space before it, and a Boolean value that
  /// indicates whether that space is exact.
  case line(Axis, [Part])
  case layers([LayoutPlan])

  struct Part {
    var plan: LayoutPlan
    var gap: CGFloat
    var isExact: Bool
  }

  /// All views of the plan.
  var views: [UIView] {
    switch self {
    case .view(let view): [view]
    case .line(_, let parts): parts.flatMap(\.plan.views)
    case .layers(let plans): plans.flatMap(\.views)
    }
  }

  static func plan(_ facts: LayoutFacts) -> LayoutPlan { plan(facts.views, facts) }

  private static func plan(_ views: [UIView], _ facts: LayoutFacts) -> LayoutPlan {
    if views.count == 1 { return .view(views[0]) }
    let apart = groups(of: views, facts, joining: [.horizontal, .vertical])
    if apart.count > 1 { return .layers(apart.map { plan($0, facts) }) }
    for axis in [Axis.horizontal, .vertical] {
      let parts = groups(
        of: views, facts, joining: [axis == .horizontal ? .vertical : .horizontal],
        sharing: axis == .horizontal ? [.leading, .trailing, .centerX] : [.top, .bottom, .centerY])
      if parts.count > 1, let line = line(parts, along: axis, facts) { return line }
    }
    return .layers(views.map { .view($0) })
  }

  /// Returns groups of views that follow one another along an axis or share an edge.
  private static func groups(
    of views: [UIView], _ facts: LayoutFacts, joining axes: Set<Axis>,
    sharing attributes: Set<NSLayoutConstraint.Attribute>? = nil
  ) -> [[UIView]] {
    var group = Dictionary(uniqueKeysWithValues: views.map { ($0.number, $0.number) })
    func join(_ one: UIView, _ two: UIView) {
      guard let a = group[one.number], let b = group[two.number], a != b else { return }
      for (key, value) in group where value == b { group[key] = a }
    }
    for order in facts.orders where axes.contains(order.axis) { join(order.before, order.after) }
    for (one, two, attribute, _) in facts.shared
    where attributes?.contains(attribute) ?? true { join(one, two) }
    var order: [Int] = []
    for view in views { if let id = group[view.number], !order.contains(id) { order.append(id) } }
    return order.map { id in views.filter { group[$0.number] == id } }
  }

  /// Returns the groups as a line in the order that the constraints define, or `nil` if they define
  /// no order.
  private static func line(
    _ groups: [[UIView]], along axis: Axis, _ facts: LayoutFacts
  ) -> LayoutPlan? {
    func holder(_ view: UIView) -> Int? { groups.firstIndex { $0.contains { $0 === view } } }
    var before: [Int: [(Int, LayoutFacts.Order)]] = [:]
    for order in facts.orders where order.axis == axis {
      if let a = holder(order.before), let b = holder(order.after), a != b {
        before[b, default: []].append((a, order))
      }
    }
    guard !before.isEmpty else { return nil }
    var placed: [Int] = []
    while placed.count < groups.count {
      let next = groups.indices.first { index in
        !placed.contains(index) && (before[index] ?? []).allSatisfy { placed.contains($0.0) }
      }
      guard let next else { return nil }
      placed.append(next)
    }
    let parts = placed.map { index in
      let orders = (before[index] ?? []).map(\.1)
      let gap = orders.map(\.gap).max() ?? 0
      return Part(
        plan: plan(groups[index], facts), gap: gap, isExact: orders.contains { $0.isExact })
    }
    return .line(axis, parts)
  }
}
