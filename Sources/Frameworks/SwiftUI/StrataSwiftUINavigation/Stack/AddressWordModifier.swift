import StrataRendering
import StrataViewTree
package import SwiftUICore

extension View {
  /// Keeps a text in the address, behind the path: `/?status=dead`. Empty text is not written.
  ///
  ///     List { … }.addressWord("status", $status, isStep: true)
  ///
  /// Where the address says something when the view comes, the binding is set before a `.task` inside
  /// begins. In a sheet, and without a window, it does nothing.
  ///
  /// - Parameter isStep: Whether Back leads to the text before; otherwise the address is replaced.
  package func addressWord(
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
            // What the app does not take leaves the address again.
            router.wordChanged(name, to: word.wrappedValue, of: key, step: .replace)
          },
          disappear: { [name] in router?.unregister(word: name, of: key) },
          isLasting: true))
  }
}
