import DesignKit
import Feed
import RickMortyUI
import SwiftUI
import UseCase

/// A character in the list, with the star that makes it a favourite.
///
/// It is a separate view so that existing rows are not redrawn when more are added.
struct FeedRow: View {
  let character: CharacterAdapter
  let model: FeedViewModel

  var body: some View {
    HStack(spacing: Space.none) {
      Button {
        model.select(character)
      } label: {
        CharacterView(character: character)
      }
      .buttonStyle(.plain)
      .accessibilityIdentifier(UITestIDs.Feed.row(character.id))
      FavoriteButton(
        character: character, favorites: model.favorites,
        identifier: UITestIDs.Feed.star(character.id))
    }
    .padding(Space.small)
    .background(Color.gray.opacity(Surface.card))
    .clipShape(RoundedRectangle(cornerRadius: Radius.card + Space.small))
    .onAppear { Task { await model.appeared(character) } }
  }
}
