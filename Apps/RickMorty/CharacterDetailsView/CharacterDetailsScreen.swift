import DesignKit
public import Feed
import RickMortyUI
public import SwiftUI
import UseCase

/// The details screen of a character that is opened by a deep link.
public struct CharacterDetailsScreen: View {
  @State private var model: CharacterDetailsModel
  private let favorites: FavoritesModel

  /// Creates the screen of a model.
  public init(model: CharacterDetailsModel, favorites: FavoritesModel) {
    _model = State(initialValue: model)
    self.favorites = favorites
  }

  public var body: some View {
    content
      .task {
        await favorites.load()
        await model.load()
      }
  }

  @ViewBuilder private var content: some View {
    switch model.state {
    case .loaded(let details):
      CharacterDetailsView(
        character: details.character, favorites: favorites, storedAt: details.storedAt
      ) {
        await model.refresh()
      }
    case .loading: notice { LoadingView(label: Text(Words.App.loading)) }
    case .error(let error): notice { ErrorView(error: error) { await model.load() } }
    case .nobody:
      notice {
        EmptyStateView(
          title: Text(Words.Feed.emptyTitle), systemImage: "person.slash",
          message: Text(Words.Details.nobody)
        )
        .accessibilityIdentifier(UITestIDs.Details.nobody)
      }
    }
  }

  private func notice<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
    ScrollView { content().page() }
      .navigationTitle(Text(Words.Feed.title))
      .navigationBarTitleDisplayMode(.inline)
  }
}
