import StrataRendering
import StrataViewTree
public import SwiftUICore

/// Runs an action when a value that is computed from a view's geometry changes.
nonisolated struct GeometryChange<Value: Equatable>: ViewModifier {
  typealias Body = Never
  var transform: @MainActor (GeometryProxy) -> Value
  var action: (Value?, Value) -> Void

  @MainActor static func _update<V: View>(
    _ modifier: Self, _ content: V, _ old: Node?, _ context: Context
  ) -> Node {
    guard let node = old as? GeometryChangeNode<Value, V> else {
      return GeometryChangeNode(modifier, content, context)
    }
    node.update(modifier, content, context)
    return node
  }
}

@MainActor final class GeometryChangeNode<Value: Equatable, Content: View>: EvaluatingNode {
  private var modifier: GeometryChange<Value>
  private var content: Content
  private var context: Context
  private var child: Node?
  private var last: Value?
  private let model: GeometryModel

  init(_ modifier: GeometryChange<Value>, _ content: Content, _ context: Context) {
    (self.modifier, self.content, self.context) = (modifier, content, context)
    model = GeometryModel(context.tree)
    super.init(context)
    evaluate()
  }

  override var children: [Node] { child.map { [$0] } ?? [] }

  func update(_ modifier: GeometryChange<Value>, _ content: Content, _ context: Context) {
    (self.modifier, self.content, self.context) = (modifier, content, context)
    reevaluate()
  }

  override func evaluate() {
    let events: EventSet = track { model.wantsPlace.current } ? [.box, .place] : .box
    let event = Decoration.event(events) { [weak self] in self?.receive($0.value) }
    let inner = context.below(self)
    updateChild(&child) { old in
      ElementNode.apart(old, inner) { [content] in
        Content._update(content, $0, $1.adding(event))
      }
    }
  }

  /// Receives a report. If the app has read a position that is not known yet, the action waits for
  /// the next report.
  private func receive(_ text: String) {
    model.receive(text)
    let value = modifier.transform(GeometryProxy(model: model))
    if isWaitingForPlace { return }
    defer { last = value }
    if last != value { modifier.action(last, value) }
  }

  private var isWaitingForPlace: Bool { model.isAskedForPlace && model.places.untracked == nil }
}

extension View {
  /// Adds an action that runs when a value computed from the view's geometry changes, and once at
  /// the beginning.
  ///
  /// - Parameters:
  ///   - type: The type of the value.
  ///   - transform: Computes the value from the geometry.
  ///   - action: Receives the new value.
  @preconcurrency nonisolated public func onGeometryChange<T: Equatable & Sendable>(
    for type: T.Type, of transform: @escaping @MainActor (GeometryProxy) -> T,
    action: @escaping (_ newValue: T) -> Void
  ) -> some View {
    modifier(GeometryChange(transform: transform) { _, new in action(new) })
  }

  /// Adds an action that runs when a value computed from the view's geometry changes, with the old
  /// and the new value. It also runs once at the beginning, with two equal values.
  ///
  /// - Parameters:
  ///   - type: The type of the value.
  ///   - transform: Computes the value from the geometry.
  ///   - action: Receives the old and the new value.
  @preconcurrency nonisolated public func onGeometryChange<T: Equatable & Sendable>(
    for type: T.Type, of transform: @escaping @MainActor (GeometryProxy) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View {
    modifier(GeometryChange(transform: transform) { action($0 ?? $1, $1) })
  }
}
