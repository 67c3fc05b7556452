import StrataSwiftUIControls
import StrataViewTree
public import SwiftUICore

extension View {
  /// Adds suggestions to the search field. Each view is one suggestion; a `Button` performs its
  /// action when it is chosen by touch, mouse or keyboard.
  nonisolated public func searchSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S)
    -> some View
  {
    let suggestions = suggestions()
    return modifier(
      PageModifier(
        tell: { page, owner, context in
          let content = AnyView(
            SuggestionContent(page: page, content: suggestions)
              .modifier(ForeignEnvironment(context.environment)))
          page.set(\.suggestions, content, by: owner)
        }, withdraw: { page, owner in page.reset(\.suggestions, to: nil, by: owner) }))
  }

  /// Sets the text that this suggestion puts into the search field.
  nonisolated public func searchCompletion(_ completion: String) -> some View {
    modifier(CompletionModifier(completion: completion))
  }
}

/// Suggestions with access to their field's text.
nonisolated private struct SuggestionContent<Content: View>: View {
  var page: PageModel
  var content: Content

  @MainActor var body: some View { content.environment(\.searchText, page.search.current?.text) }
}

/// A suggestion that fills the search field.
struct CompletionModifier: ViewModifier {
  var completion: String
  @Environment(\.searchText) private var text

  func body(content: Content) -> some View {
    Button {
      text?.wrappedValue = completion
    } label: {
      content
    }
  }
}

extension EnvironmentValues {
  private enum TextKey: EnvironmentKey { static var defaultValue: Binding<String>? { nil } }

  var searchText: Binding<String>? {
    get { self[TextKey.self] }
    set { self[TextKey.self] = newValue }
  }
}
