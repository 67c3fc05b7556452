import StrataViewTree
public import SwiftUICore

/// Sets a preference, or modifies that of the views inside.
nonisolated struct PreferenceWriter<K: PreferenceKey>: ViewModifier {
  typealias Body = Never
  /// Returns the preference from the value of the descendants.
  var value: (K.Value?) -> K.Value

  @MainActor static func _update<V: View>(
    _ modifier: Self, _ content: V, _ old: Node?, _ context: Context
  ) -> Node {
    let node = old as? PreferenceWriterNode<K> ?? PreferenceWriterNode<K>(context)
    node.value = modifier.value
    node.show(content, context)
    node.tellListeners(ObjectIdentifier(K.self))
    return node
  }
}

@MainActor final class PreferenceWriterNode<K: PreferenceKey>: LifecycleNode, PreferenceSource {
  var value: ((K.Value?) -> K.Value)?

  func preference<Other: PreferenceKey>(_ key: Other.Type) -> Other.Value? {
    guard key == K.self, let value else { return nil }
    return value(saidBelow(K.self)) as? Other.Value
  }

  override func unmount() {
    guard isMounted else { return }
    super.unmount()
    tellListeners(ObjectIdentifier(K.self))
  }
}

extension View {
  /// Sets a preference for the views above.
  ///
  /// - Parameters:
  ///   - key: The type of the key.
  ///   - value: The value of the preference.
  nonisolated public func preference<K: PreferenceKey>(key: K.Type = K.self, value: K.Value)
    -> some View
  {
    modifier(PreferenceWriter<K> { _ in value })
  }

  /// Modifies the preference of this view's descendants.
  ///
  /// - Parameters:
  ///   - key: The type of the key.
  ///   - callback: A function that changes the value.
  nonisolated public func transformPreference<K: PreferenceKey>(
    _ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void
  ) -> some View {
    modifier(
      PreferenceWriter<K> { said in
        var value = said ?? K.defaultValue
        callback(&value)
        return value
      })
  }
}
