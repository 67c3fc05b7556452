import StrataViewTree
public import SwiftUICore

/// Where assistive technology is to look.
///
///     @AccessibilityFocusState private var isErrorFocused: Bool
///     Text("Wrong password").accessibilityFocused($isErrorFocused)
///
/// Partial: what it tells is where the keyboard's focus is. Where a screen reader goes without it a
/// browser does not say.
@propertyWrapper public struct AccessibilityFocusState<Value: Hashable>: DynamicProperty {
  private let initial: Value
  private var box: StateBox<Value>?

  public init() where Value == Bool { initial = false }
  public init<T>() where Value == T?, T: Hashable { initial = nil }

  @MainActor public var wrappedValue: Value {
    get { box?.current ?? initial }
    nonmutating set { box?.current = newValue }
  }

  @MainActor public var projectedValue: Binding {
    Binding(box: box ?? StateBox(initial), resting: initial)
  }

  @MainActor public mutating func _connect(_ storage: _DynamicStorage, slot: Int) {
    box = storage.object(slot) { StateBox(initial) }
  }

  /// The focus as a view knows it. Same as Apple's.
  @propertyWrapper public struct Binding {
    let box: StateBox<Value>
    let resting: Value

    @MainActor public var wrappedValue: Value {
      get { box.current }
      nonmutating set { box.current = newValue }
    }

    public var projectedValue: Binding { self }
  }
}

extension AccessibilityFocusState: KeptInPlace {}

/// Moves the focus to its content when it is wanted there, and tells when it comes and goes.
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

private struct SpokenFocusView<Value: Hashable, Content: View>: View {
  var binding: AccessibilityFocusState<Value>.Binding
  var value: Value
  var content: Content

  var body: some View {
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
  /// Moves assistive technology here while a flag is set.
  public func accessibilityFocused(
    _ condition: AccessibilityFocusState<Bool>.Binding
  ) -> some View {
    SpokenFocusView(binding: condition, value: true, content: self)
  }

  /// Moves assistive technology here while a value is this one.
  public func accessibilityFocused<Value: Hashable>(
    _ binding: AccessibilityFocusState<Value>.Binding, equals value: Value
  ) -> some View {
    SpokenFocusView(binding: binding, value: value, content: self)
  }
}
