import Foundation

/// The relations that a container's constraints define between its subviews.
@MainActor struct LayoutFacts {
  /// Two views one after the other, in reading order.
  struct Order {
    var before: UIView
    var after: UIView
    var axis: NSLayoutConstraint.Axis
    var gap: CGFloat
    var isExact: Bool
  }

  /// The position of a view's edge or center relative to the container's.
  struct Pin {
    var constant: CGFloat
    var isExact: Bool
  }

  typealias Attribute = NSLayoutConstraint.Attribute

  let container: UIView
  /// The container's number of changes. It differs if a frame or priority has changed although the
  /// constraints are the same.
  let edition: Int
  let views: [UIView]
  private(set) var orders: [Order] = []
  private(set) var pins: [Int: [Attribute: Pin]] = [:]
  /// Edges and centers that views share with one another.
  private(set) var shared: [(UIView, UIView, Attribute, CGFloat)] = []
  private(set) var sizes: [Int: BoxSize] = [:]
  /// The constraints that boxes cannot express.
  private(set) var faults: [NSLayoutConstraint] = []

  init(of container: UIView) {
    (self.container, edition) = (container, container.edition)
    views = container.subviews
    let all = container.constraints + views.flatMap(\.constraints)
    for constraint in all.sorted(by: { $0.priority.rawValue > $1.priority.rawValue }) {
      if concernsOthers(constraint) { continue }
      if !add(constraint) { faults.append(constraint) }
    }
    shareAlong()
  }

  /// Returns whether a constraint is laid out outside of this container: one on the container's own
  /// size alone.
  private func concernsOthers(_ constraint: NSLayoutConstraint) -> Bool {
    let items = constraint.items
    if items.allSatisfy({ $0 === container }) { return true }
    return !items.allSatisfy { $0 === container || isOurs($0) }
  }

  private func isOurs(_ view: UIView) -> Bool { view.superview === container }

  /// Records a constraint; returns `false` if boxes cannot express it.
  private mutating func add(_ constraint: NSLayoutConstraint) -> Bool {
    guard let view = constraint.first.view else { return true }
    let attribute = constraint.firstAttribute.directed
    let inset =
      (constraint.second?.guide?.inset(constraint.secondAttribute) ?? 0)
      - (constraint.first.guide?.inset(constraint.firstAttribute) ?? 0)
    let constant = constraint.constant + inset
    if attribute.isSize { return addSize(constraint, view, attribute, constant) }
    guard constraint.multiplier == 1, let other = constraint.second?.view else { return false }
    let otherAttribute = constraint.secondAttribute.directed
    let isExact = constraint.relation == .equal
    if view === container {
      return pin(other, otherAttribute, attribute, -constant, isExact)
    }
    if other === container { return pin(view, attribute, otherAttribute, constant, isExact) }
    return relate(view, attribute, other, otherAttribute, constant, isExact)
  }

  private mutating func pin(
    _ view: UIView, _ attribute: Attribute, _ edge: Attribute, _ constant: CGFloat, _ isExact: Bool
  ) -> Bool {
    guard attribute == edge else { return false }
    if pins[view.number]?[attribute]?.isExact == true { return true }
    pins[view.number, default: [:]][attribute] = Pin(constant: constant, isExact: isExact)
    return true
  }

  private mutating func relate(
    _ view: UIView, _ attribute: Attribute, _ other: UIView, _ otherAttribute: Attribute,
    _ constant: CGFloat, _ isExact: Bool
  ) -> Bool {
    switch (attribute, otherAttribute) {
    case (.leading, .trailing):
      orders.append(
        .init(before: other, after: view, axis: .horizontal, gap: constant, isExact: isExact))
    case (.trailing, .leading):
      orders.append(
        .init(before: view, after: other, axis: .horizontal, gap: -constant, isExact: isExact))
    case (.top, .bottom):
      orders.append(
        .init(before: other, after: view, axis: .vertical, gap: constant, isExact: isExact))
    case (.bottom, .top):
      orders.append(
        .init(before: view, after: other, axis: .vertical, gap: -constant, isExact: isExact))
    case (let one, let two) where one == two: shared.append((view, other, one, constant))
    default: return false
    }
    return true
  }

