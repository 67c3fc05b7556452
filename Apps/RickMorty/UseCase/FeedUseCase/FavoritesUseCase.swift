import Foundation

/// Stores favourites in a repository.
public struct FavoritesUseCase: FavoritesUseCaseProtocol {
  private let repository: any FavoritesRepositoryProtocol

  /// Creates a use case over a repository.
  public init(favoritesRepository: any FavoritesRepositoryProtocol) {
    repository = favoritesRepository
  }

  public func load() async throws(FeedError) -> [CharacterAdapter] {
    try await repository.favorites().map(CharacterAdapter.init)
  }

  public func set(_ character: CharacterAdapter, isFavorite: Bool) async throws(FeedError) {
    if isFavorite {
      try await repository.add(CharacterResponse(character))
    } else {
      try await repository.remove(id: character.id)
    }
  }
}

extension CharacterResponse {
  /// Creates the character in the service's format, without the addresses of places.
  public init(_ character: CharacterAdapter) {
    let created = character.created.map {
      Date.ISO8601FormatStyle(includingFractionalSeconds: true).format($0)
    }
    self.init(
      id: character.id, name: character.name, status: character.status.parameter,
      species: character.species, type: character.type, gender: character.gender,
      origin: PlaceResponse(name: character.origin, url: ""),
      location: PlaceResponse(name: character.location, url: ""),
      image: character.image?.absoluteString ?? "",
      episode: character.episodes.map { "episode/\($0)" }, created: created ?? "",
      url: character.url?.absoluteString)
  }
}
