import Foundation
import StrataKitTesting
import Testing
import WeDaDomain

@testable import WeDaPresentation

/// Tests of the view model of the rules for rain.
@MainActor @Suite(.timeLimit(.minutes(5))) struct RainRulesViewModelTests {
  private let clock = ManualClock()

  private func model(_ mock: MockRainRules) async -> RainRulesViewModel {
    var cases = MockUseCases()
    cases.loadRainRules = mock
    cases.keepRainRules = mock
    let model = RainRulesViewModel(cases, clock: clock, makeID: { "new" })
    await model.send(.appeared)
    return model
  }

  private func rules(_ model: RainRulesViewModel) -> [RainRule] {
    model.state.overview.value?.rows.map(\.rule) ?? []
  }

  @Test
  func `a new rain rule defaults to workdays at the first favourite, and is stored on saving`()
    async throws
  {
    let mock = MockRainRules()
    let model = await model(mock)
    await model.send(.addPressed)
    let draft = try #require(model.state.draft)
    #expect(draft.isNew && draft.weekdays == Weekday.workdays)
    #expect(await mock.overview.rows.isEmpty, "nothing is stored before Save")
    await model.send(.savePressed)
    #expect(model.state.draft == nil)
    let expected = RainRule.fixture(id: "new", place: .tokyo, zone: nil)
    #expect(await mock.overview.rows.map(\.rule) == [expected])
    #expect(rules(model) == [expected])
  }

  @Test func `a cancelled draft stores nothing`() async {
    let mock = MockRainRules()
    let model = await model(mock)
    await model.send(.addPressed)
    await model.send(.editCancelled)
    #expect(model.state.draft == nil)
    await model.send(.savePressed)
    #expect(await mock.overview.rows.isEmpty)
  }

  @Test func `an invalid draft is refused with the field, and stays open`() async throws {
    let model = await model(MockRainRules())
    await model.send(.addPressed)
    var draft = try #require(model.state.draft)
    draft.weekdays = []
    await model.send(.drafted(draft))
    await model.send(.savePressed)
    #expect(model.state.problem?.field == "weekdays")
    draft.weekdays = [.monday]
    draft.end = draft.start
    await model.send(.drafted(draft))
    #expect(model.state.problem == nil)
    await model.send(.savePressed)
    #expect(model.state.problem?.field == "end")
    #expect(model.state.draft == draft)
  }

  @Test
  func `a changed rain rule stays switched off, and loses its time zone if its place changes`()
    async throws
  {
    let rule = RainRule.fixture(isOn: false)
    let mock = MockRainRules([RainRuleRow(rule: rule)])
    let model = await model(mock)
    await model.send(.editPressed(rule))
    var draft = try #require(model.state.draft)
    draft.threshold = .probability(0.8)
    await model.send(.drafted(draft))
    await model.send(.savePressed)
    #expect(rules(model) == [.fixture(threshold: .probability(0.8), isOn: false)])
    await model.send(.editPressed(rule))
    draft = try #require(model.state.draft)
    draft.place = Place.tokyo.id
    await model.send(.drafted(draft))
    await model.send(.savePressed)
    #expect(rules(model).map(\.place) == [.tokyo])
    #expect(rules(model).map(\.zone) == [nil])
  }

  @Test func `a rain rule's editor offers its place even if that is no longer a favourite`()
    async throws
  {
    let rule = RainRule.fixture(place: .paris)
    let model = await model(MockRainRules([RainRuleRow(rule: rule)]))
    await model.send(.editPressed(rule))
    let draft = try #require(model.state.draft)
    #expect(draft.places(Favorite.fixtures).map(\.place) == [.tokyo, .london, .paris])
    #expect(try draft.made(Favorite.fixtures) == rule)
  }

  @Test func `a rain rule's draft detects an end on the next day and a notice on the day before`() {
    let overnight = RainRuleDraft(.fixture(start: (23, 30), end: (0, 30), notice: (23, 0)))
    #expect(overnight.isOvernight && !overnight.isToldTheDayBefore)
    let early = RainRuleDraft(.fixture(start: (6, 0), end: (7, 0), notice: (21, 0)))
    #expect(!early.isOvernight && early.isToldTheDayBefore)
  }

  @Test func `a rain rule can be switched off and on`() async {
    let mock = MockRainRules([RainRuleRow(rule: .fixture())])
    let model = await model(mock)
    await model.send(.switched(.fixture(), isOn: false))
    #expect(await mock.overview.rows.map(\.rule.isOn) == [false])
    await model.send(.switched(.fixture(isOn: false), isOn: true))
    #expect(rules(model).map(\.isOn) == [true])
  }

  @Test func `a switch that cannot be stored is restored with the reason`() async {
    let mock = MockRainRules([RainRuleRow(rule: .fixture())])
    var cases = MockUseCases()
    cases.loadRainRules = mock
    cases.keepRainRules = MockRainRules(error: .storage(.full))
    let model = RainRulesViewModel(cases, clock: clock)
    await model.send(.appeared)
    await model.send(.switched(.fixture(), isOn: false))
    #expect(rules(model).map(\.isOn) == [true])
    #expect(model.state.failure == .storage(.full))
    await model.send(.removed(.fixture()))
    #expect(rules(model).count == 1 && model.state.removals.isEmpty)
    await model.send(.failureDismissed)
    #expect(model.state.failure == nil)
  }

  @Test func `a deletion can be undone for some seconds`() async {
    let mock = MockRainRules([RainRuleRow(rule: .fixture())])
    let model = await model(mock)
    await model.send(.removed(.fixture()))
    #expect(await mock.overview.rows.isEmpty)
    #expect(model.state.removals == [.fixture()])
    await model.send(.undoPressed)
    #expect(rules(model) == [.fixture()])
  }

  @Test func `a second deleted rain rule keeps the first one undoable, and Undo restores both`()
    async
  {
    let all = [RainRule.fixture(), .fixture(id: "back")]
    let mock = MockRainRules(all.map { RainRuleRow(rule: $0) })
    let model = await model(mock)
    for rule in all { await model.send(.removed(rule)) }
    #expect(model.state.removals == all)
    await model.send(.undoPressed)
    #expect(Set(rules(model).map(\.id)) == ["way", "back"] && model.state.removals.isEmpty)
  }

  @Test func `undoing a rain rule's deletion is no longer possible after some seconds`() async {
    let mock = MockRainRules([RainRuleRow(rule: .fixture())])
    let model = await model(mock)
    await model.send(.removed(.fixture()))
    await clock.waitForSleepers()
    clock.advance(by: RainRulesViewModel.undoTime)
    while !model.state.removals.isEmpty { await Task.yield() }
    await model.send(.undoPressed)
    #expect(await mock.overview.rows.isEmpty)
  }

  @Test func `no rain rule can be added without favourites or beyond the maximum number`() async {
    let none = await model(MockRainRules(favorites: []))
    #expect(!none.state.canAdd)
    await none.send(.addPressed)
    #expect(none.state.draft == nil)
    let full = await model(
      MockRainRules((0..<RainRule.most).map { RainRuleRow(rule: .fixture(id: "\($0)")) }))
    #expect(!full.state.canAdd)
  }

  @Test func `rules that cannot be read are an error, not an empty list`() async {
    let model = await model(MockRainRules(error: .storage(.unavailable)))
    #expect(model.state.overview == .failed(.storage(.unavailable), last: nil))
    #expect(!model.state.canAdd)
  }
}
