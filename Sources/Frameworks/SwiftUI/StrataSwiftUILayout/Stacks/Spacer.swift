public import Foundation
import StrataRendering
public import StrataViewTree
public import SwiftUICore

/// Room that takes what is left.
///
/// Same as Apple's.
public struct Spacer: View {
  public typealias Body = Never
  public var minLength: CGFloat?

  public init(minLength: CGFloat? = nil) { self.minLength = minLength }

  public static func _update(_ view: Self, _ old: Node?, _ context: Context) -> Node {
    let limit = view.minLength.map {
      StyleRule.limits(minWidth: $0, maxWidth: nil, minHeight: $0, maxHeight: nil)
    }
    return ElementNode.update(old, context, Element(.spacer, style: limit.map { [$0] } ?? []))
  }
}
