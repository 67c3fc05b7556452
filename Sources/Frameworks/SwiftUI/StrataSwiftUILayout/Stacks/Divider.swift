import StrataRendering
public import StrataViewTree
public import SwiftUICore

/// A thin line that separates content.
///
/// Same as Apple's.
public struct Divider: View {
  public typealias Body = Never

  /// Creates a thin line that separates content.
  nonisolated public init() {}

  public static func _update(_ view: Self, _ old: Node?, _ context: Context) -> Node {
    ElementNode.update(old, context, Element(.divider), innermost: .surface)
  }
}
