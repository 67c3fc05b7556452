import StrataKitTesting
import Testing
import WeDaDomain

@testable import WeDaPresentation

@MainActor @Suite(.timeLimit(.minutes(5))) struct LocationViewModelTests {
  let choices = MockLocationChoices(.notAsked)
  let script = MockScript<CurrentPlaceDemand, WeatherReport>(answer: .fixture(place: .london))

  private func makeModel(_ choices: MockLocationChoices? = nil) -> LocationViewModel {
    var cases = MockUseCases()
    cases.loadLocationChoice = choices ?? self.choices
    cases.saveLocationChoice = choices ?? self.choices
    cases.loadCurrentPlaceWeather = MockLoadCurrentPlaceWeatherUseCase(script)
    return LocationViewModel(cases)
  }

  @Test(.mission("W-44", "W-236"))
  func `a new device shows the offer and requests nothing before a press`() async {
    let model = makeModel()
    await model.send(.appeared)
    #expect(model.state.isOffered && !model.state.isSheetShown)
    await model.send(.offerPressed)
    #expect(model.state.isSheetShown)
    #expect(await script.calls.isEmpty)
    await model.send(.sheetClosed)
    #expect(
      !model.state.isSheetShown && model.state.isOffered, "an unanswered offer is still shown")
  }

  @Test(.mission("W-02", "W-45"))
  func `after permission the weather is loaded at once and on every later start`() async {
    let model = makeModel()
    await model.send(.offerPressed)
    await model.send(.allowPressed)
    #expect(model.state.weather.value?.place == .london)
    #expect(model.state.isAllowed && !model.state.isSheetShown)
    #expect(await choices.kept == .allowed)
    let next = makeModel()
    await next.send(.appeared)
    #expect(next.state.weather.value?.place == .london)
    await next.send(.refreshed)
    #expect(await script.calls == [.asking, .recent, .fresh])
  }

  @Test(.mission("W-44", "W-47"))
  func `a refusal is stored, and the app does not request the permission again by itself`() async {
    let model = makeModel()
    await model.send(.offerPressed)
    await model.send(.refusePressed)
    #expect(await choices.kept == .refused)
    let next = makeModel()
    await next.send(.appeared)
    #expect(!next.state.isOffered && !next.state.isAllowed)
    #expect(await script.calls.isEmpty)
    await next.send(.offerPressed)
    await next.send(.allowPressed)
    #expect(next.state.isAllowed, "permission can be given again in the settings")
  }

  @Test(.mission("W-47"))
  func `refusing the system's prompt is stored as a refusal, and the sheet shows the error`() async
  {
    await script.set(error: .location(.denied))
    let model = makeModel()
    await model.send(.offerPressed)
    await model.send(.allowPressed)
    #expect(model.state.isSheetShown && model.state.weather.error == .location(.denied))
    #expect(await choices.kept == .refused)
  }

  @Test func `a location failure because of plain HTTP is not stored as a refusal`() async {
    await script.set(error: .location(.insecure))
    let model = makeModel()
    await model.send(.offerPressed)
    await model.send(.allowPressed)
    #expect(model.state.isSheetShown && model.state.weather.error == .location(.insecure))
    #expect(await choices.kept == .notAsked)
  }

  @Test(.mission("W-178"), arguments: [LocationProblem.unavailable, .timeout])
  func `a failed position request keeps the permission and can be retried`(
    problem: LocationProblem
  ) async {
    await script.set(error: .location(problem))
    let model = makeModel()
    await model.send(.offerPressed)
    await model.send(.allowPressed)
    #expect(model.state.isSheetShown && model.state.weather.error == .location(problem))
    #expect(await choices.kept == .allowed)
    await script.set(error: nil)
    await model.send(.allowPressed)
    #expect(model.state.weather.value != nil && !model.state.isSheetShown)
  }

  @Test func `refusing location removes the shown weather of the position`() async {
    let model = makeModel(MockLocationChoices(.allowed))
    await model.send(.appeared)
    #expect(model.state.weather.value != nil)
    await model.send(.refusePressed)
    #expect(model.state.weather == .idle && !model.state.isAllowed)
  }

  @Test
  func `a consent that cannot be stored is reported, and one that cannot be read counts as denied`()
    async
  {
    let broken = MockLocationChoices(.allowed, error: .storage(.full))
    let model = makeModel(broken)
    await model.send(.appeared)
    #expect(model.state.choice == .refused)
    #expect(await script.calls.isEmpty)
    await model.send(.refusePressed)
    #expect(model.state.failure == .storage(.full))
    await model.send(.failureDismissed)
    #expect(model.state.failure == nil)
  }

  @Test func `changing the data source discards the shown weather, even if the new source fails`()
    async
  {
    let model = makeModel(MockLocationChoices(.allowed))
    await model.send(.sourceNamed(0))
    await model.send(.appeared)
    await script.set(error: .offline)
    await model.send(.sourceNamed(1))
    await model.send(.appeared)
    #expect(model.state.weather == .failed(.offline, last: nil))
  }
}
