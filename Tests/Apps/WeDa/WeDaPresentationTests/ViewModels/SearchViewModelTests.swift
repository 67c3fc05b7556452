import StrataKitTesting
import Testing
import WeDaDomain

@testable import WeDaPresentation

@MainActor @Suite(.mission("W-184"), .timeLimit(.minutes(10))) struct SearchViewModelTests {
  let clock = ManualClock()
  let script = MockScript<String, [Place]>(answer: Place.fixtures)

  private func makeModel(
    search: (any SearchPlacesUseCase)? = nil,
    record: any RecordSearchUseCase = MockRecordSearchUseCase()
  ) -> SearchViewModel {
    var cases = MockUseCases(recordSearch: record)
    cases.searchPlaces = search ?? MockSearchPlacesUseCase(script)
    return SearchViewModel(cases, clock: clock)
  }

  /// Types a text and waits for the pause.
  private func type(_ text: String, into model: SearchViewModel) async {
    let typing = Task { await model.send(.queryChanged(text)) }
    await clock.waitForSleepers()
    clock.advance(by: .milliseconds(300))
    await typing.value
  }

  @Test(.mission("W-03", "W-48")) func `three characters load at most five suggestions`() async {
    let model = makeModel()
    await script.set(answer: Place.fixtures + [.london])
    await type("Lon", into: model)
    #expect(model.state.suggestions == .loaded(Place.fixtures))
    #expect(await script.calls == ["Lon"])
  }

  @Test func `fewer than three characters without blanks send no request`() async {
    let model = makeModel()
    await model.send(.queryChanged(" Lo  "))
    #expect(model.state.suggestions == .idle)
    #expect(await script.calls.isEmpty)
  }

  @Test(arguments: ["東京", "서울", "とうきょう"])
  func `a name of two characters is requested if its script has names of two characters`(
    text: String
  ) async {
    let model = makeModel()
    await type(text, into: model)
    #expect(await script.calls == [text])
  }

  @Test func `Enter searches even for two letters`() async {
    let model = makeModel()
    await model.send(.submitted("Ii"))
    #expect(await script.calls == ["Ii"])
  }

  @Test func `a failed search is repeated when the data source changes`() async {
    let model = makeModel()
    await model.send(.sourceNamed(0, isInSight: true))
    await script.set(error: .offline)
    await model.send(.submitted("London"))
    #expect(model.state.lookup == .failed(.offline, last: nil))
    await script.set(error: nil)
    await model.send(.sourceNamed(0, isInSight: true))
    #expect(model.state.lookup == .failed(.offline, last: nil))
    await model.send(.sourceNamed(1, isInSight: true))
    #expect(model.state.lookup == .loaded(.london))
    #expect(model.state.destination == .city("london-england-gb"))
  }

  @Test func `a failed search on a hidden screen is not repeated when the data source changes`()
    async
  {
    let model = makeModel()
    await model.send(.sourceNamed(0, isInSight: true))
    await script.set(error: .offline)
    await model.send(.submitted("London"))
    await script.set(error: nil)
    await model.send(.sourceNamed(1, isInSight: false))
    #expect(model.state.lookup == .idle)
    #expect(model.state.destination == nil)
  }

  @Test func `failed suggestions are requested again when the data source changes`() async {
    let model = makeModel()
    await model.send(.sourceNamed(0, isInSight: true))
    await script.set(error: .offline)
    await type("Lon", into: model)
    await script.set(error: nil)
    let again = Task { await model.send(.sourceNamed(1, isInSight: true)) }
    await clock.waitForSleepers()
    clock.advance(by: .milliseconds(300))
    await again.value
    #expect(model.state.suggestions == .loaded(Place.fixtures))
  }

  @Test(.mission("W-49")) func `no request is sent before 300 ms have passed`() async {
    let model = makeModel()
    let typing = Task { await model.send(.queryChanged("Lond")) }
    await clock.waitForSleepers()
    clock.advance(by: .milliseconds(299))
    #expect(clock.sleepers == 1)
    #expect(await script.calls.isEmpty)
    clock.advance(by: .milliseconds(1))
    await typing.value
    #expect(await script.calls == ["Lond"])
  }

  @Test func `further typing restarts the pause and sends one request`() async {
    let model = makeModel()
    let first = Task { await model.send(.queryChanged("Lon")) }
    await clock.waitForSleepers()
    let second = Task { await model.send(.queryChanged("Lond")) }
    await clock.waitForSleepers(count: 2)
    clock.advance(by: .milliseconds(300))
    await first.value
    await second.value
    #expect(await script.calls == ["Lond"])
  }

  @Test(.mission("W-150")) func `ten quick keystrokes send one request`() async {
    let model = makeModel()
    let text = "Llanfairpw"
    var typing: [Task<Void, Never>] = []
    for count in 1...10 {
      typing.append(Task { await model.send(.queryChanged(String(text.prefix(count)))) })
      // One or two letters start no pause.
      await clock.waitForSleepers(count: max(0, count - PlaceSearch.shortest + 1))
    }
    clock.advance(by: .milliseconds(300))
    for key in typing { await key.value }
    #expect(await script.calls == [text])
  }

  @Test(.mission("W-154"))
  func `the view model is deallocated after its search is cancelled`() async {
    weak var gone: SearchViewModel?
    do {
      let model = makeModel()
      gone = model
      let typing = Task { await model.send(.queryChanged("Lond")) }
      await clock.waitForSleepers()
      typing.cancel()
      await typing.value
    }
    #expect(gone == nil)
  }

  @Test(.mission("W-155")) func `a cancelled query sends no request`() async {
    let model = makeModel()
    let typing = Task { await model.send(.queryChanged("Lond")) }
    await clock.waitForSleepers()
    typing.cancel()
    await typing.value
    #expect(await script.calls.isEmpty)
  }

  @Test func `a cancelled query is searched when it is typed again`() async {
    let model = makeModel()
    let first = Task { await model.send(.queryChanged("Lon")) }
    await clock.waitForSleepers()
    first.cancel()
    await first.value
    await type("Lon", into: model)
    #expect(model.state.suggestions == .loaded(Place.fixtures))
  }

  @Test func `typing the same text again after its response sends no request`() async {
    let model = makeModel()
    await type("Lon", into: model)
    await model.send(.queryChanged("Lon"))
    #expect(model.state.suggestions == .loaded(Place.fixtures))
    #expect(await script.calls == ["Lon"])
  }

  @Test func `typing a letter and deleting it requests the text again`() async {
    let model = makeModel()
    await type("Lon", into: model)
    let longer = Task { await model.send(.queryChanged("Lond")) }
    await clock.waitForSleepers()
    let back = Task { await model.send(.queryChanged("Lon")) }
    await clock.waitForSleepers(count: 2)
    clock.advance(by: .milliseconds(300))
    await longer.value
    await back.value
    #expect(await script.calls == ["Lon", "Lon"])
  }

  @Test func `a stale response is never shown`() async {
    let search = HeldSearch(["Lon": [.london], "Par": [.paris]])
    let model = makeModel(search: search)
    let first = Task { await model.send(.queryChanged("Lon")) }
    await clock.waitForSleepers()
    clock.advance(by: .milliseconds(300))
    await search.calls.wait(for: 1)
    let second = Task { await model.send(.queryChanged("Par")) }
    await clock.waitForSleepers()
    clock.advance(by: .milliseconds(300))
    search.release("Par")
    await second.value
    search.release("Lon")
    await first.value
    #expect(model.state.suggestions == .loaded([.paris]))
  }

  @Test func `matching suggestions stay visible while new ones load`() async {
    let model = makeModel()
    await type("Lon", into: model)
    let typing = Task { await model.send(.queryChanged("lond")) }
    await clock.waitForSleepers()
    #expect(model.state.suggestions == .loading(last: [.london, .londonOntario]))
    clock.advance(by: .milliseconds(300))
    await typing.value
  }

  @Test(.mission("W-50"))
  func `choosing a suggestion opens its page and records the search`() async {
    let record = MockScript<Place, Void>(answer: ())
    let model = makeModel(record: MockRecordSearchUseCase(record))
    await type("Lon", into: model)
    await model.send(.chosen(.londonOntario))
    #expect(model.state.destination == .city("london-ontario-ca"))
    #expect(model.state.suggestions == .idle)
    #expect(await record.calls == [.londonOntario])
    await model.send(.opened)
    #expect(model.state.destination == nil)
  }

  @Test(.mission("W-51")) func `a chosen name put into the field loads no suggestions`() async {
    let model = makeModel()
    await model.send(.chosen(.london))
    let change = Task { await model.send(.queryChanged("London")) }
    // A change that is searched waits for the pause, which this test never lets pass.
    for _ in 0..<1000 where clock.sleepers == 0 { await Task.yield() }
    #expect(clock.sleepers == 0)
    change.cancel()
    await change.value
    #expect(model.state.suggestions == .idle)
    #expect(await script.calls.isEmpty)
  }

  @Test func `suggestions that arrive after a place was chosen are discarded`() async {
    let search = HeldSearch(["Lon": [.london]])
    let model = makeModel(search: search)
    let typing = Task { await model.send(.queryChanged("Lon")) }
    await clock.waitForSleepers()
    clock.advance(by: .milliseconds(300))
    await search.calls.wait(for: 1)
    await model.send(.chosen(.paris))
    search.release("Lon")
    await typing.value
    #expect(model.state.suggestions == .idle)
  }

  @Test func `Enter opens the first suggestion without another request`() async {
    let model = makeModel()
    await type("Lon", into: model)
    await model.send(.submitted("Lon"))
    #expect(model.state.destination == .city("london-england-gb"))
    #expect(await script.calls == ["Lon"])
  }

  @Test func `Enter before any suggestion sends a request at once`() async {
    let model = makeModel()
    await model.send(.submitted(" Paris "))
    #expect(await script.calls == ["Paris"])
    #expect(model.state.destination == .city("london-england-gb"))
  }

  @Test func `Enter on an unknown name shows the error and opens nothing`() async {
    let model = makeModel()
    await script.set(answer: [])
    await model.send(.submitted("Qqqq"))
    #expect(model.state.lookup == .failed(.noSuchPlace("Qqqq"), last: nil))
    #expect(model.state.destination == nil)
  }

  @Test func `Enter on blanks does nothing`() async {
    let model = makeModel()
    let before = model.state
    await model.send(.submitted("   "))
    #expect(model.state == before)
  }

  @Test func `further typing removes the error of an unknown name`() async {
    let model = makeModel()
    await script.set(answer: [])
    await model.send(.submitted("Qqqq"))
    await type("Qqqqq", into: model)
    #expect(model.state.lookup == .idle)
  }

  @Test func `a failed search shows its error`() async {
    let model = makeModel()
    await script.set(error: .offline)
    await type("Lon", into: model)
    #expect(model.state.suggestions == .failed(.offline, last: nil))
  }

  @Test(.mission("W-202", "W-203")) func `searching by coordinates opens the place found there`()
    async
  {
    let places = MockPlaceRepository(MockScript(answer: [.london]))
    let model = makeModel(search: realSearch(places))
    await model.send(.coordinatesGiven(latitude: 51.5074, longitude: -0.1257))
    #expect(model.state.lookup == .loaded(.london))
    #expect(model.state.destination == .city("london-england-gb"))
    #expect(await places.script.calls == ["at 51.5074,-0.1257"])
  }

  @Test(.mission("W-206"))
  func `invalid coordinates show an error and send no request`()
    async
  {
    let places = MockPlaceRepository()
    let model = makeModel(search: realSearch(places))
    await model.send(.coordinatesGiven(latitude: 999, longitude: 999))
    let reason = InvalidValue(field: "latitude", value: "999.0", rule: "-90 ... 90")
    #expect(model.state.lookup == .failed(.invalid(reason), last: nil))
    #expect(model.state.destination == nil)
    #expect(await places.script.calls.isEmpty)
  }

  @Test(.mission("W-207")) func `searching by coordinates shows a loading state`() async {
    let search = HeldSearch(["51.0, -0.1": [.london]])
    let model = makeModel(search: search)
    let searching = Task { await model.send(.coordinatesGiven(latitude: 51, longitude: -0.1)) }
    await search.calls.wait(for: 1)
    #expect(model.state.lookup == .loading(last: nil))
    search.release("51.0, -0.1")
    await searching.value
    #expect(model.state.lookup == .loaded(.london))
  }

  private func realSearch(_ places: MockPlaceRepository) -> DefaultSearchPlacesUseCase {
    DefaultSearchPlacesUseCase(
      places: places,
      known: KnownPlaces(
        favorites: MockFavoritesRepository([]), history: MockHistoryRepository([]),
        weather: MockWeatherRepository()),
      settings: MockSettingsRepository())
  }

  @Test func `the page opens although the history cannot be written`() async {
    let record = MockScript<Place, Void>(answer: (), error: .storage(.full))
    let model = makeModel(record: MockRecordSearchUseCase(record))
    await model.send(.chosen(.tokyo))
    #expect(model.state.destination == .city("tokyo-jp"))
  }
}
