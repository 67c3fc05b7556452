public import Foundation
public import SwiftUICore

/// A custom arrangement of views.
///
///     struct Diagonal: Layout {
///       func sizeThatFits(
///         proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
///       ) -> CGSize { proposal.replacingUnspecifiedDimensions() }
///
///       func placeSubviews(
///         in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
///       ) {
///         for (index, view) in subviews.enumerated() {
///           let part = CGFloat(index) * 20
///           let point = CGPoint(x: bounds.minX + part, y: bounds.minY + part)
///           view.place(at: point, proposal: .unspecified)
///         }
///       }
///     }
///
/// Partial: the browser measures the subviews. So they stay invisible for one round trip, and the
/// layout runs again when a size changes. The proposal has a width, but no height. The size of a
/// subview that gets less width than its ideal one is estimated until the browser has measured it.
/// A view with a custom `body` is one subview, whatever the body contains.
public protocol Layout: Animatable {
  /// The data that the layout keeps between two calls.
  associatedtype Cache = Void
  /// The collection of proxies for the subviews.
  typealias Subviews = LayoutSubviews

  /// The properties of the layout.
  static var layoutProperties: LayoutProperties { get }

  /// Creates the cache for the subviews.
  func makeCache(subviews: Subviews) -> Cache
  /// Updates the cache after a change of the subviews.
  ///
  /// - Parameters:
  ///   - cache: The values that the layout keeps between its calls.
  ///   - subviews: The views that the layout places.
  func updateCache(_ cache: inout Cache, subviews: Subviews)

  /// Returns the preferred spacing around the container.
  ///
  /// Accepted: it has no effect; the spacing between containers is fixed.
  ///
  /// - Parameters:
  ///   - subviews: The views that the layout places.
  ///   - cache: The values that the layout keeps between its calls.
  func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing

  /// Returns the size of the container, in points.
  ///
  /// - Parameters:
  ///   - proposal: The size that the container offers.
  ///   - subviews: The views that the layout places.
  ///   - cache: The values that the layout keeps between its calls.
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize

  /// Places each of the subviews with ``LayoutSubview/place(at:anchor:proposal:)``; a subview that
  /// is not placed is centered.
  ///
  /// - Parameters:
  ///   - bounds: The frame of the container.
  ///   - proposal: The size that the container offers.
  ///   - subviews: The views that the layout places.
  ///   - cache: The values that the layout keeps between its calls.
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)

  /// Returns the position of a horizontal alignment guide; `nil` for the default.
  ///
  /// Accepted: it has no effect; containers are aligned by their frames.
  ///
  /// - Parameters:
  ///   - guide: The alignment guide.
  ///   - bounds: The frame of the container.
  ///   - proposal: The size that the container offers.
  ///   - subviews: The views that the layout places.
  ///   - cache: The values that the layout keeps between its calls.
  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat?

  /// Returns the position of a vertical alignment guide; `nil` for the default.
  ///
  /// Accepted: it has no effect; containers are aligned by their frames.
  ///
  /// - Parameters:
  ///   - guide: The alignment guide.
  ///   - bounds: The frame of the container.
  ///   - proposal: The size that the container offers.
  ///   - subviews: The views that the layout places.
  ///   - cache: The values that the layout keeps between its calls.
  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat?

  /// The CSS container that implements this layout; `nil` if there is none.
  var _container: _LayoutContainer? { get }
}

extension Layout {
  public static var layoutProperties: LayoutProperties { LayoutProperties() }

  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    cache = makeCache(subviews: subviews)
  }

  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing { ViewSpacing() }

  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? { nil }

  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? { nil }

  public var _container: _LayoutContainer? { nil }

  /// Returns a view that arranges the views of a closure by this layout.
  nonisolated public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
    LaidOut(layout: self, content: content())
  }
}

extension Layout where Cache == Void {
  public func makeCache(subviews: Subviews) {}
}

/// A view whose content is arranged by a layout.
nonisolated struct LaidOut<L: Layout, Content: View>: View {
  var layout: L
  var content: Content

  @ViewBuilder @MainActor var body: some View {
    if let container = layout._container {
      LaidOutView(container: container, content: content)
    } else {
      OwnLayoutView(layout: layout, content: content)
    }
  }
}
