import StrataSwiftUIControls
import StrataViewTree
public import SwiftUICore

extension View {
  /// Adds suggestions to the search field. Each view is a suggestion. If it is a `Button`, its
  /// action is performed when a person chooses it by touch, mouse or keyboard.
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

/// Suggestions that have access to the text of their search field.
nonisolated private struct SuggestionContent<Content: View>: View {
  var page: PageModel
  var content: Content

  @MainActor var body: some View { content.environment(\.searchText, page.search.current?.text) }
}

/// A suggestion that puts a text into the search field when a person chooses it.
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
