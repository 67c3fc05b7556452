import StrataKitTesting
import Testing
import WeDaDomain

@testable import WeDaPresentation

/// What is given up is no failure that a person is told of, and takes nothing off a screen.
@MainActor @Suite struct GivenUpTests {
  @Test func `a star that was given up stays as it was`() async {
    let star = MockToggleFavoriteUseCase(starred: [.london])
    let model = DetailsViewModel(
      slug: "london-england-gb", MockUseCases(toggleFavorite: star))
    await model.send(.appeared)
    await star.set(error: .cancelled)
    await model.send(.starPressed)
    await model.send(.refreshed)
    #expect(model.state.failure == nil)
    #expect(model.state.isFavorite)
  }

  @Test func `a history that was not cleared says nothing`() async {
    let clear = MockClearHistoryUseCase(MockScript(answer: (), error: .cancelled))
    let model = HistoryViewModel(MockUseCases(clearHistory: clear))
    await model.send(.appeared)
    await model.send(.clearConfirmed)
    #expect(model.state.failure == nil)
    #expect(model.state.canClear)
  }

  @Test func `a choice of settings that was given up says nothing`() async {
    let saving = MockSaveSettingsUseCase(MockScript(answer: (), error: .cancelled))
    let model = SettingsViewModel(MockUseCases(saveSettings: saving))
    await model.send(.clockChosen(.twelve))
    #expect(model.state.failure == nil)
    #expect(model.state.settings.clock == .automatic)
  }

  @Test func `a square of a map that is not wanted any more is no problem`() async {
    let model = WeatherMapViewModel(MockUseCases())
    await model.send(.appeared)
    await model.send(.layerChosen(.clouds))
    await model.send(.tileFailed(.clouds, .cancelled))
    #expect(model.state.layerProblem == nil)
    await model.send(.tileFailed(.clouds, .offline))
    #expect(model.state.layerProblem == .offline)
  }

  @Test func `a list keeps its rows where a refresh is given up`() async {
    let list = MockScript<String, [Favorite]>(answer: Favorite.fixtures)
    let model = FavoritesViewModel(MockUseCases(loadFavorites: MockLoadFavoritesUseCase(list)))
    await model.send(.appeared)
    let rows = model.state.rows
    await list.set(error: .cancelled)
    await model.send(.refreshed)
    #expect(model.state.rows == rows)
    await model.send(.removed(.tokyo))
    #expect(model.state.failure == nil)
  }

  @Test func `where the device is stays in sight where reading the choice is given up`() async {
    let choices = GivenUpChoice()
    var cases = MockUseCases()
    cases.loadLocationChoice = choices
    let model = LocationViewModel(cases)
    await model.send(.appeared)
    #expect(model.state.choice == nil)
  }
}

private struct GivenUpChoice: LoadLocationChoiceUseCase {
  func execute() async throws(WeatherError) -> LocationChoice { throw .cancelled }
}
