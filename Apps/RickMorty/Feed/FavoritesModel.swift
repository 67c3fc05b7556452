public import Observation
public import UseCase

/// The device's favourites, shared by every screen of a window.
///
///     await favorites.toggle(character)
@MainActor @Observable public final class FavoritesModel {
  /// The favourites, the newest first.
  public private(set) var characters: [CharacterAdapter] = []
  /// The error of the last load or change.
  public private(set) var error: FeedError?
  @ObservationIgnored private let useCase: (any FavoritesUseCaseProtocol)?
  @ObservationIgnored private var isLoaded = false

  /// Creates a model of the device's favourites.
  ///
  /// - Parameter useCase: Stores the favourites; without it they last as long as this object.
  public init(useCase: (any FavoritesUseCaseProtocol)? = nil) { self.useCase = useCase }

  /// Returns whether the character with the number `id` is a favourite.
  public func contains(_ id: Int) -> Bool { characters.contains { $0.id == id } }

  /// Loads the favourites once.
  public func load() async {
    guard !isLoaded, let useCase else { return }
    isLoaded = true
    do throws(FeedError) {
      characters = try await useCase.load()
    } catch {
      isLoaded = false
      note(error)
    }
  }

  /// Adds a character to the favourites, or removes it. The list changes only if it could be
  /// stored.
  public func toggle(_ character: CharacterAdapter) async {
    let isFavorite = !contains(character.id)
    do throws(FeedError) {
      try await useCase?.set(character, isFavorite: isFavorite)
      characters.removeAll { $0.id == character.id }
      if isFavorite { characters.insert(character, at: 0) }
      error = nil
    } catch {
      note(error)
    }
  }

  /// Stores an error for the alert, unless it is that of a cancelled call.
  private func note(_ error: FeedError) {
    if error != .cancelled { self.error = error }
  }

  /// Clears the error after the user has dismissed it.
  public func dismissError() { error = nil }
}
