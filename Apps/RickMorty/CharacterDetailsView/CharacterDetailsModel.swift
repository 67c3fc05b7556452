public import Observation
public import UseCase

/// A character that is known by its number only, until it is there.
///
///     await model.load()
@MainActor @Observable public final class CharacterDetailsModel {
  public enum State: Hashable, Sendable {
    case loading
    case loaded(CharacterDetails)
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
    await ask()
  }

  /// Asks again, where what is shown is the device's own copy; it stays until there is a better one.
  public func refresh() async {
    guard case .loaded(let details) = state, details.storedAt != nil else { return }
    await ask()
  }

  private func ask() async {
    do throws(FeedError) {
      state = try await useCase.execute(id: id).map(State.loaded) ?? .nobody
    } catch {
      // Whoever left has nobody to tell, and a copy that is shown is better than an error.
      if error != .cancelled, state == .loading { state = .error(error) }
    }
  }
}
