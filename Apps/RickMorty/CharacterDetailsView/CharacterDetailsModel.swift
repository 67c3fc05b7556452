public import Observation
public import UseCase

/// A model that loads a character by its number.
///
///     await model.load()
@MainActor @Observable public final class CharacterDetailsModel {
  /// The state of loading a character.
  public enum State: Hashable, Sendable {
    case loading
    case loaded(CharacterDetails)
    /// No character has the number.
    case nobody
    case error(FeedError)
  }

  /// The state of loading the character.
  public private(set) var state = State.loading
  @ObservationIgnored private let id: Int
  @ObservationIgnored private let useCase: any CharacterUseCaseProtocol

  /// Creates a model of the character with the number `id`.
  public init(id: Int, useCase: any CharacterUseCaseProtocol) {
    self.id = id
    self.useCase = useCase
  }

  /// Loads the character unless it is loaded.
  public func load() async {
    if case .loaded = state { return }
    state = .loading
    await ask()
  }

  /// Loads the character again if a stored copy is shown; the copy stays until there is a newer
  /// one.
  public func refresh() async {
    guard case .loaded(let details) = state, details.storedAt != nil else { return }
    await ask()
  }

  private func ask() async {
    do throws(FeedError) {
      state = try await useCase.execute(id: id).map(State.loaded) ?? .nobody
    } catch {
      // A cancelled load needs no message, and a stored copy is better than an error.
      if error != .cancelled, state == .loading { state = .error(error) }
    }
  }
}