  private mutating func addSize(
    _ constraint: NSLayoutConstraint, _ view: UIView, _ attribute: Attribute, _ constant: CGFloat
  ) -> Bool {
    let isWide = attribute == .width
    guard let other = constraint.second?.view else {
      sizes[view.number, default: BoxSize()].limit(isWide, constraint.relation, constant)
      return true
    }
    let otherIsWide = constraint.secondAttribute == .width
    guard constraint.secondAttribute.isSize else { return false }
    if other === view, isWide != otherIsWide {
      let ratio = isWide ? constraint.multiplier : 1 / constraint.multiplier
      sizes[view.number, default: BoxSize()].ratio = ratio
      return constant == 0
    }
    guard isWide == otherIsWide, constraint.relation == .equal || other === container else {
      return false
    }
    if other === container {
      sizes[view.number, default: BoxSize()].share(isWide, constraint.multiplier)
      return true
    }
    guard constraint.multiplier == 1 else { return false }
    sizes[view.number, default: BoxSize()].share(isWide, 1)
    sizes[other.number, default: BoxSize()].share(isWide, 1)
    return true
  }

  /// Pins views that share an edge with a pinned view.
  private mutating func shareAlong() {
    for _ in shared.indices {
      for (one, two, attribute, constant) in shared {
        if let pin = pins[two.number]?[attribute], pins[one.number]?[attribute] == nil {
          pins[one.number, default: [:]][attribute] = Pin(
            constant: pin.constant + constant, isExact: pin.isExact)
        } else if let pin = pins[one.number]?[attribute], pins[two.number]?[attribute] == nil {
          pins[two.number, default: [:]][attribute] = Pin(
            constant: pin.constant - constant, isExact: pin.isExact)
        }
      }
    }
  }

  func pin(_ view: UIView, _ attribute: Attribute) -> Pin? { pins[view.number]?[attribute] }
}

/// The size of a box as its constraints define it, in points.
struct BoxSize: Equatable {
  var width: CGFloat?
  var height: CGFloat?
  var minWidth: CGFloat?
  var minHeight: CGFloat?
  var maxWidth: CGFloat?
  var maxHeight: CGFloat?
  /// The ratio of width to height; `nil` if there is none.
  var ratio: CGFloat?
  /// The part of the container's width that the box takes: 1 for all of it, `nil` if its width does
  /// not depend on the container.
  var widthShare: CGFloat?
  var heightShare: CGFloat?

  mutating func limit(_ isWide: Bool, _ relation: NSLayoutConstraint.Relation, _ value: CGFloat) {
    switch (relation, isWide) {
    case (.equal, true): width = width ?? value
    case (.equal, false): height = height ?? value
    case (.greaterThanOrEqual, true): minWidth = max(minWidth ?? 0, value)
    case (.greaterThanOrEqual, false): minHeight = max(minHeight ?? 0, value)
    case (.lessThanOrEqual, true): maxWidth = min(maxWidth ?? .infinity, value)
    case (.lessThanOrEqual, false): maxHeight = min(maxHeight ?? .infinity, value)
    }
  }

  mutating func share(_ isWide: Bool, _ part: CGFloat) {
    if isWide { widthShare = widthShare ?? part } else { heightShare = heightShare ?? part }
  }

  /// The size in which a missing side is computed from the other one by the ratio.
  var settled: BoxSize {
    var copy = self
    guard let ratio, ratio > 0 else { return copy }
    if let width, height == nil { copy.height = width / ratio }
    if let height, width == nil { copy.width = height * ratio }
    if copy.width != nil, copy.height != nil { copy.ratio = nil }
    return copy
  }
}

extension NSLayoutConstraint.Attribute {
  var isSize: Bool { self == .width || self == .height }

  /// The leading or trailing attribute for left or right, and the nearest edge for a baseline.
  /// Other attributes are returned unchanged.
  var directed: Self {
    switch self {
    case .left: .leading
    case .right: .trailing
    case .firstBaseline: .top
    case .lastBaseline: .bottom
    default: self
    }
  }
}
