public import StrataSwiftUIDrawing
public import SwiftUICore

extension View {
  /// Presents an alert with actions and a message while `isPresented` is `true`. Every button
  /// closes it.
  ///
  /// - Parameters:
  ///   - title: The title of the alert.
  ///   - isPresented: A binding to a Boolean value that indicates whether the alert is shown. It is
  ///     set to `false` when the alert closes.
  ///   - actions: The buttons of the alert. If there are none, the alert has an OK button.
  ///   - message: The message below the title.
  nonisolated public func alert<A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping () -> A, @ViewBuilder message: @escaping () -> M
  ) -> some View {
    DialogHost(
      base: self, kind: .alert, title: title, isPresented: isPresented,
      actions: actions, message: message)
  }

  /// Presents an alert with actions while `isPresented` is `true`. Every button closes it.
  ///
  /// - Parameters:
  ///   - title: The text of the title.
  ///   - isPresented: A binding to whether the alert is shown.
  ///   - actions: The buttons.
  nonisolated public func alert<A: View>(
    _ title: Text, isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping () -> A
  ) -> some View {
    alert(
      title, isPresented: isPresented, actions: actions
    ) { EmptyView() }
  }

  /// Presents an alert with a localized title, actions and a message while `isPresented` is `true`.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title in the app's string catalog.
  ///   - isPresented: A binding to whether the alert is shown.
  ///   - actions: The buttons.
  ///   - message: The views below the title.
  nonisolated public func alert<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping () -> A, @ViewBuilder message: @escaping () -> M
  ) -> some View {
    alert(
      Text(titleKey), isPresented: isPresented, actions: actions, message: message)
  }

  /// Presents an alert with a localized title and actions while `isPresented` is `true`.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title in the app's string catalog.
  ///   - isPresented: A binding to whether the alert is shown.
  ///   - actions: The buttons.
  nonisolated public func alert<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping () -> A
  ) -> some View {
    alert(
      Text(titleKey), isPresented: isPresented, actions: actions
    ) { EmptyView() }
  }

  /// Presents an alert with a title that is not localized, actions and a message.
  ///
  /// - Parameters:
  ///   - title: The title, which is shown as it is.
  ///   - isPresented: A binding to whether the alert is shown.
  ///   - actions: The buttons.
  ///   - message: The views below the title.
  @_disfavoredOverload
  nonisolated public func alert<S: StringProtocol, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping () -> A, @ViewBuilder message: @escaping () -> M
  ) -> some View {
    alert(
      Text(title), isPresented: isPresented, actions: actions, message: message)
  }

  /// Presents an alert with a title that is not localized and actions.
  ///
  /// - Parameters:
  ///   - title: The title, which is shown as it is.
  ///   - isPresented: A binding to whether the alert is shown.
  ///   - actions: The buttons.
  @_disfavoredOverload
  nonisolated public func alert<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping () -> A
  ) -> some View {
    alert(
      Text(title), isPresented: isPresented, actions: actions
    ) { EmptyView() }
  }
}
