import ViewTree

/// The search field of a page.
struct SearchModel {
  var text: Binding<String>
  var prompt: Text?
  var submit: (() -> Void)?
  var environment: ViewTree.Environment
}

/// Where a search field stands. A page in a browser has one place.
///
/// Partial: every placement is the page's top.
public struct SearchFieldPlacement: Sendable {
  public static let automatic = SearchFieldPlacement()
  public static let navigationBarDrawer = SearchFieldPlacement()
  public static let toolbar = SearchFieldPlacement()
}

extension View {
  /// Adds a search field to the page.
  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View {
    modifier(
      PageModifier(
        tell: { page, _, context in
          page.search.current = SearchModel(
            text: text, prompt: prompt,
            submit: EnvironmentValues(context.environment).submitActions.search,
            environment: context.environment)
        }, withdraw: { page, _ in page.search.current = nil }))
  }

  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
  ) -> some View {
    searchable(text: text, placement: placement, prompt: Text(prompt))
  }

  @_disfavoredOverload
  public func searchable<S: StringProtocol>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View {
    searchable(text: text, placement: placement, prompt: Text(prompt))
  }

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

/// A proposal that fills the search field.
/// Suggestions, which know the field that they are for.
private struct SuggestionContent<Content: View>: View {
  var page: PageModel
  var content: Content

  var body: some View { content.environment(\.searchText, page.search.current?.text) }
}

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
