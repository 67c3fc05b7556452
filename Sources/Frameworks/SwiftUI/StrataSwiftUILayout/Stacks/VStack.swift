public import Foundation
import StrataRendering
public import StrataViewTree
public import SwiftUICore

/// A view that arranges its children in a column.
///
/// Partial: the default spacing is 8 points. A view with a finite `maxHeight` takes its limit before the
/// others share the rest, unless all of them are colors, shapes and limited views.
public struct VStack<Content: View>: View {
  public typealias Body = Never
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  // nonisolated(unsafe): set by the initializers, else used on the main actor only.
  nonisolated(unsafe) let content: Content

  /// Creates a view that arranges its children in a column.
  ///
  /// - Parameters:
  ///   - alignment: The horizontal alignment of the children.
  ///   - spacing: The distance between children in points; `nil` for 8.
  ///   - content: The children.
  nonisolated public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  public static func _update(_ view: Self, _ old: Node?, _ context: Context) -> Node {
    let stack = StackElement(
      kind: .vStack, alignment: view.alignment.rendered, spacing: view.spacing,
      content: view.content)
    return StackElement._update(stack, old, context)
  }
}
