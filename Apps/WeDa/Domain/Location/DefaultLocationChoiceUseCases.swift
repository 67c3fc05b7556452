/// Reads the choice from the repository.
public struct DefaultLoadLocationChoiceUseCase: LoadLocationChoiceUseCase {
  private let choices: any LocationChoiceRepository

  /// Creates a use case that reads the person's choice about their position.
  public init(choices: any LocationChoiceRepository) { self.choices = choices }

  public func execute() async throws(WeatherError) -> LocationChoice {
    try await choices.choice()
  }
}

/// Stores the choice in the repository, and deletes the position after a refusal.
public struct DefaultSaveLocationChoiceUseCase: SaveLocationChoiceUseCase {
  private let choices: any LocationChoiceRepository
  private let current: any CurrentPlaceRepository

  /// Creates a use case that stores the person's choice about their position.
  public init(
    choices: any LocationChoiceRepository, current: any CurrentPlaceRepository
  ) {
    self.choices = choices
    self.current = current
  }

  public func execute(_ choice: LocationChoice) async throws(WeatherError) {
    try await choices.save(choice)
    if choice != .allowed { try await current.forget() }
  }
}
