public import StrataSwiftUIDrawing
public import SwiftUICore

extension View {
  /// Presents an alert about a value, while a flag is set and there is one.
  public func alert<T, A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>,
    presenting data: T?, @ViewBuilder actions: @escaping (T) -> A,
    @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    alert(
      title, isPresented: isPresented.whileThere(data),
      actions: { data.map(actions) }, message: { data.map(message) })
  }

  /// Presents an alert about a value, while a flag is set and there is one.
  public func alert<T, A: View>(
    _ title: Text, isPresented: Binding<Bool>,
    presenting data: T?, @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    alert(
      title, isPresented: isPresented.whileThere(data),
      actions: { data.map(actions) }
    ) { EmptyView() }
  }

  /// Presents an alert about a value, while a flag is set and there is one.
  public func alert<T, A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    presenting data: T?, @ViewBuilder actions: @escaping (T) -> A,
    @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    alert(
      Text(titleKey), isPresented: isPresented.whileThere(data),
      actions: { data.map(actions) }, message: { data.map(message) })
  }

  /// Presents an alert about a value, while a flag is set and there is one.
  public func alert<T, A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    presenting data: T?, @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    alert(
      Text(titleKey), isPresented: isPresented.whileThere(data),
      actions: { data.map(actions) }
    ) { EmptyView() }
  }

  @_disfavoredOverload
  /// Presents an alert about a value, while a flag is set and there is one.
  public func alert<S: StringProtocol, T, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>,
    presenting data: T?, @ViewBuilder actions: @escaping (T) -> A,
    @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    alert(
      Text(title), isPresented: isPresented.whileThere(data),
      actions: { data.map(actions) }, message: { data.map(message) })
  }

  @_disfavoredOverload
  /// Presents an alert about a value, while a flag is set and there is one.
  public func alert<S: StringProtocol, T, A: View>(
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
  /// The same, but never set while there is no such value.
  @MainActor func whileThere<T>(_ data: T?) -> Binding<Bool> {
    Binding {
      wrappedValue && data != nil
    } set: {
      wrappedValue = $0
    }
  }
}
