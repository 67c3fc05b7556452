import DesignKit
public import Feed
public import SwiftUI
public import UseCase

/// The star button that adds a character to the favourites or removes it.
public struct FavoriteButton: View {
  private let character: CharacterAdapter
  private let favorites: FavoritesModel
  private let identifier: String

  /// Creates a star button for a character.
  ///
  /// - Parameter identifier: The accessibility identifier.
  public init(character: CharacterAdapter, favorites: FavoritesModel, identifier: String) {
    self.character = character
    self.favorites = favorites
    self.identifier = identifier
  }

  public var body: some View {
    let isKept = favorites.contains(character.id)
    Button {
      Task { await favorites.toggle(character) }
    } label: {
      Image(systemName: isKept ? "star.fill" : "star")
        .foregroundStyle(isKept ? AnyShapeStyle(.orange) : AnyShapeStyle(.secondary))
        .frame(width: 44, height: 44)
    }
    .buttonStyle(.plain)
    .accessibilityLabel(
      Text(isKept ? Words.Favorites.remove(character.name) : Words.Favorites.add(character.name))
    )
    .accessibilityIdentifier(identifier)
  }
}
