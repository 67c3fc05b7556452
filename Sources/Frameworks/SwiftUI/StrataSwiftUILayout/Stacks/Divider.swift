import StrataRendering
public import StrataViewTree
public import SwiftUICore

/// A thin line that separates content.
///
/// Partial: it is 1 point thick; Apple's is as thick as a pixel of the screen, 1/2 or 1/3 of a point.
public struct Divider: View {
  public typealias Body = Never

  /// Creates a thin line that separates content.
  nonisolated public init() {}

  public static func _update(_ view: Self, _ old: Node?, _ context: Context) -> Node {
    ElementNode.update(old, context, Element(.divider), innermost: .surface)
  }
}
