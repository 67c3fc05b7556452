public import SwiftUICore

extension View {
  /// Animates what a few modifiers change, and nothing else of this view.
  ///
  ///     Text("Hi").animation(.smooth) { $0.opacity(isOn ? 1 : 0.5) }
  ///
  /// Partial: what changes inside of the view itself at the same moment is animated with it.
  public func animation<V: View>(
    _ animation: Animation?, @ViewBuilder body: (PlaceholderContentView<Self>) -> V
  ) -> some View {
    transaction({ $0.animation = animation }, body: body)
  }

  /// Changes the transaction for what a few modifiers change.
  ///
  /// Partial: what changes inside of the view itself at the same moment is animated with it.
  public func transaction<V: View>(
    _ transform: @escaping (inout Transaction) -> Void,
    @ViewBuilder body: (PlaceholderContentView<Self>) -> V
  ) -> some View {
    body(PlaceholderContentView(self)).transaction(transform)
  }

  /// Moves the view as one.
  ///
  /// Accepted: a browser moves each box with all inside it as one anyway.
  public func geometryGroup() -> some View { self }
}

/// A modifier that can be animated.
///
/// Partial: the browser leads the look from the old to the new; `animatableData` is not set in
/// between.
@available(*, deprecated, message: "use Animatable directly")
public protocol AnimatableModifier: Animatable, ViewModifier {}
