import StrataViewTree
public import SwiftUICore

/// A property that reads and sets the focus of assistive technology.
///
///     @AccessibilityFocusState private var isErrorFocused: Bool
///     Text("Wrong password").accessibilityFocused($isErrorFocused)
///
/// Partial: it reports only the keyboard focus, as a browser does not report the position of a
/// screen reader.
@propertyWrapper public struct AccessibilityFocusState<Value: Hashable>: DynamicProperty {
  private let initial: Value
  private var box: StateBox<Value>?

  /// Creates a state that indicates whether one view has the focus.
  public init() where Value == Bool { initial = false }

  /// Creates a state with the identifier of the focused view; `nil` if there is none.
  public init<T>() where Value == T?, T: Hashable { initial = nil }

  /// The identifier of the focused view; setting it moves the focus.
  public var wrappedValue: Value {
    get {
      guard let box else { return initial }
      return waitForMainActor { box.current }
    }
    nonmutating set { box?.write(newValue) }
  }

  /// A binding to pass to `accessibilityFocused(_:)`.
  public var projectedValue: Binding {
    let initial = ForMainActor(initial)
    return Binding(
      box: box ?? waitForMainActor { StateBox(initial.value) }, resting: self.initial)
  }

  @MainActor public mutating func _connect(_ storage: _DynamicStorage, slot: Int) {
    box = storage.object(slot) { StateBox(initial) }
  }

  /// A reference to the focus state. Same as Apple's.
  @propertyWrapper public struct Binding {
    let box: StateBox<Value>
    let resting: Value

    /// The identifier of the focused view; setting it moves the focus.
    public var wrappedValue: Value {
      get {
        let box = box
        return waitForMainActor { box.current }
      }
      nonmutating set { box.write(newValue) }
    }

    /// The binding itself.
    public var projectedValue: Binding { self }
  }
}

extension AccessibilityFocusState: KeptInPlace {}

/// A modifier that moves the focus to its content when `isWanted` becomes `true`, and reports when
/// the content gets and loses the focus.
private struct SpokenFocusModifier: ViewModifier {
  typealias Body = Never
  var isWanted: Bool
  var report: @MainActor (Bool) -> Void

  static func _update<V: View>(
    _ modifier: Self, _ content: V, _ old: Node?, _ context: Context
  ) -> Node {
    let node = old as? SpokenFocusNode ?? SpokenFocusNode(context)
    let report = modifier.report
    node.show(content, context.adding(.event([.focus, .blur]) { report($0.kind == .focus) }))
    node.update(isWanted: modifier.isWanted)
    return node
  }
}

@MainActor private final class SpokenFocusNode: LifecycleNode {
  private var wasWanted = false

  func update(isWanted: Bool) {
    defer { wasWanted = isWanted }
    guard isWanted, !wasWanted else { return }
    var elements: [ElementNode] = []
    collectElements(into: &elements)
    elements.first?.focus(isWanted: true)
  }
}

nonisolated private struct SpokenFocusView<Value: Hashable, Content: View>: View {
  var binding: AccessibilityFocusState<Value>.Binding
  var value: Value
  var content: Content

  @MainActor var body: some View {
    content.modifier(
      SpokenFocusModifier(isWanted: binding.wrappedValue == value) { hasFocus in
        if hasFocus {
          binding.wrappedValue = value
        } else if binding.box.untracked == value {
          binding.wrappedValue = binding.resting
        }
      })
  }
}

extension View {
  /// Moves the focus of assistive technology to this view when `condition` becomes `true`.
  nonisolated public func accessibilityFocused(
    _ condition: AccessibilityFocusState<Bool>.Binding
  ) -> some View {
    SpokenFocusView(binding: condition, value: true, content: self)
  }

  /// Moves the focus of assistive technology to this view when the bound value becomes `value`.
  ///
  /// - Parameters:
  ///   - binding: A binding to the focused element.
  ///   - value: The value for which this view has the focus.
  nonisolated public func accessibilityFocused<Value: Hashable>(
    _ binding: AccessibilityFocusState<Value>.Binding, equals value: Value
  ) -> some View {
    SpokenFocusView(binding: binding, value: value, content: self)
  }
}
