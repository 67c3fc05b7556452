public import Foundation
import StrataRendering
import StrataViewTree
public import SwiftUICore

extension View {
  /// Adds space around the view, in points.
  nonisolated public func padding(_ length: CGFloat) -> some View { padding(.all, length) }

  /// Adds space at some edges, in points; the default is 16.
  ///
  /// Partial: in a column, beside other views that take all the height, anything padded but a color
  /// or a shape is longer than its equal share by the padding, which the browser adds to the share. So
  /// is, in a row, a padded stack whose views are aligned by guides.
  ///
  /// - Parameters:
  ///   - edges: The edges at which space is added.
  ///   - length: The distance in points; `nil` for the default.
  nonisolated public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    let length = length ?? 16
    return modifier(
      PaddingModifier(
        rule: .padding(
          top: edges.contains(.top) ? length : nil,
          leading: edges.contains(.leading) ? length : nil,
          bottom: edges.contains(.bottom) ? length : nil,
          trailing: edges.contains(.trailing) ? length : nil)))
  }

  /// Adds space at each edge, in points.
  nonisolated public func padding(_ insets: EdgeInsets) -> some View {
    modifier(
      PaddingModifier(
        rule: .padding(
          top: insets.top, leading: insets.leading, bottom: insets.bottom,
          trailing: insets.trailing)))
  }
}

/// Adds space around a view. A view with less than none is larger than the element around it, so
/// that it reaches beyond its edges.
struct PaddingModifier: ViewModifier {
  typealias Body = Never
  var rule: StyleRule

  static func _update<V: View>(
    _ modifier: Self, _ content: V, _ old: Node?, _ context: Context
  ) -> Node {
    guard modifier.rule.isNegative else {
      return RulesModifier._update(RulesModifier(rules: [modifier.rule]), content, old, context)
    }
    return content.boxed(old, context, [modifier.rule])
  }
}

extension StyleRule {
  /// A Boolean value that indicates whether a view reaches beyond the padding around it.
  fileprivate var isNegative: Bool {
    guard case .padding(let top, let leading, let bottom, let trailing) = self else { return false }
    return [top, leading, bottom, trailing].contains { ($0 ?? 0) < 0 }
  }
}
