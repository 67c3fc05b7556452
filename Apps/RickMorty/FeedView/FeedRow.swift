import DesignKit
import Feed
import RickMortyUI
import SwiftUI
import UseCase

/// A character in the list, with the star that keeps it.
///
/// A view of its own, so that the rows that are there stay as they are when more come.
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
