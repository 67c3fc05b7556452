public import Foundation
import StrataRendering
import StrataViewTree
public import SwiftUICore

/// The preferred width of a column in points, and the range to which the user may resize it.
struct SplitColumnWidth: Equatable {
  /// The bound that is used if an app gives only the other one, in points.
  private static let usual = 160.0...480.0

  var ideal: Double
  var limits: ClosedRange<Double>?

  init(_ width: CGFloat) { ideal = width.isFinite ? max(0, Double(width)) : 0 }

  init(min least: CGFloat?, ideal: CGFloat, max most: CGFloat?) {
    self.init(ideal)
    guard least != nil || most != nil else { return }
    let lower = least.map { SplitColumnWidth($0).ideal } ?? min(Self.usual.lowerBound, self.ideal)
    let upper = most.map { SplitColumnWidth($0).ideal } ?? max(Self.usual.upperBound, self.ideal)
    guard lower < upper else { return }
    limits = lower...upper
    self.ideal = Swift.min(Swift.max(self.ideal, lower), upper)
  }
}

/// Reports the width of a column to its split view.
private struct SplitColumnModifier: ViewModifier {
  typealias Body = Never
  var width: SplitColumnWidth

  static func _update<V: View>(
    _ modifier: Self, _ content: V, _ old: Node?, _ context: Context
  ) -> Node {
    if let place = EnvironmentValues(context.environment).split {
      place.model.set(modifier.width, of: place.column)
    }
    return V._update(content, old, context)
  }
}

extension View {
  /// Sets the width in points of the column that contains the view; in a narrow window a column has
  /// the width of the window.
  ///
  ///     List(mailboxes) { Text($0.name) }.navigationSplitViewColumnWidth(240)
  ///
  /// The detail column has at least this width, and takes all the space that the other columns
  /// leave.
  nonisolated public func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View {
    modifier(SplitColumnModifier(width: SplitColumnWidth(width)))
  }

  /// Sets the width in points of the column that contains the view, and the range to which the user
  /// may resize it with the pointer or the arrow keys.
  ///
  ///     .navigationSplitViewColumnWidth(min: 180, ideal: 240, max: 400)
  ///
  /// If only one bound is given, the other is 160 or 480 points. The detail column cannot be
  /// resized.
  ///
  /// - Parameters:
  ///   - min: The smallest width in points; `nil` for none.
  ///   - ideal: The preferred width in points.
  ///   - max: The greatest width in points; `nil` for none.
  nonisolated public func navigationSplitViewColumnWidth(
    min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
  ) -> some View {
    modifier(SplitColumnModifier(width: SplitColumnWidth(min: min, ideal: ideal, max: max)))
  }
}
