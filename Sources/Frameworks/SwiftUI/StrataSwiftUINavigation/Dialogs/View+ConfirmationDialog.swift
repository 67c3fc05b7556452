public import StrataSwiftUIDrawing
public import SwiftUICore

extension View {
  /// Presents a choice among actions with a message while `isPresented` is `true`. Every button
  /// closes it.
  ///
  /// - Parameters:
  ///   - title: The title, which is always the accessibility label of the dialog, whether or not it
  ///     is visible.
  ///   - isPresented: A binding to a Boolean value that indicates whether the dialog is shown. It
  ///     is set to `false` when the dialog closes.
  ///   - titleVisibility: A value that indicates whether the title is shown. By default it is
  ///     hidden.
  ///   - actions: The buttons of the dialog. If none of them cancels, a cancel button is added.
  ///   - message: The message above the buttons.
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
