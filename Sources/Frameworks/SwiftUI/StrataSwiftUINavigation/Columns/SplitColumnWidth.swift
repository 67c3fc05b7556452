public import Foundation
import StrataRendering
import StrataViewTree
public import SwiftUICore

/// How wide a column asks to be, in points, and how far its edge may be dragged.
struct SplitColumnWidth: Equatable {
  /// What counts where an app names one end of the range alone.
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

/// Tells the split view that a column is in how wide it is.
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
  /// Sets the width of the column that the view is in, in points; a narrow window shows one column
  /// as wide as itself.
  ///
  ///     List(mailboxes) { Text($0.name) }.navigationSplitViewColumnWidth(240)
  ///
  /// The detail is never narrower than this, but takes what the others leave.
  public func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View {
    modifier(SplitColumnModifier(width: SplitColumnWidth(width)))
  }

  /// Sets the width of the column that the view is in, in points, and how far a person may drag its
  /// edge, with the pointer or with the arrow keys.
  ///
  ///     .navigationSplitViewColumnWidth(min: 180, ideal: 240, max: 400)
  ///
  /// Of a range with one end the other is 160 or 480 points. The detail has no edge of its own.
  public func navigationSplitViewColumnWidth(
    min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
  ) -> some View {
    modifier(SplitColumnModifier(width: SplitColumnWidth(min: min, ideal: ideal, max: max)))
  }
}
