public import SwiftUI

extension View {
  /// Keeps a text in the query of the page's URL: `/?status=dead`. Empty text is omitted.
  ///
  ///     FeedList(model).kept(inAddressAs: "status", $status, isStep: true)
  ///
  /// On platforms without URLs it is kept for the scene, as `@SceneStorage` does.
  ///
  /// - Parameters:
  ///   - name: The name of the query item.
  ///   - text: The text. It is set before a `.task` inside begins if the page was opened with one.
  ///   - isStep: Whether changes are added to the history, so that Back restores the previous text;
  ///     use `false` for text that a person types.
  public func kept(
    inAddressAs name: String, _ text: Binding<String>, isStep: Bool = false
  ) -> some View {
    #if os(Linux)
      _addressWord(name, text, isStep: isStep)
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
