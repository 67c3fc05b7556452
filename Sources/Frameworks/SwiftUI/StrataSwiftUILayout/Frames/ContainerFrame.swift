public import Foundation
import StrataRendering
import StrataViewTree
public import SwiftUICore

extension View {
  /// Gives the view the size of the scroll view or window that contains it.
  ///
  /// Partial: the height is always that of the window.
  ///
  /// - Parameters:
  ///   - axes: The axes along which the size is set.
  ///   - alignment: The alignment of the view in its frame.
  nonisolated public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center
  ) -> some View {
    containerRelativeFrame(axes, count: 1, spacing: 0, alignment: alignment)
  }

  /// Divides the scroll view or window that contains the view into equal parts, and gives the view
  /// the size of some of them.
  ///
  /// Partial: the height is always that of the window.
  ///
  /// - Parameters:
  ///   - axes: The axes along which the size is set.
  ///   - count: The number of equal parts.
  ///   - span: The number of parts that the view covers.
  ///   - spacing: The distance between parts in points.
  ///   - alignment: The alignment of the view in its frame.
  nonisolated public func containerRelativeFrame(
    _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
  ) -> some View {
    let part = StyleRule.Share(count: max(1, count), span: max(1, span), spacing: spacing)
    return modifier(
      BoxModifier(rules: [
        .container(
          width: axes.contains(.horizontal) ? part : nil,
          height: axes.contains(.vertical) ? part : nil),
        alignment.placeRule,
      ]))
  }
}
