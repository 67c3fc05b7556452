public import Foundation
public import SwiftUICore

/// A way to lay out views.
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
///           view.place(at: CGPoint(x: bounds.minX + part, y: bounds.minY + part), proposal: .unspecified)
///         }
///       }
///     }
///
/// Partial: the browser measures the views, so they stay unseen for one round trip and are laid out
/// anew where one of them changes. The width is offered and no height. What a view would take in less room than it likes is guessed until it was tried. A view with
/// a body of its own is one, whatever its body holds.
public protocol Layout: Animatable {
  /// What is kept between two questions.
  associatedtype Cache = Void
  typealias Subviews = LayoutSubviews

  /// What the layout prefers to be asked.
  static var layoutProperties: LayoutProperties { get }

  func makeCache(subviews: Subviews) -> Cache
  func updateCache(_ cache: inout Cache, subviews: Subviews)

  /// The room that the container would like to have around it.
  ///
  /// Accepted: containers in a browser leave the same room around everything.
  func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing

  /// The size of the container, in points.
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize

  /// Places each of the views with ``LayoutSubview/place(at:anchor:proposal:)``; what is not placed
  /// stands in the middle.
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)

  /// Where a guide of the container is.
  ///
  /// Accepted: containers in a browser align whatever stands in them by their boxes.
  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat?

  /// Accepted: containers in a browser align whatever stands in them by their boxes.
  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat?

  /// The browser's own container that lays out in this way, if there is one.
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

  /// Lays out the views of a closure.
  @MainActor public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
    LaidOut(layout: self, content: content())
  }
}

extension Layout where Cache == Void {
  public func makeCache(subviews: Subviews) {}
}

/// Views in a layout.
struct LaidOut<L: Layout, Content: View>: View {
  var layout: L
  var content: Content

  @ViewBuilder var body: some View {
    if let container = layout._container {
      LaidOutView(container: container, content: content)
    } else {
      OwnLayoutView(layout: layout, content: content)
    }
  }
}
