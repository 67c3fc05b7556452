import StrataSwiftUIDrawing
import StrataViewTree
public import SwiftUICore

/// Observes a preference of the views inside.
nonisolated struct PreferenceReader<K: PreferenceKey>: ViewModifier {
  typealias Body = Never
  var isSame: (K.Value, K.Value) -> Bool
  var action: (K.Value) -> Void

  @MainActor static func _update<V: View>(
    _ modifier: Self, _ content: V, _ old: Node?, _ context: Context
  ) -> Node {
    let node = old as? PreferenceReaderNode<K> ?? PreferenceReaderNode<K>(context)
    node.modifier = modifier
    node.show(content, context)
    node.preferencesChanged()
    return node
  }
}

@MainActor final class PreferenceReaderNode<K: PreferenceKey>: LifecycleNode, PreferenceListener {
  var modifier: PreferenceReader<K>?
  private var last: K.Value?
  private var isWaiting = false

  func hears(_ key: ObjectIdentifier) -> Bool { key == ObjectIdentifier(K.self) }

  /// Schedules one collection of the preferences after the update, when all views are in place.
  func preferencesChanged() {
    guard !isWaiting, isMounted else { return }
    isWaiting = true
    tree.afterUpdate { [weak self] in self?.collect() }
  }

  private func collect() {
    isWaiting = false
    guard isMounted, let modifier else { return }
    let value = saidBelow(K.self) ?? K.defaultValue
    if let last, modifier.isSame(last, value) { return }
    last = value
    modifier.action(value)
  }
}

extension View {
  /// Adds an action that runs when the preference of this view's descendants changes, and once at
  /// the beginning.
  ///
  /// - Parameters:
  ///   - key: The type of the key.
  ///   - action: A function that is called with each changed value.
  nonisolated public func onPreferenceChange<K: PreferenceKey>(
    _ key: K.Type = K.self, perform action: @escaping (K.Value) -> Void
  ) -> some View where K.Value: Equatable {
    modifier(PreferenceReader<K>(isSame: { $0 == $1 }, action: action))
  }

  /// Places a view in front of this view. A closure returns it for the preference of this view's
  /// descendants.
  ///
  /// - Parameters:
  ///   - key: The key of the preference.
  ///   - alignment: The alignment of the layer in this view.
  ///   - transform: Makes the layer from the value.
  nonisolated public func overlayPreferenceValue<Key: PreferenceKey, T: View>(
    _ key: Key.Type = Key.self, @ViewBuilder _ transform: @escaping (Key.Value) -> T
  ) -> some View { overlayPreferenceValue(key, alignment: .center, transform) }

  /// Places a view with an alignment in front of this view. A closure returns it for the preference
  /// of this view's descendants.
  ///
  /// - Parameters:
  ///   - key: The type of the key.
  ///   - alignment: The position of the content on the view.
  ///   - transform: A function that returns the view for the preference's value.
  nonisolated public func overlayPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    PreferenceLayer<K, Self, V>(
      base: self, alignment: alignment, isBehind: false, transform: transform)
  }

  /// Places a view behind this view. A closure returns it for the preference of this view's
  /// descendants.
  ///
  /// - Parameters:
  ///   - key: The key of the preference.
  ///   - alignment: The alignment of the layer in this view.
  ///   - transform: Makes the layer from the value.
  nonisolated public func backgroundPreferenceValue<Key: PreferenceKey, T: View>(
    _ key: Key.Type = Key.self, @ViewBuilder _ transform: @escaping (Key.Value) -> T
  ) -> some View { backgroundPreferenceValue(key, alignment: .center, transform) }

  /// Places a view with an alignment behind this view. A closure returns it for the preference of
  /// this view's descendants.
  ///
  /// - Parameters:
  ///   - key: The type of the key.
  ///   - alignment: The position of the content on the view.
  ///   - transform: A function that returns the view for the preference's value.
  nonisolated public func backgroundPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    PreferenceLayer<K, Self, V>(
      base: self, alignment: alignment, isBehind: true, transform: transform)
  }
}

/// A view with a layer in front or behind that is made from its preference.
nonisolated struct PreferenceLayer<K: PreferenceKey, Base: View, Layer: View>: View {
  var base: Base
  var alignment: Alignment
  var isBehind: Bool
  var transform: (K.Value) -> Layer
  @State private var said: [K.Value] = []

  @MainActor var body: some View {
    let (said, transform) = ($said, transform)
    let heard = base.modifier(
      PreferenceReader<K>(
        isSame: { left, right in Self.isSame(left, right) }, action: { said.wrappedValue = [$0] }))
    LayeredView(
      base: heard, layer: Deferred { transform(said.wrappedValue.last ?? K.defaultValue) },
      alignment: alignment, isBehind: isBehind)
  }

  /// Returns whether two values are equal; values that are not `Equatable` count as different.
  @MainActor private static func isSame(_ left: K.Value, _ right: K.Value) -> Bool {
    guard let left = left as? any Equatable else { return false }
    func compare<E: Equatable>(_ left: E) -> Bool { (right as? E).map { left == $0 } ?? false }
    return compare(left)
  }
}
