public import Foundation
import Rendering

extension View {
  /// Gives the view a place of a size; it keeps its own size within.
  public func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    modifier(
      BoxModifier(rules: [
        .size(width: width.map { Double($0) }, height: height.map { Double($0) }),
        Self.place(alignment),
      ]))
  }

  /// Gives the view a place that grows and shrinks within limits.
  public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View {
    modifier(
      BoxModifier(rules: [
        .limits(
          minWidth: minWidth.map { Double($0) }, maxWidth: maxWidth.map { Double($0) },
          minHeight: minHeight.map { Double($0) }, maxHeight: maxHeight.map { Double($0) }),
        Self.place(alignment),
      ]))
  }

  /// Keeps the view's own size where there is too little room.
  public func fixedSize(horizontal: Bool = true, vertical: Bool = true) -> some View {
    style(.fixed(horizontal: horizontal, vertical: vertical))
  }

  private static func place(_ alignment: Alignment) -> StyleRule {
    .place(horizontal: alignment.horizontal.rendered, vertical: alignment.vertical.rendered)
  }
}
