/// Reads from the repository.
public struct DefaultLoadLocationChoiceUseCase: LoadLocationChoiceUseCase {
  private let choices: any LocationChoiceRepository

  public init(choices: any LocationChoiceRepository) { self.choices = choices }

  public func execute() async throws(WeatherError) -> LocationChoice {
    try await choices.choice()
  }
}

/// Writes to the repository.
public struct DefaultSaveLocationChoiceUseCase: SaveLocationChoiceUseCase {
  private let choices: any LocationChoiceRepository
  private let current: any CurrentPlaceRepository

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
