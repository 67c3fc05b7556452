import StrataKitTesting
import Testing
import WeDaDomain

@testable import WeDaPresentation

/// Tests that cancelled work shows no error, and removes nothing from a screen.
@MainActor @Suite struct GivenUpTests {
  @Test func `a cancelled change of a favourite changes nothing`() async {
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

  @Test func `a cancelled clearing of the history shows no error`() async {
    let clear = MockClearHistoryUseCase(MockScript(answer: (), error: .cancelled))
    let model = HistoryViewModel(MockUseCases(clearHistory: clear))
    await model.send(.appeared)
    await model.send(.clearConfirmed)
    #expect(model.state.failure == nil)
    #expect(model.state.canClear)
  }

  @Test func `a cancelled change of settings shows no error`() async {
    let saving = MockSaveSettingsUseCase(MockScript(answer: (), error: .cancelled))
    let model = SettingsViewModel(MockUseCases(saveSettings: saving))
    await model.send(.clockChosen(.twelve))
    #expect(model.state.failure == nil)
    #expect(model.state.settings.clock == .automatic)
  }

  @Test func `a cancelled request for a map tile shows no error`() async {
    let model = WeatherMapViewModel(MockUseCases())
    await model.send(.appeared)
    await model.send(.layerChosen(.clouds))
    await model.send(.tileFailed(.clouds, .cancelled))
    #expect(model.state.layerProblem == nil)
    await model.send(.tileFailed(.clouds, .offline))
    #expect(model.state.layerProblem == .offline)
  }

  @Test func `a cancelled refresh keeps the list's rows`() async {
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

  @Test func `if reading the choice about location is cancelled, the choice stays unknown`() async {
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
