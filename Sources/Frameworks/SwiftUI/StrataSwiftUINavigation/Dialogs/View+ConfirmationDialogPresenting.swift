public import StrataSwiftUIDrawing
public import SwiftUICore

extension View {
  /// Offers a choice among actions on a value, while a flag is set and there is one.
  public func confirmationDialog<T, A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    presenting data: T?, @ViewBuilder actions: @escaping (T) -> A,
    @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    confirmationDialog(
      title, isPresented: isPresented.whileThere(data), titleVisibility: titleVisibility,
      actions: { data.map(actions) }, message: { data.map(message) })
  }

  /// Offers a choice among actions on a value, while a flag is set and there is one.
  public func confirmationDialog<T, A: View>(
    _ title: Text, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    presenting data: T?, @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    confirmationDialog(
      title, isPresented: isPresented.whileThere(data), titleVisibility: titleVisibility,
      actions: { data.map(actions) }
    ) { EmptyView() }
  }

  /// Offers a choice among actions on a value, while a flag is set and there is one.
  public func confirmationDialog<T, A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    presenting data: T?, @ViewBuilder actions: @escaping (T) -> A,
    @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    confirmationDialog(
      Text(titleKey), isPresented: isPresented.whileThere(data), titleVisibility: titleVisibility,
      actions: { data.map(actions) }, message: { data.map(message) })
  }

  /// Offers a choice among actions on a value, while a flag is set and there is one.
  public func confirmationDialog<T, A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    presenting data: T?, @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    confirmationDialog(
      Text(titleKey), isPresented: isPresented.whileThere(data), titleVisibility: titleVisibility,
      actions: { data.map(actions) }
    ) { EmptyView() }
  }

  @_disfavoredOverload
  /// Offers a choice among actions on a value, while a flag is set and there is one.
  public func confirmationDialog<S: StringProtocol, T, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    presenting data: T?, @ViewBuilder actions: @escaping (T) -> A,
    @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    confirmationDialog(
      Text(title), isPresented: isPresented.whileThere(data), titleVisibility: titleVisibility,
      actions: { data.map(actions) }, message: { data.map(message) })
  }

  @_disfavoredOverload
  /// Offers a choice among actions on a value, while a flag is set and there is one.
  public func confirmationDialog<S: StringProtocol, T, A: View>(
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
