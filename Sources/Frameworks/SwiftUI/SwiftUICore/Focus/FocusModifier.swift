import StrataRendering
package import StrataViewTree

/// Ties a field's focus to a value, both ways.
struct FocusModifier<Value: Hashable, Content: View>: View {
  var binding: FocusState<Value>.Binding
  var value: Value
  var content: Content

  var body: some View {
    content.environment(\.focusTarget, target(isWanted: binding.wrappedValue == value))
  }

  private func target(isWanted: Bool) -> FocusTarget {
    let (binding, value) = (binding, value)
    return FocusTarget(isWanted: isWanted) { hasFocus in
      if hasFocus {
        binding.wrappedValue = value
      } else if binding.box.untracked == value {
        binding.wrappedValue = binding.resting
      }
    }
  }
}

/// What the next field below does about its focus.
@MainActor package struct FocusTarget {
  var isWanted: Bool
  package var report: (Bool) -> Void

  /// Tells the browser where the focus should be, if the app moved it.
  package func attach(_ node: Node) {
    var elements: [ElementNode] = []
    node.collectElements(into: &elements)
    elements.first?.field?.focus(isWanted: isWanted)
  }
}

extension EnvironmentValues {
  private enum TargetKey: EnvironmentKey { static var defaultValue: FocusTarget? { nil } }

  package var focusTarget: FocusTarget? {
    get { self[TargetKey.self] }
    set { self[TargetKey.self] = newValue }
  }
}

extension View {
  /// Ties this field's focus to a flag.
  public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
    FocusModifier(binding: condition, value: true, content: self)
  }

  /// Ties this field's focus to one value of several.
  public func focused<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, equals value: Value
  ) -> some View {
    FocusModifier(binding: binding, value: value, content: self)
  }
}
