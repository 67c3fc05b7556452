import Rendering
import ViewTree

/// Presents a question or a message above everything while a flag is set.
private struct AlertHost<Base: View, Actions: View, Message: View>: View {
  var base: Base
  var title: Text
  var isPresented: Binding<Bool>
  var actions: () -> Actions
  var message: () -> Message
  @Environment(\.locale) private var locale

  var body: some View {
    let dismiss: @MainActor @Sendable () -> Void = { isPresented.wrappedValue = false }
    base.modifier(
      AlertModifier(isPresented: isPresented.wrappedValue) {
        DialogElement(kind: .alert, label: title, dismiss: dismiss) {
          AlertTitle(title: title)
          Structure(.alertMessage) { Deferred(make: message) }
          Structure(.alertActions) {
            if Actions.self == EmptyView.self {
              Button(FrameworkWords(locale)[.ok]) {}.keyboardShortcutDefault()
            } else {
              Deferred(make: actions)
            }
          }
          .environment(\.afterAction, dismiss)
        }
      })
  }
}

extension View {
  /// The button that Enter presses at first has the focus.
  fileprivate func keyboardShortcutDefault() -> some View { attribute(.autofocus, "true") }
}

private struct AlertTitle: View {
  typealias Body = Never
  var title: Text

  static func _update(_ view: Self, _ old: Node?, _ context: Context) -> Node {
    var element = view.title.element(in: EnvironmentValues(context.environment))
    element.kind = .heading
    return ElementNode.update(old, context, element)
  }
}

private struct AlertModifier<Dialog: View>: ViewModifier {
  typealias Body = Never
  var isPresented: Bool
  var dialog: () -> Dialog

  init(isPresented: Bool, dialog: @escaping () -> Dialog) {
    self.isPresented = isPresented
    self.dialog = dialog
  }

  static func _update<V: View>(
    _ modifier: Self, _ content: V, _ old: Node?, _ context: Context
  ) -> Node {
    let node = old as? PresentationNode ?? PresentationNode(context)
    node.show(content, context)
    node.present(modifier.isPresented, context) { modifier.dialog().update($0, $1) }
    return node
  }
}

extension View {
  /// Presents an alert while a flag is set. Any of its buttons takes it down.
  public func alert<A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A,
    @ViewBuilder message: @escaping () -> M
  ) -> some View {
    AlertHost(
      base: self, title: title, isPresented: isPresented, actions: actions, message: message)
  }

  public func alert<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping () -> A, @ViewBuilder message: @escaping () -> M
  ) -> some View {
    alert(Text(titleKey), isPresented: isPresented, actions: actions, message: message)
  }

  @_disfavoredOverload
  public func alert<S: StringProtocol, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A,
    @ViewBuilder message: @escaping () -> M
  ) -> some View {
    alert(Text(title), isPresented: isPresented, actions: actions, message: message)
  }

  public func alert<A: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A
  ) -> some View {
    alert(title, isPresented: isPresented, actions: actions) { EmptyView() }
  }

  public func alert<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping () -> A
  ) -> some View {
    alert(Text(titleKey), isPresented: isPresented, actions: actions)
  }

  @_disfavoredOverload
  public func alert<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A
  ) -> some View {
    alert(Text(title), isPresented: isPresented, actions: actions)
  }

  /// Presents an alert about a value.
  public func alert<S: StringProtocol, T, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    alert(Text(title), isPresented: isPresented) {
      data.map(actions)
    } message: {
      data.map(message)
    }
  }
}
