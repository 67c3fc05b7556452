public import Foundation
import StrataRendering
import StrataViewTree
public import SwiftUICore

/// Sets an alignment guide of a view. The containers around it that are aligned by that guide place
/// the view by it.
struct AlignmentGuide: ViewModifier {
  typealias Body = Never
  /// The guide; `nil` if it has no effect.
  var key: GuideKey?
  var compute: @MainActor (ViewDimensions) -> CGFloat

  static func _update<V: View>(
    _ modifier: Self, _ content: V, _ old: Node?, _ context: Context
  ) -> Node {
    if content.spreads {
      return content.each(old, context) { Self._update(modifier, $0, $1, $2) }
    }
    guard let key = modifier.key else { return V._update(content, old, context) }
    guard let node = old as? AlignmentGuideNode<V>, node.key == key else {
      return AlignmentGuideNode(key, modifier, content, context)
    }
    node.update(modifier, content, context)
    return node
  }
}

extension View {
  /// Sets the position of a horizontal alignment guide in this view.
  ///
  /// Partial: the view is placed after it is measured, in stacks, frames, overlays and backgrounds.
  /// `.listRowSeparatorLeading` sets the inset of the separator above the row;
  /// `.listRowSeparatorTrailing` has no effect.
  ///
  /// - Parameters:
  ///   - g: The guide.
  ///   - computeValue: Returns the distance of the guide from the leading edge.
  @preconcurrency nonisolated public func alignmentGuide(
    _ g: HorizontalAlignment, computeValue: @escaping @MainActor (ViewDimensions) -> CGFloat
  ) -> some View {
    let isLine = g == .listRowSeparatorLeading || g == .listRowSeparatorTrailing
    let key = isLine ? nil : GuideKey.x(g.guide)
    return modifier(AlignmentGuide(key: key, compute: computeValue)).row { row in
      guard g == .listRowSeparatorLeading else { return }
      let start = computeValue(ViewDimensions(width: 0, height: 0))
      row.rules.append(.separatorInset(start))
    }
  }

  /// Sets the position of a vertical alignment guide in this view.
  ///
  /// Partial: the view is placed after it is measured, in stacks, frames, overlays and backgrounds.
  ///
  /// - Parameters:
  ///   - g: The guide.
  ///   - computeValue: Returns the distance of the guide from the top edge.
  @preconcurrency nonisolated public func alignmentGuide(
    _ g: VerticalAlignment, computeValue: @escaping @MainActor (ViewDimensions) -> CGFloat
  ) -> some View {
    modifier(AlignmentGuide(key: .y(g.guide), compute: computeValue))
  }
}
