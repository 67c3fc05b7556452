public import Foundation
import StrataRendering
import StrataSwiftUIDrawing
import StrataViewTree
public import SwiftUICore

extension View {
  /// Centers the view at a point of the proposed size. The modified view takes all of that size.
  ///
  /// - Parameters:
  ///   - x: The horizontal coordinate.
  ///   - y: The vertical coordinate.
  nonisolated public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    modifier(BoxModifier(rules: [.position(x: x, y: y)]))
      .modifier(BoxModifier(rules: [.trait(.room)]))
  }

  /// Centers the view at a point of the proposed size. The modified view takes all of that size.
  nonisolated public func position(_ position: CGPoint) -> some View {
    self.position(x: position.x, y: position.y)
  }

  /// Sets the priority by which the view keeps its size if there is too little space.
  ///
  /// Partial: only the sign has an effect: a view with a positive priority keeps its size while
  /// others shrink, and one with a negative priority shrinks first.
  nonisolated public func layoutPriority(_ value: Double) -> some View {
    modifier(RulesModifier(rules: value == 0 ? [] : [.trait(value > 0 ? .firm : .yielding)]))
      .modifier(LayoutPriorityTrait(priority: value))
  }

  /// Keeps the ratio of the width to the height.
  ///
  /// Partial: in a frame with a width and a height, in an overlay and in a background. Elsewhere the
  /// view takes all the width, and one that fills its space is no larger than that.
  ///
  /// - Parameters:
  ///   - aspectRatio: The width divided by the height; `nil` for the ratio of the content.
  ///   - contentMode: Whether the view fits into its space or fills it.
  nonisolated public func aspectRatio(
    _ aspectRatio: CGFloat? = nil, contentMode: ContentMode
  ) -> some View {
    style(.aspectRatio(aspectRatio.map { Double($0) }, fills: contentMode == .fill))
  }

  /// Keeps the ratio of the width to the height.
  ///
  /// Partial: in a frame with a width and a height, in an overlay and in a background. Elsewhere the
  /// view takes all the width, and one that fills its space is no larger than that.
  ///
  /// - Parameters:
  ///   - aspectRatio: A size with the ratio.
  ///   - contentMode: Whether the view fits into its space or fills it.
  nonisolated public func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View
  {
    self.aspectRatio(
      aspectRatio.height > 0 ? aspectRatio.width / aspectRatio.height : nil,
      contentMode: contentMode)
  }

  /// Scales the view to fit into its space, with its aspect ratio.
  nonisolated public func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }

  /// Scales the view to fill its space, with its aspect ratio.
  nonisolated public func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }
}
