public import Foundation
import StrataRendering
public import StrataViewTree
public import SwiftUICore

/// A flexible space that fills the remaining length of its stack.
///
/// Same as Apple's.
public struct Spacer: View {
  public typealias Body = Never
  /// The minimum length in points; `nil` for the default.
  public var minLength: CGFloat?

  /// Creates a spacer with a minimum length in points.
  public init(minLength: CGFloat? = nil) { self.minLength = minLength }

  public static func _update(_ view: Self, _ old: Node?, _ context: Context) -> Node {
    let limit = view.minLength.map {
      StyleRule.limits(minWidth: $0, maxWidth: nil, minHeight: $0, maxHeight: nil)
    }
    return ElementNode.update(old, context, Element(.spacer, style: limit.map { [$0] } ?? []))
  }
}
