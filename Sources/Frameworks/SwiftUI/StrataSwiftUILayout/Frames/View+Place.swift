public import Foundation
import StrataRendering
import StrataSwiftUIDrawing
import StrataViewTree
public import SwiftUICore

extension View {
  /// Puts the view's middle at a point of the room that it is offered, all of which it takes.
  public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    modifier(BoxModifier(rules: [.position(x: x, y: y)]))
      .modifier(BoxModifier(rules: [.trait(.room)]))
  }

  /// Puts the view's middle at a point of the room that it is offered, all of which it takes.
  public func position(_ position: CGPoint) -> some View {
    self.position(x: position.x, y: position.y)
  }

  /// Who gives way when there is too little room.
  ///
  /// Partial: a view of a priority above 0 keeps its size where others shrink, one below 0 shrinks
  /// first; between two of the same sign the amount makes no difference.
  public func layoutPriority(_ value: Double) -> some View {
    modifier(RulesModifier(rules: value == 0 ? [] : [.trait(value > 0 ? .firm : .yielding)]))
      .modifier(LayoutPriorityTrait(priority: value))
  }

  /// Keeps the relation of the width to the height.
  public func aspectRatio(
    _ aspectRatio: CGFloat? = nil, contentMode: ContentMode
  ) -> some View {
    style(.aspectRatio(aspectRatio.map { Double($0) }, fills: contentMode == .fill))
  }

  /// Keeps the relation of the width to the height.
  public func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View {
    self.aspectRatio(
      aspectRatio.height > 0 ? aspectRatio.width / aspectRatio.height : nil,
      contentMode: contentMode)
  }

  /// As large as fits.
  public func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }

  /// So large that nothing of its room stays free.
  public func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }
}
