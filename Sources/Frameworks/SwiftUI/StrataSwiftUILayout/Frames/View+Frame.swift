public import Foundation
import StrataRendering
public import SwiftUICore

extension View {
  /// Places the view in a frame of a fixed size, in points. The view keeps its size in the frame.
  ///
  /// - Parameters:
  ///   - width: The width of the frame; `nil` for that of the view.
  ///   - height: The height of the frame; `nil` for that of the view.
  ///   - alignment: The alignment of the view in the frame.
  nonisolated public func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    modifier(
      BoxModifier(rules: [
        .size(width: width.map { Double($0) }, height: height.map { Double($0) }),
        Self.place(alignment),
      ]))
  }

  /// Places the view in a flexible frame with minimum and maximum sizes, in points.
  ///
  ///     Color.red.frame(idealWidth: 200, idealHeight: 80).fixedSize()  // 200 × 80
  ///
  /// Partial in `idealWidth`, `idealHeight`: the arguments have an effect only if `fixedSize`
  /// modifies the frame, or along the axis of the scroll view that contains the frame. Text is
  /// never truncated to an ideal height.
  ///
  /// - Parameters:
  ///   - minWidth: The smallest width in points; `nil` for that of the view.
  ///   - idealWidth: The preferred width in points; `nil` for that of the view.
  ///   - maxWidth: The greatest width in points; `nil` for that of the view.
  ///   - minHeight: The smallest height in points; `nil` for that of the view.
  ///   - idealHeight: The preferred height in points; `nil` for that of the view.
  ///   - maxHeight: The greatest height in points; `nil` for that of the view.
  ///   - alignment: The position of the view in the frame.
  nonisolated public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View {
    modifier(
      BoxModifier(
        rules: [
          .limits(
            minWidth: minWidth.map { Double($0) }, maxWidth: maxWidth.map { Double($0) },
            minHeight: minHeight.map { Double($0) }, maxHeight: maxHeight.map { Double($0) }),
          Self.place(alignment),
        ] + Self.ideal(idealWidth, fills: maxWidth != nil, idealHeight, fills: maxHeight != nil)))
  }

  /// Keeps the view's ideal size even if there is too little space.
  nonisolated public func fixedSize() -> some View { fixedSize(horizontal: true, vertical: true) }

  /// Keeps the view's ideal width or height even if there is too little space.
  ///
  /// - Parameters:
  ///   - horizontal: Whether the width is the preferred one.
  ///   - vertical: Whether the height is the preferred one.
  nonisolated public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    style(.fixed(horizontal: horizontal, vertical: vertical))
  }

  nonisolated private static func ideal(
    _ width: CGFloat?, fills fillsWidth: Bool, _ height: CGFloat?, fills fillsHeight: Bool
  ) -> [StyleRule] {
    guard width != nil || height != nil else { return [] }
    return [
      .ideal(
        width: width.map { .init(Double($0), isFilled: fillsWidth) },
        height: height.map { .init(Double($0), isFilled: fillsHeight) })
    ]
  }

  nonisolated private static func place(_ alignment: Alignment) -> StyleRule {
    .place(horizontal: alignment.horizontal.rendered, vertical: alignment.vertical.rendered)
  }
}
