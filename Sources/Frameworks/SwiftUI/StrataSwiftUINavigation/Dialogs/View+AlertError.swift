public import Foundation
import StrataSwiftUIDrawing
public import SwiftUICore

extension View {
  /// Presents an alert with the description of an error while `isPresented` is `true` and there is
  /// an error.
  nonisolated public func alert<E: LocalizedError, A: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: @escaping () -> A
  ) -> some View {
    alert(
      Text(error?.errorDescription ?? ""), isPresented: isPresented.whileThere(error),
      actions: actions)
  }

  /// Presents an alert with the description of an error and a message while `isPresented` is `true`
  /// and there is an error.
  nonisolated public func alert<E: LocalizedError, A: View, M: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: @escaping (E) -> A,
    @ViewBuilder message: @escaping (E) -> M
  ) -> some View {
    alert(
      Text(error?.errorDescription ?? ""), isPresented: isPresented.whileThere(error),
      actions: { error.map(actions) }, message: { error.map(message) })
  }
}
