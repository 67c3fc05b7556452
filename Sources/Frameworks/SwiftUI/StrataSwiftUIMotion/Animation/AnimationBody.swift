public import SwiftUICore

extension View {
  /// Animates the changes of some modifiers, and nothing else of this view.
  ///
  ///     Text("Hi").animation(.smooth) { $0.opacity(isOn ? 1 : 0.5) }
  ///
  /// Partial: changes inside of the view in the same update are animated, too.
  ///
  /// - Parameters:
  ///   - animation: The animation; `nil` for none.
  ///   - body: A function that returns the view whose changes are animated.
  nonisolated public func animation<V: View>(
    _ animation: Animation?, @ViewBuilder body: (PlaceholderContentView<Self>) -> V
  ) -> some View {
    transaction({ $0.animation = animation }, body: body)
  }

  /// Modifies the transaction for the changes of some modifiers.
  ///
  /// Partial: changes inside of the view in the same update are affected, too.
  ///
  /// - Parameters:
  ///   - transform: A function that changes the transaction.
  ///   - body: A function that returns the view whose transaction is changed.
  nonisolated public func transaction<V: View>(
    _ transform: @escaping (inout Transaction) -> Void,
    @ViewBuilder body: (PlaceholderContentView<Self>) -> V
  ) -> some View {
    body(PlaceholderContentView(self)).transaction(transform)
  }

  /// Isolates the view's geometry from that of its parent.
  ///
  /// Accepted: it has no effect; a browser always moves an element together with its content.
  nonisolated public func geometryGroup() -> some View { self }
}

/// A modifier whose changes can be animated.
///
/// Partial: the browser interpolates the look between the old and the new value; `animatableData`
/// is not set to the values in between.
@available(*, deprecated, message: "use Animatable directly")
public protocol AnimatableModifier: Animatable, ViewModifier {}
