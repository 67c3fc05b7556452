import Foundation
public import Observation
import ViewTree

/// Sets a value for everything below.
struct EnvironmentModifier<Value>: ViewModifier {
  typealias Body = Never
  var keyPath: WritableKeyPath<EnvironmentValues, Value>
  var transform: (inout Value) -> Void

  static func _update<V: View>(
    _ modifier: Self, _ content: V, _ old: Node?, _ context: Context
  ) -> Node {
    let node = old as? EnvironmentNode<Value> ?? EnvironmentNode<Value>(context)
    let context = modifier.told(context)
    node.update(modifier, context) { V._update(content, $0, $1) }
    return node
  }
}

extension EnvironmentModifier {
  /// A browser has to know of a direction, too: it lays the page out; and of a language: it reads
  /// the page aloud.
  @MainActor fileprivate func told(_ context: Context) -> Context {
    let isDirection = keyPath == \EnvironmentValues.layoutDirection
    guard isDirection || keyPath == \EnvironmentValues.locale else { return context }
    var values = EnvironmentValues(context.environment)
    var value = values[keyPath: keyPath]
    transform(&value)
    values[keyPath: keyPath] = value
    return context.adding(
      isDirection
        ? .attribute(.direction, values.layoutDirection.word)
        : .attribute(.language, values.locale.identifier(.bcp47)))
  }
}

/// The place of a changed environment. It stays the same object while nothing in it changes, so
/// that the views below need not look.
@MainActor final class EnvironmentNode<Value>: Node {
  private var child: Node?
  private var outer: ViewTree.Environment?
  private var value: Value?
  private var inner: ViewTree.Environment?

  override var children: [Node] { child.map { [$0] } ?? [] }

  func update(
    _ modifier: EnvironmentModifier<Value>, _ context: Context, _ build: (Node?, Context) -> Node
  ) {
    var values = EnvironmentValues(context.environment)
    var new = values[keyPath: modifier.keyPath]
    modifier.transform(&new)
    let isLed = leads(to: &new)
    if inner == nil || outer !== context.environment || !(isLed || saysSame(new)) {
      values[keyPath: modifier.keyPath] = new
      inner = values.store
    }
    (outer, value) = (context.environment, new)
    var below = context.below(self)
    below.environment = inner ?? context.environment
    replaceChild(&child, with: build(child, below))
  }

  /// Lets the value that stands here do what the new one does; the first one is made to stand.
  private func leads(to new: inout Value) -> Bool {
    guard let newer = new as? any LeadsToLatest else { return false }
    if let kept = value.flatMap({ Self.led($0, to: newer) }) {
      new = kept
      return true
    }
    new = newer.standing as? Value ?? new
    return false
  }

  private static func led(_ value: Value, to newer: some LeadsToLatest) -> Value? {
    guard let standing = value as? any LeadsToLatest else { return nil }
    func lead<Kind: LeadsToLatest>(_ kind: Kind) -> Bool {
      guard let newer = newer as? Kind else { return false }
      kind.lead(to: newer)
      return true
    }
    return lead(standing) ? value : nil
  }

  private func saysSame(_ new: Value) -> Bool {
    guard let value else { return false }
    guard new is any HoldsClosures else { return isSame(value, new) }
    return FieldPlan.plan(for: Value.self).isSame(value, new)
  }
}

/// A value whose closure may become another one while the value stays: an app writes the closure
/// anew each time it draws, and who merely stands below must not count as changed for that.
protocol LeadsToLatest {
  /// The same for one place in the tree, where nothing else changes what it does.
  var standing: Self { get }
  /// Does from now on what another does.
  func lead(to newer: Self)
}

/// A struct that is the same as another if its closures are.
protocol HoldsClosures {}

extension DismissAction: HoldsClosures {}

extension View {
  /// Sets an environment value for this view and those below.
  public func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
  ) -> some View {
    modifier(EnvironmentModifier(keyPath: keyPath) { $0 = value })
  }

  /// Changes an environment value for this view and those below.
  public func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
  ) -> some View {
    modifier(EnvironmentModifier(keyPath: keyPath, transform: transform))
  }

  /// Makes an observable object known to this view and those below.
  public func environment<T: AnyObject & Observable>(_ object: T?) -> some View {
    modifier(EnvironmentModifier(keyPath: \.[ObjectKey<T>()]) { $0 = object })
  }
}

/// Stands for the type of an observable object as a key.
struct ObjectKey<T: AnyObject>: Hashable {}

extension EnvironmentValues {
  subscript<T: AnyObject>(key: ObjectKey<T>) -> T? {
    get { store.value(for: ObjectIdentifier(T.self)) as? T }
    set { store = store.setting(newValue as Any, for: ObjectIdentifier(T.self)) }
  }
}
