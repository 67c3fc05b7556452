public import Foundation

/// A relation between edges, center lines or sizes of two views, or between a size and a number.
///
/// Partial: a browser lays views out by boxes and flexible lines, not by equations. Pinning to
/// edges, margins and neighbors, centering, sizes, limits and ratios work. Any other constraint is
/// ignored and reported once on standard error. Of two constraints that contradict each other, the
/// one with the higher priority applies.
@MainActor @preconcurrency public final class NSLayoutConstraint: NSObject {
  /// The attribute of the first item.
  public private(set) var firstAttribute: Attribute
  /// The attribute of the second item, or `notAnAttribute`.
  public private(set) var secondAttribute: Attribute
  /// The relation between both sides.
  public let relation: Relation
  /// The factor of the second attribute.
  public let multiplier: CGFloat
  /// The offset that is added to the second attribute, in points.
  public var constant: CGFloat { didSet { changed() } }
  /// The priority of the constraint; `required` by default.
  public var priority = UILayoutPriority.required { didSet { changed() } }
  /// A name for debugging.
  public var identifier: String?

  let first: Item
  let second: Item?
  /// The view that holds the constraint while it is active.
  private weak var holder: UIView?

  /// One side of a constraint: a view, and the layout guide that it was named by.
  @MainActor struct Item {
    weak var view: UIView?
    weak var guide: UILayoutGuide?

    init?(_ object: AnyObject?) {
      guard let object else { return nil }
      if let view = object as? UIView { self.view = view }
      if let guide = object as? UILayoutGuide {
        (self.guide, view) = (guide, guide.target)
      }
    }
  }

  /// The view or layout guide whose attribute the constraint sets.
  public var firstItem: AnyObject? { first.guide ?? first.view }
  /// The view or layout guide that the first item is related to; `nil` if there is none.
  public var secondItem: AnyObject? { second?.guide ?? second?.view }
  var items: [UIView] { [first.view, second?.view].compactMap { $0 } }

  /// Creates an inactive constraint. If the relation is `equal`, it means `item.attr1 == multiplier
  /// * view2.attr2 + c`.
  ///
  /// - Parameters:
  ///   - view1: A view or a layout guide.
  ///   - attr1: The attribute of the first view.
  ///   - relation: The relation between both sides.
  ///   - view2: A view or a layout guide, or `nil` for a constraint on a size alone.
  ///   - attr2: The attribute of the second view.
  ///   - multiplier: The factor of the second attribute.
  ///   - c: The offset, in points.
  public init(
    item view1: AnyObject, attribute attr1: Attribute, relatedBy relation: Relation,
    toItem view2: AnyObject?, attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
  ) {
    guard let item = Item(view1) else {
      preconditionFailure("A constraint needs a view or a layout guide, not \(view1)")
    }
    (first, second) = (item, Item(view2))
    (firstAttribute, secondAttribute) = (attr1, attr2)
    (self.relation, self.multiplier, constant) = (relation, multiplier, c)
  }

  /// A Boolean value that indicates whether the constraint takes part in layout.
  ///
  /// An active constraint is held by the nearest common ancestor of its items. Activating it
  /// without one is a programmer error.
  public var isActive: Bool {
    get { holder != nil }
    set {
      guard newValue != isActive else { return }
      if newValue { hold() } else { letGo() }
    }
  }

  /// Activates all of the constraints.
  public class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  /// Deactivates all of the constraints.
  public class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  private func hold() {
    guard let view = commonView else {
      preconditionFailure(
        "\(self): its views have no common superview; add both before the constraint")
    }
    view.constraints.append(self)
    holder = view
    changed()
  }

  private func letGo() {
    changed()
    holder?.constraints.removeAll { $0 === self }
    holder = nil
  }

  private var commonView: UIView? {
    guard let one = first.view else { return nil }
    guard let other = second?.view else { return one }
    var next: UIView? = one
    while let view = next {
      if other.isDescendant(of: view) { return view }
      next = view.superview
    }
    return nil
  }

  private func changed() {
    holder?.setNeedsDisplay()
    holder?.superview?.setNeedsDisplay()
  }

  // Constraints are created and read on the main actor only, as the rest of UIKit.
  nonisolated public override var description: String { MainActor.assumeIsolated { words } }

  /// The constraint written as an equation or inequality.
  var words: String {
    func name(_ item: Item?, _ attribute: Attribute) -> String {
      guard let view = item?.view else { return "" }
      let kind = item?.guide.map { ".\($0.kind)" } ?? ""
      return
        "\(type(of: view))\(view.spoken.identifier.map { " “\($0)”" } ?? "")\(kind).\(attribute)"
    }
    let sign = relation == .equal ? "==" : relation == .lessThanOrEqual ? "<=" : ">="
    let factor = multiplier == 1 ? "" : " * \(multiplier)"
    let end = second == nil ? "\(constant)" : constant == 0 ? "" : " + \(constant)"
    return "\(name(first, firstAttribute)) \(sign) \(name(second, secondAttribute))\(factor)\(end)"
  }
}

extension NSLayoutConstraint {
  /// The edge, center line, baseline or size of a view that a constraint uses.
  public enum Attribute: Int, Sendable {
    /// The left edge of the view.
    case left = 1
    /// The right edge of the view.
    case right
    /// The top edge of the view.
    case top
    /// The bottom edge of the view.
    case bottom
    /// The edge at which reading begins.
    case leading
    /// The edge at which reading ends.
    case trailing
    /// The width of the view.
    case width
    /// The height of the view.
    case height
    /// The vertical line through the center.
    case centerX
    /// The horizontal line through the center.
    case centerY
    /// The baseline of the last line of text.
    case lastBaseline
    /// The baseline of the first line of text.
    case firstBaseline
    /// No attribute: the other side of the constraint is a number.
    case notAnAttribute = 0
  }

  /// The relation between the two sides of a constraint.
  public enum Relation: Int, Sendable {
    /// The first side is at most the second.
    case lessThanOrEqual = -1
    /// Both sides of the constraint are equal.
    case equal
    /// The first side is at least the second.
    case greaterThanOrEqual
  }

  /// The horizontal or vertical axis.
  public enum Axis: Int, Sendable {
    /// The horizontal axis, from side to side.
    case horizontal
    /// The vertical axis, from top to bottom.
    case vertical
  }
}

extension UIView {
  /// Activates a constraint.
  public func addConstraint(_ constraint: NSLayoutConstraint) { constraint.isActive = true }
  /// Activates all of the constraints.
  public func addConstraints(_ constraints: [NSLayoutConstraint]) {
    NSLayoutConstraint.activate(constraints)
  }
  /// Deactivates a constraint.
  public func removeConstraint(_ constraint: NSLayoutConstraint) { constraint.isActive = false }
  /// Deactivates all of the constraints.
  public func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    NSLayoutConstraint.deactivate(constraints)
  }
}
