public import StrataSwiftUIDrawing
public import SwiftUICore

extension View {
  /// Presents a choice among actions for a value while `isPresented` is `true` and the value is not
  /// `nil`.
  ///
  /// - Parameters:
  ///   - title: The title, which is always the accessibility label of the dialog, whether or not it
  ///     is visible.
  ///   - isPresented: A binding to a Boolean value that indicates whether the dialog is shown. It
  ///     is set to `false` when the dialog closes.
  ///   - titleVisibility: A value that indicates whether the title is shown. By default it is
  ///     hidden.
  ///   - data: The value that the choice is about. If it is `nil`, nothing is presented.
  ///   - actions: A function that returns the buttons for the value.
  ///   - message: A function that returns the message for the value.
  nonisolated public func confirmationDialog<T, A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    presenting data: T?, @ViewBuilder actions: @escaping (T) -> A,
    @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    confirmationDialog(
      title, isPresented: isPresented.whileThere(data), titleVisibility: titleVisibility,
      actions: { data.map(actions) }, message: { data.map(message) })
  }

  /// Presents a choice among actions for a value, without a message.
  ///
  /// - Parameters:
  ///   - title: The text of the title.
  ///   - isPresented: A binding to whether the choice is shown.
  ///   - titleVisibility: Whether the title is shown.
  ///   - data: The value that the choice is about. If it is `nil`, nothing is presented.
  ///   - actions: The buttons.
  nonisolated public func confirmationDialog<T, A: View>(
    _ title: Text, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    presenting data: T?, @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    confirmationDialog(
      title, isPresented: isPresented.whileThere(data), titleVisibility: titleVisibility,
      actions: { data.map(actions) }
    ) { EmptyView() }
  }

  /// Presents a choice among actions for a value, with a localized title.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title in the app's string catalog.
  ///   - isPresented: A binding to whether the choice is shown.
  ///   - titleVisibility: Whether the title is shown.
  ///   - data: The value that the choice is about. If it is `nil`, nothing is presented.
  ///   - actions: The buttons.
  ///   - message: The views below the title.
  nonisolated public func confirmationDialog<T, A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    presenting data: T?, @ViewBuilder actions: @escaping (T) -> A,
    @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    confirmationDialog(
      Text(titleKey), isPresented: isPresented.whileThere(data), titleVisibility: titleVisibility,
      actions: { data.map(actions) }, message: { data.map(message) })
  }

  /// Presents a choice among actions for a value, with a localized title and without a message.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title in the app's string catalog.
  ///   - isPresented: A binding to whether the choice is shown.
  ///   - titleVisibility: Whether the title is shown.
  ///   - data: The value that the choice is about. If it is `nil`, nothing is presented.
  ///   - actions: The buttons.
  nonisolated public func confirmationDialog<T, A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    presenting data: T?, @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    confirmationDialog(
      Text(titleKey), isPresented: isPresented.whileThere(data), titleVisibility: titleVisibility,
      actions: { data.map(actions) }
    ) { EmptyView() }
  }

  /// Presents a choice among actions for a value, with a title that is not localized.
  ///
  /// - Parameters:
  ///   - title: The title, which is shown as it is.
  ///   - isPresented: A binding to whether the choice is shown.
  ///   - titleVisibility: Whether the title is shown.
  ///   - data: The value that the choice is about. If it is `nil`, nothing is presented.
  ///   - actions: The buttons.
  ///   - message: The views below the title.
  @_disfavoredOverload
  nonisolated public func confirmationDialog<S: StringProtocol, T, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    presenting data: T?, @ViewBuilder actions: @escaping (T) -> A,
    @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    confirmationDialog(
      Text(title), isPresented: isPresented.whileThere(data), titleVisibility: titleVisibility,
      actions: { data.map(actions) }, message: { data.map(message) })
  }

  /// Presents a choice among actions for a value, with a title that is not localized and without a
  /// message.
  ///
  /// - Parameters:
  ///   - title: The title, which is shown as it is.
  ///   - isPresented: A binding to whether the choice is shown.
  ///   - titleVisibility: Whether the title is shown.
  ///   - data: The value that the choice is about. If it is `nil`, nothing is presented.
  ///   - actions: The buttons.
  @_disfavoredOverload
  nonisolated public func confirmationDialog<S: StringProtocol, T, A: View>(
    _ title: S, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    presenting data: T?, @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    confirmationDialog(
      Text(title), isPresented: isPresented.whileThere(data), titleVisibility: titleVisibility,
      actions: { data.map(actions) }
    ) { EmptyView() }
  }
}
