public import Observation
public import UseCase

/// The device's favourites, known to every screen of a window.
///
///     await favorites.toggle(character)
@MainActor @Observable public final class FavoritesModel {
  /// The newest first.
  public private(set) var characters: [CharacterAdapter] = []
  /// Why the last change was not kept.
  public private(set) var error: FeedError?
  @ObservationIgnored private let useCase: (any FavoritesUseCaseProtocol)?
  @ObservationIgnored private var isLoaded = false

  /// - Parameter useCase: Keeps them; without it they last as long as this object.
  public init(useCase: (any FavoritesUseCaseProtocol)? = nil) { self.useCase = useCase }

  public func contains(_ id: Int) -> Bool { characters.contains { $0.id == id } }

  /// Reads them, once.
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

  /// Keeps a character, or lets it go. What cannot be stored is not shown as if it were.
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

  /// Whoever left before the answer has nobody to tell.
  private func note(_ error: FeedError) {
    if error != .cancelled { self.error = error }
  }

  /// The person has read why.
  public func dismissError() { error = nil }
}
