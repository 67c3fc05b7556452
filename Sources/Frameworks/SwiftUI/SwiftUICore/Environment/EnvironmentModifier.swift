import Foundation
public import Observation
package import StrataViewTree

/// Sets an environment value for the content.
nonisolated package struct EnvironmentModifier<Value>: ViewModifier {
  package typealias Body = Never
  var keyPath: WritableKeyPath<EnvironmentValues, Value>
  private var change: Change

  private enum Change {
    case set(Value)
    case transform((inout Value) -> Void)
  }

  package init(keyPath: WritableKeyPath<EnvironmentValues, Value>, value: Value) {
    (self.keyPath, change) = (keyPath, .set(value))
  }

  init(
    keyPath: WritableKeyPath<EnvironmentValues, Value>, transform: @escaping (inout Value) -> Void
  ) {
    (self.keyPath, change) = (keyPath, .transform(transform))
  }

  /// Returns the value that the content receives.
  @MainActor func value(in values: EnvironmentValues) -> Value {
    switch change {
    case .set(let value): return value
    case .transform(let transform):
      var value = values[keyPath: keyPath]
      transform(&value)
      return value
    }
  }

  @MainActor package static func _update<V: View>(
    _ modifier: Self, _ content: V, _ old: Node?, _ context: Context
  ) -> Node {
    let node = old as? EnvironmentNode<Value> ?? EnvironmentNode<Value>(context)
    let context = modifier.told(context)
    node.update(modifier, context) { V._update(content, $0, $1) }
    return node
  }
}

extension EnvironmentModifier: ComparesAsField {
  /// The key and value of an environment modifier, which are compared like the fields of a view.
  private struct Kept {
    var value: Value
  }

  /// Compares the key and the value. Two transforms count as different.
  @MainActor static var fieldComparison: FieldComparison.Comparison {
    let plan = FieldPlan.plan(for: Kept.self)
    return { left, right in
      let left = left.assumingMemoryBound(to: Self.self).pointee
      let right = right.assumingMemoryBound(to: Self.self).pointee
      guard case .set(let old) = left.change, case .set(let new) = right.change else {
        return false
      }
      return left.keyPath == right.keyPath && plan.isSame(Kept(value: old), Kept(value: new))
    }
  }
}

extension EnvironmentModifier {
  /// Adds the reading direction or the language as an attribute. The browser lays the page out by
  /// the direction, and reads it aloud in the language.
  @MainActor fileprivate func told(_ context: Context) -> Context {
    // Unequal key paths are compared part by part, which takes longer than the rest of an update.
    guard Value.self == LayoutDirection.self || Value.self == Locale.self else { return context }
    let isDirection = keyPath == \EnvironmentValues.layoutDirection
    guard isDirection || keyPath == \EnvironmentValues.locale else { return context }
    var values = EnvironmentValues(context.environment)
    values[keyPath: keyPath] = value(in: values)
    return context.adding(
      isDirection
        ? .attribute(.direction, values.layoutDirection.word)
        : .attribute(.language, values.locale.identifier(.bcp47)))
  }
}

/// The node of a changed environment. The environment remains the same object while nothing in it
/// changes, so that views below need not be compared.
@MainActor final class EnvironmentNode<Value>: Node {
  private var child: Node?
  private var keyPath: WritableKeyPath<EnvironmentValues, Value>?
  private var outer: EnvironmentChain?
  private var value: Value?
  private var inner: EnvironmentChain?
  private var standing: StandingValue?

  override var children: [Node] { child.map { [$0] } ?? [] }

  override func forEachChild(_ body: (Node) -> Void) {
    if let child { body(child) }
  }

  func update(
    _ modifier: EnvironmentModifier<Value>, _ context: Context, _ build: (Node?, Context) -> Node
  ) {
    var new = modifier.value(in: EnvironmentValues(context.environment))
    let isLed = leads(to: &new), isHere = stands(modifier, context)
    if !isHere { standing = nil }
    if !isHere || !(isLed || saysSame(new)) { set(new, modifier.keyPath, in: context) }
    (keyPath, outer, value) = (modifier.keyPath, context.environment, new)
    var below = context.below(self)
    below.environment = inner ?? context.environment
    replaceChild(&child, with: build(child, below))
  }

  /// Returns whether this node has already set the same key in the same outer environment.
  private func stands(_ modifier: EnvironmentModifier<Value>, _ context: Context) -> Bool {
    inner != nil && outer === context.environment && keyPath == modifier.keyPath
  }

  /// Sets the value. For a key that the app declares, a change invalidates only the nodes that read
  /// it.
  private func set(
    _ new: Value, _ keyPath: WritableKeyPath<EnvironmentValues, Value>, in context: Context
  ) {
    var values = EnvironmentValues(context.environment)
    values[keyPath: keyPath] = new
    guard let link = values.store.only(since: context.environment), OwnKeys.contain(link.key) else {
      (inner, standing) = (values.store, nil)
      return
    }
    if let standing, !standing.isReadByStrangers {
      return standing.change(to: link.value, for: tree.transaction)
    }
    let standing = StandingValue(link.value)
    inner = context.environment.setting(standing, for: link.key)
    self.standing = standing
  }

  /// Makes the stored action call the new closure. If no action is stored yet, the new one is
  /// stored.
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

/// A value that stays the same while its closure is replaced. An app creates a new closure at each
/// evaluation, which must not count as a change for the views inside.
protocol LeadsToLatest {
  /// A copy for one node. Only that node replaces its closure.
  var standing: Self { get }
  /// Replaces the closure by that of another value.
  func lead(to newer: Self)
}

/// A struct that consists of closures. Two values are equal if their closures are.
protocol HoldsClosures {}

extension View {
  /// Sets an environment value for this view and its descendants.
  ///
  /// - Parameters:
  ///   - keyPath: A key path to the value in the environment.
  ///   - value: The new environment value.
  nonisolated public func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
  ) -> some View {
    modifier(EnvironmentModifier(keyPath: keyPath, value: value))
  }

  /// Modifies an environment value for this view and its descendants.
  ///
  /// - Parameters:
  ///   - keyPath: A key path to the value in the environment.
  ///   - transform: A function that changes the value.
  nonisolated public func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
  ) -> some View {
    modifier(EnvironmentModifier(keyPath: keyPath, transform: transform))
  }

  /// Places an observable object in the environment of this view and its descendants.
  nonisolated public func environment<T: AnyObject & Observable>(_ object: T?) -> some View {
    modifier(EnvironmentModifier(keyPath: \.[ObjectKey<T>()], value: object))
  }
}

/// A key that represents the type of an observable object.
package struct ObjectKey<T: AnyObject>: Hashable {
  package init() {}
}

extension EnvironmentValues {
  package subscript<T: AnyObject>(key: ObjectKey<T>) -> T? {
    get { read(ObjectIdentifier(T.self)) as? T }
    set { store = store.setting(newValue as Any, for: ObjectIdentifier(T.self)) }
  }
}
