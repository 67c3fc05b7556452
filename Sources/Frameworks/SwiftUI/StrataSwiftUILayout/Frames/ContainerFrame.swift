public import Foundation
import StrataRendering
import StrataViewTree
public import SwiftUICore

extension View {
  /// Makes the view as large as the scroll view or window that it is in.
  ///
  /// Partial: a height is the window's.
  public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center
  ) -> some View {
    containerRelativeFrame(axes, count: 1, spacing: 0, alignment: alignment)
  }

  /// Makes the view as large as some of the equal parts of the scroll view or window it is in.
  ///
  /// Partial: a height is the window's.
  public func containerRelativeFrame(
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
