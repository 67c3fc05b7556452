public import Foundation
import StrataRendering
public import StrataViewTree
public import SwiftUICore

/// Views side by side.
///
/// Same as Apple's; the default spacing is 8 points.
public struct HStack<Content: View>: View {
  public typealias Body = Never
  let alignment: VerticalAlignment
  let spacing: CGFloat?
  let content: Content

  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  public static func _update(_ view: Self, _ old: Node?, _ context: Context) -> Node {
    let stack = StackElement(
      kind: .hStack, alignment: view.alignment.rendered, spacing: view.spacing,
      content: view.content)
    return StackElement._update(stack, old, context)
  }
}
