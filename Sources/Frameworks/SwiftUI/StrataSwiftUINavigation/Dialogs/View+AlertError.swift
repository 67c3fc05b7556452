public import Foundation
import StrataSwiftUIDrawing
public import SwiftUICore

extension View {
  /// Presents an alert with the description of an error while `isPresented` is `true` and there is
  /// an error.
  ///
  /// - Parameters:
  ///   - isPresented: A binding to whether the alert is shown.
  ///   - error: The error whose description is the title. If it is `nil`, no alert is presented.
  ///   - actions: The buttons.
  nonisolated public func alert<E: LocalizedError, A: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: @escaping () -> A
  ) -> some View {
    alert(
      Text(error?.errorDescription ?? ""), isPresented: isPresented.whileThere(error),
      actions: actions)
  }

  /// Presents an alert with the description of an error and a message while `isPresented` is `true`
  /// and there is an error.
  ///
  /// - Parameters:
  ///   - isPresented: A binding to whether the alert is shown.
  ///   - error: The error whose description is the title. If it is `nil`, no alert is presented.
  ///   - actions: The buttons.
  ///   - message: The views below the title.
  nonisolated public func alert<E: LocalizedError, A: View, M: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: @escaping (E) -> A,
    @ViewBuilder message: @escaping (E) -> M
  ) -> some View {
    alert(
      Text(error?.errorDescription ?? ""), isPresented: isPresented.whileThere(error),
      actions: { error.map(actions) }, message: { error.map(message) })
  }
}
