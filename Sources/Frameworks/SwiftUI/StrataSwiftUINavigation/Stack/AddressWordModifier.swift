import StrataRendering
import StrataViewTree
public import SwiftUICore

extension View {
  /// Keeps a text in the query of the address: `/?status=dead`. An empty text is not written.
  ///
  ///     List { … }._addressWord("status", $status, isStep: true)
  ///
  /// If the address has a value when the view appears, the binding is set before a `.task` inside
  /// starts. In a sheet, or without a window, the modifier does nothing.
  ///
  /// It is public for RoutingKit, which is a package of its own.
  ///
  /// - Parameter isStep: `true` if the browser's Back button returns to the previous text; `false`
  ///   to replace the address.
  nonisolated public func _addressWord(
    _ name: String, _ word: Binding<String>, isStep: Bool = false
  ) -> some View {
    modifier(AddressWordModifier(name: name, word: word, step: isStep ? .push : .replace))
  }
}

struct AddressWordModifier: ViewModifier {
  let name: String
  let word: Binding<String>
  let step: LocationChange.Step
  @Environment(\.router) private var router
  @Environment(\.tabKey) private var tabKey
  @Environment(\.isInSheet) private var isInSheet

  func body(content: Content) -> some View {
    let (router, key) = (isInSheet ? nil : router, tabKey)
    let current = word.wrappedValue
    content
      .onChange(of: current) { _, new in
        router?.wordChanged(name, to: new, of: key, step: step)
      }
      .modifier(
        AppearanceModifier(
          appear: { [word, name] in
            guard let router else { return }
            let asked = router.register(word: name, of: key) { word.wrappedValue = $0 }
            if !asked.isEmpty, asked != word.wrappedValue { word.wrappedValue = asked }
            // Removes a value from the address that the app does not accept.
            router.wordChanged(name, to: word.wrappedValue, of: key, step: .replace)
          },
          disappear: { [name] in router?.unregister(word: name, of: key) },
          isLasting: true))
  }
}
