import StrataSwiftUIDrawing
public import SwiftUICore

/// The parts of a view for a search without results. Same as Apple's.
public struct SearchUnavailableContent {
  /// The label of the view: a magnifying glass with a title that says that there are no results.
  public struct Label: View {
    let text: String
    @Environment(\.locale) private var locale

    nonisolated init(text: String) { self.text = text }

    public var body: some View {
      let words = FrameworkWords(locale)
      let title =
        text.isEmpty
        ? words[.noResults] : words[.noResultsFor].replacing("%@", with: text, maxReplacements: 1)
      StrataSwiftUIControls.Label(title, systemImage: "magnifyingglass")
    }
  }

  /// The description of the view, which suggests to check the spelling or to search for something
  /// else.
  public struct Description: View {
    @Environment(\.locale) private var locale

    nonisolated init() {}

    public var body: some View { Text(FrameworkWords(locale)[.checkSpelling]) }
  }

  /// The actions of the view, of which there are none.
  public struct Actions: View {
    public var body: some View { EmptyView() }
  }
}

extension ContentUnavailableView
where
  Label == SearchUnavailableContent.Label, Description == SearchUnavailableContent.Description,
  Actions == SearchUnavailableContent.Actions
{
  /// A view for a search without results.
  nonisolated public static var search: ContentUnavailableView<Label, Description, Actions> {
    search(text: "")
  }

  /// Returns a view for a search for `text` without results.
  nonisolated public static func search(
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
