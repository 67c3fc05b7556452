import StrataSwiftUIDrawing
public import SwiftUICore

/// What is said where a search has found nothing. Same as Apple's.
public struct SearchUnavailableContent {
  /// A lens, and that there are no results.
  public struct Label: View {
    var text: String
    @Environment(\.locale) private var locale

    public var body: some View {
      let words = FrameworkWords(locale)
      let title =
        text.isEmpty
        ? words[.noResults] : words[.noResultsFor].replacing("%@", with: text, maxReplacements: 1)
      StrataSwiftUIControls.Label(title, systemImage: "magnifyingglass")
    }
  }

  /// What to try instead.
  public struct Description: View {
    @Environment(\.locale) private var locale
    public var body: some View { Text(FrameworkWords(locale)[.checkSpelling]) }
  }

  /// Nothing.
  public struct Actions: View {
    public var body: some View { EmptyView() }
  }
}

extension ContentUnavailableView
where
  Label == SearchUnavailableContent.Label, Description == SearchUnavailableContent.Description,
  Actions == SearchUnavailableContent.Actions
{
  /// Says that a search has found nothing.
  public static var search: ContentUnavailableView<Label, Description, Actions> {
    search(text: "")
  }

  /// Says that nothing was found for some words.
  public static func search(
    text: String
  ) -> ContentUnavailableView<Label, Description, Actions> {
    ContentUnavailableView {
      SearchUnavailableContent.Label(text: text)
    } description: {
      SearchUnavailableContent.Description()
    } actions: {
      SearchUnavailableContent.Actions()
    }
  }
}
