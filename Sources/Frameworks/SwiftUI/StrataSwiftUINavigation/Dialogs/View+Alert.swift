public import StrataSwiftUIDrawing
public import SwiftUICore

extension View {
  /// Presents an alert while a flag is set. Any of its buttons takes it down.
  public func alert<A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping () -> A, @ViewBuilder message: @escaping () -> M
  ) -> some View {
    DialogHost(
      base: self, kind: .alert, title: title, isPresented: isPresented,
      actions: actions, message: message)
  }

  /// Presents an alert while a flag is set. Any of its buttons takes it down.
  public func alert<A: View>(
    _ title: Text, isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping () -> A
  ) -> some View {
    alert(
      title, isPresented: isPresented, actions: actions
    ) { EmptyView() }
  }

  /// Presents an alert while a flag is set. Any of its buttons takes it down.
  public func alert<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping () -> A, @ViewBuilder message: @escaping () -> M
  ) -> some View {
    alert(
      Text(titleKey), isPresented: isPresented, actions: actions, message: message)
  }

  /// Presents an alert while a flag is set. Any of its buttons takes it down.
  public func alert<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping () -> A
  ) -> some View {
    alert(
      Text(titleKey), isPresented: isPresented, actions: actions
    ) { EmptyView() }
  }

  @_disfavoredOverload
  /// Presents an alert while a flag is set. Any of its buttons takes it down.
  public func alert<S: StringProtocol, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping () -> A, @ViewBuilder message: @escaping () -> M
  ) -> some View {
    alert(
      Text(title), isPresented: isPresented, actions: actions, message: message)
  }

  @_disfavoredOverload
  /// Presents an alert while a flag is set. Any of its buttons takes it down.
  public func alert<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping () -> A
  ) -> some View {
    alert(
      Text(title), isPresented: isPresented, actions: actions
    ) { EmptyView() }
  }
}
