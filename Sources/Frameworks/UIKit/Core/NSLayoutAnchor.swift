public import Foundation

/// An edge, center line or size of a view, from which constraints are made.
///
///     label.topAnchor.constraint(equalTo: view.topAnchor, constant: 8).isActive = true
@MainActor @preconcurrency public class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
  let item: AnyObject
  let attribute: NSLayoutConstraint.Attribute

  init(_ item: AnyObject, _ attribute: NSLayoutConstraint.Attribute) {
    (self.item, self.attribute) = (item, attribute)
  }

  func constraint(
    _ relation: NSLayoutConstraint.Relation, _ other: NSLayoutAnchor?, _ multiplier: CGFloat = 1,
    _ constant: CGFloat
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(
      item: item, attribute: attribute, relatedBy: relation, toItem: other?.item,
      attribute: other?.attribute ?? .notAnAttribute, multiplier: multiplier, constant: constant)
  }

  /// Returns an inactive constraint that places this anchor `c` points after another.
  ///
  /// - Parameters:
  ///   - anchor: The other anchor.
  ///   - c: The distance, in points.
  public func constraint(
    equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0
  ) -> NSLayoutConstraint { constraint(.equal, anchor, 1, c) }

  /// Returns an inactive constraint that places this anchor at least `c` points after another.
  ///
  /// - Parameters:
  ///   - anchor: The other anchor.
  ///   - c: The distance, in points.
  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0
  ) -> NSLayoutConstraint { constraint(.greaterThanOrEqual, anchor, 1, c) }

  /// Returns an inactive constraint that places this anchor at most `c` points after another.
  ///
  /// - Parameters:
  ///   - anchor: The other anchor.
  ///   - c: The distance, in points.
  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0
  ) -> NSLayoutConstraint { constraint(.lessThanOrEqual, anchor, 1, c) }
}

/// A horizontal edge or center line.
public final class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {}

/// A vertical edge, center line or baseline.
public final class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {}

/// A width or height.
public final class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  /// Returns an inactive constraint that sets the size to `c` points.
  public func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint {
    constraint(.equal, nil, 1, c)
  }
  /// Returns an inactive constraint that sets the smallest size to `c` points.
  public func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    constraint(.greaterThanOrEqual, nil, 1, c)
  }
  /// Returns an inactive constraint that sets the largest size to `c` points.
  public func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    constraint(.lessThanOrEqual, nil, 1, c)
  }
  /// Returns an inactive constraint that sets the size to `m` times another size, plus `c` points.
  ///
  /// - Parameters:
  ///   - anchor: The other anchor.
  ///   - m: The factor.
  ///   - c: The distance, in points.
  public func constraint(
    equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0
  ) -> NSLayoutConstraint { constraint(.equal, anchor, m, c) }
  /// Returns an inactive constraint that sets the smallest size to `m` times another size, plus `c`
  /// points.
  ///
  /// - Parameters:
  ///   - anchor: The other anchor.
  ///   - m: The factor.
  ///   - c: The distance, in points.
  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0
  ) -> NSLayoutConstraint { constraint(.greaterThanOrEqual, anchor, m, c) }
  /// Returns an inactive constraint that sets the largest size to `m` times another size, plus `c`
  /// points.
  ///
  /// - Parameters:
  ///   - anchor: The other anchor.
  ///   - m: The factor.
  ///   - c: The distance, in points.
  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0
  ) -> NSLayoutConstraint { constraint(.lessThanOrEqual, anchor, m, c) }
}
