import StrataSwiftUIDrawing
import StrataViewTree
public import SwiftUICore

/// Hears what the views below say.
struct PreferenceReader<K: PreferenceKey>: ViewModifier {
  typealias Body = Never
  var isSame: (K.Value, K.Value) -> Bool
  var action: (K.Value) -> Void

  static func _update<V: View>(
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

  /// Asked once all views stand where they will stay.
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
  /// Acts when what the views below say changes, and once at the beginning.
  public func onPreferenceChange<K: PreferenceKey>(
    _ key: K.Type = K.self, perform action: @escaping (K.Value) -> Void
  ) -> some View where K.Value: Equatable {
    modifier(PreferenceReader<K>(isSame: { $0 == $1 }, action: action))
  }

  /// Lays over this view one made of what the views below say.
  public func overlayPreferenceValue<Key: PreferenceKey, T: View>(
    _ key: Key.Type = Key.self, @ViewBuilder _ transform: @escaping (Key.Value) -> T
  ) -> some View { overlayPreferenceValue(key, alignment: .center, transform) }

  /// Lays over this view one made of what the views below say, at a place of its own.
  public func overlayPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    PreferenceLayer<K, Self, V>(
      base: self, alignment: alignment, isBehind: false, transform: transform)
  }

  /// Lays behind this view one made of what the views below say.
  public func backgroundPreferenceValue<Key: PreferenceKey, T: View>(
    _ key: Key.Type = Key.self, @ViewBuilder _ transform: @escaping (Key.Value) -> T
  ) -> some View { backgroundPreferenceValue(key, alignment: .center, transform) }

  /// Lays behind this view one made of what the views below say, at a place of its own.
  public func backgroundPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    PreferenceLayer<K, Self, V>(
      base: self, alignment: alignment, isBehind: true, transform: transform)
  }
}

/// A view with another, made of what it says, over or behind it.
struct PreferenceLayer<K: PreferenceKey, Base: View, Layer: View>: View {
  var base: Base
  var alignment: Alignment
  var isBehind: Bool
  var transform: (K.Value) -> Layer
  @State private var said: [K.Value] = []

  var body: some View {
    let (said, transform) = ($said, transform)
    let heard = base.modifier(
      PreferenceReader<K>(
        isSame: { left, right in Self.isSame(left, right) }, action: { said.wrappedValue = [$0] }))
    LayeredView(
      base: heard, layer: Deferred { transform(said.wrappedValue.last ?? K.defaultValue) },
      alignment: alignment, isBehind: isBehind)
  }

  /// Values that cannot be compared are taken as the same after one change, or they would go round
  /// for ever.
  private static func isSame(_ left: K.Value, _ right: K.Value) -> Bool {
    guard let left = left as? any Equatable else { return false }
    func compare<E: Equatable>(_ left: E) -> Bool { (right as? E).map { left == $0 } ?? false }
    return compare(left)
  }
}
