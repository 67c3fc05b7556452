import StrataRendering
package import StrataViewTree

/// Synchronizes a field's focus with a value.
nonisolated struct FocusModifier<Value: Hashable, Content: View>: View {
  var binding: FocusState<Value>.Binding
  var value: Value
  var content: Content

  @MainActor var body: some View {
    content.environment(\.focusTarget, target(isWanted: binding.wrappedValue == value))
  }

  @MainActor private func target(isWanted: Bool) -> FocusTarget {
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

/// The focus that the app wants for the nearest field inside the content, and the handler that is
/// called when the focus changes.
@MainActor package struct FocusTarget {
  var isWanted: Bool
  package var report: (Bool) -> Void

  /// Sends the wanted focus to the browser if the app has changed it.
  ///
  /// - Returns: Whether the app takes the focus away. The browser reports only what a person does.
  @discardableResult package func attach(_ node: Node) -> Bool {
    var elements: [ElementNode] = []
    node.collectElements(into: &elements)
    let moves = elements.first?.field?.focus(isWanted: isWanted) ?? false
    return moves && !isWanted
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
  /// Synchronizes the focus of this view with a Boolean state: the state is `true` while the view
  /// has the focus.
  nonisolated public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
    FocusModifier(binding: condition, value: true, content: self)
  }

  /// Synchronizes the focus of this view with a state: the state equals `value` while the view has
  /// the focus.
  ///
  /// - Parameters:
  ///   - binding: A binding to the focused element.
  ///   - value: The value that the state has while the view has the focus.
  nonisolated public func focused<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, equals value: Value
  ) -> some View {
    FocusModifier(binding: binding, value: value, content: self)
  }
}
