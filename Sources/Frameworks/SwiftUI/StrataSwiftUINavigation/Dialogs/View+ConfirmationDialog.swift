public import StrataSwiftUIDrawing
public import SwiftUICore

extension View {
  /// Presents a choice among actions with a message while `isPresented` is `true`. Every button
  /// closes it.
  ///
  /// - Parameters:
  ///   - title: the title, which is always the accessible name.
  ///   - isPresented: whether the dialog is shown; set to `false` when it closes.
  ///   - titleVisibility: whether the title is shown; by default it is not.
  ///   - actions: the buttons; a cancel button is added if there is none.
  ///   - message: the message above the buttons.
  nonisolated public func confirmationDialog<A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> A, @ViewBuilder message: @escaping () -> M
  ) -> some View {
    DialogHost(
      base: self, kind: .choice, title: title, isTitleShown: titleVisibility == .visible,
      isPresented: isPresented,
      actions: actions, message: message)
  }

  /// Presents a choice among actions while `isPresented` is `true`. Every button closes it.
  ///
  /// - Parameters:
  ///   - title: The text of the title.
  ///   - isPresented: A binding to whether the choice is shown.
  ///   - titleVisibility: Whether the title is shown.
  ///   - actions: The buttons.
  nonisolated public func confirmationDialog<A: View>(
    _ title: Text, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> A
  ) -> some View {
    confirmationDialog(
      title, isPresented: isPresented, titleVisibility: titleVisibility, actions: actions
    ) { EmptyView() }
  }

  /// Presents a choice among actions with a localized title and a message.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title in the app's string catalog.
  ///   - isPresented: A binding to whether the choice is shown.
  ///   - titleVisibility: Whether the title is shown.
  ///   - actions: The buttons.
  ///   - message: The views below the title.
  nonisolated public func confirmationDialog<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> A, @ViewBuilder message: @escaping () -> M
  ) -> some View {
    confirmationDialog(
      Text(titleKey), isPresented: isPresented, titleVisibility: titleVisibility, actions: actions,
      message: message)
  }

  /// Presents a choice among actions with a localized title.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title in the app's string catalog.
  ///   - isPresented: A binding to whether the choice is shown.
  ///   - titleVisibility: Whether the title is shown.
  ///   - actions: The buttons.
  nonisolated public func confirmationDialog<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> A
  ) -> some View {
    confirmationDialog(
      Text(titleKey), isPresented: isPresented, titleVisibility: titleVisibility, actions: actions
    ) { EmptyView() }
  }

  /// Presents a choice among actions with a title that is not localized and a message.
  ///
  /// - Parameters:
  ///   - title: The title, which is shown as it is.
  ///   - isPresented: A binding to whether the choice is shown.
  ///   - titleVisibility: Whether the title is shown.
  ///   - actions: The buttons.
  ///   - message: The views below the title.
  @_disfavoredOverload
  nonisolated public func confirmationDialog<S: StringProtocol, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> A, @ViewBuilder message: @escaping () -> M
  ) -> some View {
    confirmationDialog(
      Text(title), isPresented: isPresented, titleVisibility: titleVisibility, actions: actions,
      message: message)
  }

  /// Presents a choice among actions with a title that is not localized.
  ///
  /// - Parameters:
  ///   - title: The title, which is shown as it is.
  ///   - isPresented: A binding to whether the choice is shown.
  ///   - titleVisibility: Whether the title is shown.
  ///   - actions: The buttons.
  @_disfavoredOverload
  nonisolated public func confirmationDialog<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> A
  ) -> some View {
    confirmationDialog(
      Text(title), isPresented: isPresented, titleVisibility: titleVisibility, actions: actions
    ) { EmptyView() }
  }
}
