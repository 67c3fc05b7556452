public import Foundation
import StrataRendering
public import SwiftUICore

extension View {
  /// Adds space around the view, in points.
  nonisolated public func padding(_ length: CGFloat) -> some View { padding(.all, length) }

  /// Adds space at some edges, in points; the default is 16.
  ///
  /// - Parameters:
  ///   - edges: The edges at which space is added.
  ///   - length: The distance in points; `nil` for the default.
  nonisolated public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    let length = length ?? 16
    return style(
      .padding(
        top: edges.contains(.top) ? length : nil, leading: edges.contains(.leading) ? length : nil,
        bottom: edges.contains(.bottom) ? length : nil,
        trailing: edges.contains(.trailing) ? length : nil))
  }

  /// Adds space at each edge, in points.
  nonisolated public func padding(_ insets: EdgeInsets) -> some View {
    style(
      .padding(
        top: insets.top, leading: insets.leading, bottom: insets.bottom, trailing: insets.trailing))
  }
}
