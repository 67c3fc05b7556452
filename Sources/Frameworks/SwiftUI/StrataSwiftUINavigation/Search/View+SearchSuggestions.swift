import StrataSwiftUIControls
import StrataViewTree
public import SwiftUICore

extension View {
  /// What the search field proposes. Each view is one proposal; a `Button` acts when it is chosen,
  /// by touch, mouse or keyboard.
  public func searchSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> some View {
    let suggestions = suggestions()
    return modifier(
      PageModifier(
        tell: { page, _, context in
          page.suggestions.current = AnyView(
            SuggestionContent(page: page, content: suggestions)
              .modifier(ForeignEnvironment(context.environment)))
        }, withdraw: { page, _ in page.suggestions.current = nil }))
  }

  /// What choosing this proposal puts into the search field.
  public func searchCompletion(_ completion: String) -> some View {
    modifier(CompletionModifier(completion: completion))
  }
}

/// Suggestions, which know the field that they are for.
private struct SuggestionContent<Content: View>: View {
  var page: PageModel
  var content: Content

  var body: some View { content.environment(\.searchText, page.search.current?.text) }
}

/// A proposal that fills the search field.
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
