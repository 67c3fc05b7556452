public import Observation
public import UseCase

/// A character that is known by its number only, until it is there.
///
///     await model.load()
@MainActor @Observable public final class CharacterDetailsModel {
  public enum State: Hashable, Sendable {
    case loading
    case loaded(CharacterAdapter)
    /// Nobody has the number.
    case nobody
    case error(FeedError)
  }

  public private(set) var state = State.loading
  @ObservationIgnored private let id: Int
  @ObservationIgnored private let useCase: any CharacterUseCaseProtocol

  public init(id: Int, useCase: any CharacterUseCaseProtocol) {
    self.id = id
    self.useCase = useCase
  }

  /// Asks for the character, unless it is there.
  public func load() async {
    if case .loaded = state { return }
    state = .loading
    do throws(FeedError) {
      state = try await useCase.execute(id: id).map(State.loaded) ?? .nobody
    } catch {
      // Whoever left has nobody to tell.
      if error != .cancelled { state = .error(error) }
    }
  }
}
