import StrataRendering
import StrataViewTree
public import SwiftUICore

/// Sets a preference from a measurement of the view.
nonisolated struct AnchorWriter<K: PreferenceKey>: ViewModifier {
  typealias Body = Never
  /// Returns the preference from the view's measurement and the value of its descendants.
  var value: @MainActor (GeometryModel, K.Value?) -> K.Value

  @MainActor static func _update<V: View>(
    _ modifier: Self, _ content: V, _ old: Node?, _ context: Context
  ) -> Node {
    let node = old as? AnchorWriterNode<K> ?? AnchorWriterNode<K>(context)
    node.value = modifier.value
    node.measure(content, context)
    node.tellListeners(ObjectIdentifier(K.self))
    return node
  }
}

@MainActor final class AnchorWriterNode<K: PreferenceKey>: LifecycleNode, PreferenceSource {
  var value: (@MainActor (GeometryModel, K.Value?) -> K.Value)?
  private let model: GeometryModel

  override init(_ context: Context) {
    model = GeometryModel(context.tree)
    super.init(context)
  }

  func measure<V: View>(_ content: V, _ context: Context) {
    let model = model
    show(
      content.modifier(EventModifier(events: [.box, .place]) { model.receive($0.value) }), context)
  }

  func preference<Other: PreferenceKey>(_ key: Other.Type) -> Other.Value? {
    guard key == K.self, let value else { return nil }
    return value(model, saidBelow(K.self)) as? Other.Value
  }

  override func unmount() {
    guard isMounted else { return }
    super.unmount()
    tellListeners(ObjectIdentifier(K.self))
  }
}

extension View {
  /// Sets a preference to a value made from an anchor of this view.
  ///
  /// - Parameters:
  ///   - _: The type of the preference.
  ///   - value: The part of the view that is measured.
  ///   - transform: Makes the preference's value from the anchor.
  nonisolated public func anchorPreference<A, K: PreferenceKey>(
    key _: K.Type = K.self, value: Anchor<A>.Source,
    transform: @escaping (Anchor<A>) -> K.Value
  ) -> some View {
    let transform = ForMainActor(transform)
    return modifier(
      AnchorWriter<K> { model, _ in transform.value(Anchor(model: model, source: value)) })
  }

  /// Modifies the preference of this view's descendants by an anchor of this view.
  ///
  /// - Parameters:
  ///   - _: The type of the preference.
  ///   - value: The part of the view that is measured.
  ///   - transform: Modifies the preference's value by the anchor.
  nonisolated public func transformAnchorPreference<A, K: PreferenceKey>(
    key _: K.Type = K.self, value: Anchor<A>.Source,
    transform: @escaping (inout K.Value, Anchor<A>) -> Void
  ) -> some View {
    let transform = ForMainActor(transform)
    return modifier(
      AnchorWriter<K> { model, said in
        var whole = said ?? K.defaultValue
        transform.value(&whole, Anchor(model: model, source: value))
        return whole
      })
  }
}
