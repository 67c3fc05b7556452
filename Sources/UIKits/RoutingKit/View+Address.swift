public import SwiftUI

extension View {
  /// Keeps a text in the page's address, behind the path: `/?status=dead`. Empty text is not written.
  ///
  ///     FeedList(model).kept(inAddressAs: "status", $status, isStep: true)
  ///
  /// Where there are no addresses, it is kept for the scene, as `@SceneStorage` keeps it.
  ///
  /// - Parameters:
  ///   - name: The word before the equals sign.
  ///   - text: Set before a `.task` inside begins, if the page was opened with a text.
  ///   - isStep: Whether Back leads to the text before; what a person types should be no steps.
  public func kept(
    inAddressAs name: String, _ text: Binding<String>, isStep: Bool = false
  ) -> some View {
    #if os(Linux)
      addressWord(name, text, isStep: isStep)
    #else
      modifier(KeptForScene(name: name, text: text))
    #endif
  }
}

#if !os(Linux)
  private struct KeptForScene: ViewModifier {
    @SceneStorage private var stored: String
    private let text: Binding<String>

    init(name: String, text: Binding<String>) {
      _stored = SceneStorage(wrappedValue: "", "address.\(name)")
      self.text = text
    }

    func body(content: Content) -> some View {
      content
        .onChange(of: text.wrappedValue) { _, new in stored = new }
        .onAppear { if !stored.isEmpty { text.wrappedValue = stored } }
    }
  }
#endif
