public import StrataSwiftUIDrawing
public import SwiftUICore

extension View {
  /// Presents an alert about a value while `isPresented` is `true` and the value is not `nil`.
  ///
  /// - Parameters:
  ///   - title: The title of the alert.
  ///   - isPresented: A binding to a Boolean value that indicates whether the alert is shown. It is
  ///     set to `false` when the alert closes.
  ///   - data: The value that the alert is about. If it is `nil`, no alert is presented.
  ///   - actions: A function that returns the buttons for the value.
  ///   - message: A function that returns the message for the value.
  nonisolated public func alert<T, A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>,
    presenting data: T?, @ViewBuilder actions: @escaping (T) -> A,
    @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    alert(
      title, isPresented: isPresented.whileThere(data),
      actions: { data.map(actions) }, message: { data.map(message) })
  }

  /// Presents an alert about a value, without a message.
  ///
  /// - Parameters:
  ///   - title: The text of the title.
  ///   - isPresented: A binding to whether the alert is shown.
  ///   - data: The value that the alert is about. If it is `nil`, no alert is presented.
  ///   - actions: The buttons.
  nonisolated public func alert<T, A: View>(
    _ title: Text, isPresented: Binding<Bool>,
    presenting data: T?, @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    alert(
      title, isPresented: isPresented.whileThere(data),
      actions: { data.map(actions) }
    ) { EmptyView() }
  }

  /// Presents an alert about a value, with a localized title.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title in the app's string catalog.
  ///   - isPresented: A binding to whether the alert is shown.
  ///   - data: The value that the alert is about. If it is `nil`, no alert is presented.
  ///   - actions: The buttons.
  ///   - message: The views below the title.
  nonisolated public func alert<T, A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    presenting data: T?, @ViewBuilder actions: @escaping (T) -> A,
    @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    alert(
      Text(titleKey), isPresented: isPresented.whileThere(data),
      actions: { data.map(actions) }, message: { data.map(message) })
  }

  /// Presents an alert about a value, with a localized title and without a message.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title in the app's string catalog.
  ///   - isPresented: A binding to whether the alert is shown.
  ///   - data: The value that the alert is about. If it is `nil`, no alert is presented.
  ///   - actions: The buttons.
  nonisolated public func alert<T, A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    presenting data: T?, @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    alert(
      Text(titleKey), isPresented: isPresented.whileThere(data),
      actions: { data.map(actions) }
    ) { EmptyView() }
  }

  /// Presents an alert about a value, with a title that is not localized.
  ///
  /// - Parameters:
  ///   - title: The title, which is shown as it is.
  ///   - isPresented: A binding to whether the alert is shown.
  ///   - data: The value that the alert is about. If it is `nil`, no alert is presented.
  ///   - actions: The buttons.
  ///   - message: The views below the title.
  @_disfavoredOverload
  nonisolated public func alert<S: StringProtocol, T, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>,
    presenting data: T?, @ViewBuilder actions: @escaping (T) -> A,
    @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    alert(
      Text(title), isPresented: isPresented.whileThere(data),
      actions: { data.map(actions) }, message: { data.map(message) })
  }

  /// Presents an alert about a value, with a title that is not localized and without a message.
  ///
  /// - Parameters:
  ///   - title: The title, which is shown as it is.
  ///   - isPresented: A binding to whether the alert is shown.
  ///   - data: The value that the alert is about. If it is `nil`, no alert is presented.
  ///   - actions: The buttons.
  @_disfavoredOverload
  nonisolated public func alert<S: StringProtocol, T, A: View>(
    _ title: S, isPresented: Binding<Bool>,
    presenting data: T?, @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    alert(
      Text(title), isPresented: isPresented.whileThere(data),
      actions: { data.map(actions) }
    ) { EmptyView() }
  }
}

extension Binding where Value == Bool {
  /// Returns a binding that is `true` only if this binding is `true` and `data` is not `nil`.
  func whileThere<T>(_ data: T?) -> Binding<Bool> {
    let isThere = data != nil
    return converted(to: { $0 && isThere }, from: { $1 = $0 })
  }
}
