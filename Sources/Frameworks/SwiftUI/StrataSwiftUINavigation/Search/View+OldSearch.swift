public import StrataSwiftUIDrawing
public import SwiftUICore

// The form of a search with suggestions before iOS 16.
extension View {
  /// Adds a search field with suggestions to the page.
  ///
  /// Partial in `placement`: it is ignored; the field is below the title.
  @available(
    iOS, deprecated: 100000,
    message: "Use the searchable modifier with the searchSuggestions modifier"
  )
  nonisolated public func searchable<S: View>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder suggestions: () -> S
  ) -> some View {
    searchable(text: text, placement: placement, prompt: prompt).searchSuggestions(suggestions)
  }

  /// Adds a search field with a localized prompt and suggestions to the page.
  ///
  /// Partial in `placement`: it is ignored; the field is below the title.
  @available(
    iOS, deprecated: 100000,
    message: "Use the searchable modifier with the searchSuggestions modifier"
  )
  nonisolated public func searchable<S: View>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey, @ViewBuilder suggestions: () -> S
  ) -> some View {
    searchable(text: text, placement: placement, prompt: prompt).searchSuggestions(suggestions)
  }

  /// Adds a search field with suggestions to the page, with a prompt that is not localized.
  ///
  /// Partial in `placement`: it is ignored; the field is below the title.
  @_disfavoredOverload
  @available(
    iOS, deprecated: 100000,
    message: "Use the searchable modifier with the searchSuggestions modifier"
  )
  nonisolated public func searchable<V: View, S: StringProtocol>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S,
    @ViewBuilder suggestions: () -> V
  ) -> some View {
    searchable(text: text, placement: placement, prompt: prompt).searchSuggestions(suggestions)
  }
}
