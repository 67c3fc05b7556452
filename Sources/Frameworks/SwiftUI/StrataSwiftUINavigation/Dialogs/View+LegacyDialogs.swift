import StrataSwiftUIDrawing
public import SwiftUICore

/// The properties that `Alert` and `ActionSheet` share.
@available(iOS, deprecated: 100000, message: "for Alert and ActionSheet")
private struct LegacyDialog {
  var title: Text
  var message: Text?
  var buttons: [Alert.Button]
}

/// Presents an `Alert` or an `ActionSheet`, which is created when it is shown.
@available(iOS, deprecated: 100000, message: "for Alert and ActionSheet")
nonisolated private struct LegacyDialogHost<Base: View>: View {
  var base: Base
  var isChoice: Bool
  var isPresented: Binding<Bool>
  var make: () -> LegacyDialog?

  @MainActor var body: some View {
    let dialog = isPresented.wrappedValue ? make() : nil
    DialogHost(
      base: base, kind: isChoice ? .choice : .alert, title: dialog?.title ?? Text(verbatim: ""),
      addsCancel: false, isPresented: isPresented,
      actions: { AlertButtons(buttons: dialog?.buttons ?? [], isChoice: isChoice) },
      message: { dialog?.message })
  }
}

extension View {
  /// Presents an alert while `isPresented` is `true`.
  ///
  /// - Parameters:
  ///   - isPresented: A binding to whether the alert is shown.
  ///   - content: The content of the alert.
  @available(
    iOS, deprecated: 100000, message: "use `alert(title:isPresented:presenting::actions:) instead."
  )
  nonisolated public func alert(
    isPresented: Binding<Bool>, content: @escaping () -> Alert
  ) -> some View {
    LegacyDialogHost(base: self, isChoice: false, isPresented: isPresented) {
      let alert = content()
      return LegacyDialog(title: alert.title, message: alert.message, buttons: alert.buttons)
    }
  }

  /// Presents an alert about an item while it is not `nil`.
  ///
  /// - Parameters:
  ///   - item: A binding to the item of the alert; `nil` if there is no alert.
  ///   - content: The content of the alert.
  @available(
    iOS, deprecated: 100000, message: "use `alert(title:isPresented:presenting::actions:) instead."
  )
  nonisolated public func alert<Item: Identifiable>(
    item: Binding<Item?>, content: @escaping (Item) -> Alert
  ) -> some View {
    LegacyDialogHost(base: self, isChoice: false, isPresented: item.isThere()) {
      item.wrappedValue.map(content).map {
        LegacyDialog(title: $0.title, message: $0.message, buttons: $0.buttons)
      }
    }
  }

  /// Presents an action sheet while `isPresented` is `true`.
  ///
  /// - Parameters:
  ///   - isPresented: A binding to whether the action sheet is shown.
  ///   - content: A function that returns the view.
  @available(
    iOS, deprecated: 100000,
    message: "use `confirmationDialog(title:isPresented:titleVisibility:presenting::actions:)`"
  )
  nonisolated public func actionSheet(
    isPresented: Binding<Bool>, content: @escaping () -> ActionSheet
  ) -> some View {
    LegacyDialogHost(base: self, isChoice: true, isPresented: isPresented) {
      let sheet = content()
      return LegacyDialog(title: sheet.title, message: sheet.message, buttons: sheet.buttons)
    }
  }

  /// Presents an action sheet for an item while it is not `nil`.
  ///
  /// - Parameters:
  ///   - item: A binding to the item of the action sheet; `nil` if there is no sheet.
  ///   - content: A function that returns the view.
  @available(
    iOS, deprecated: 100000,
    message: "use `confirmationDialog(title:isPresented:titleVisibility:presenting::actions:)`"
  )
  nonisolated public func actionSheet<T: Identifiable>(
    item: Binding<T?>, content: @escaping (T) -> ActionSheet
  ) -> some View {
    LegacyDialogHost(base: self, isChoice: true, isPresented: item.isThere()) {
      item.wrappedValue.map(content).map {
        LegacyDialog(title: $0.title, message: $0.message, buttons: $0.buttons)
      }
    }
  }
}

extension Binding {
  /// Returns a binding that is `true` while the value is not `nil`. Setting it to `false` sets the
  /// value to `nil`.
  func isThere<Wrapped>() -> Binding<Bool> where Value == Wrapped? {
    converted(to: { $0 != nil }, from: { isThere, value in if !isThere { value = nil } })
  }
}
