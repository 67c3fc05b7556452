import StrataKitTesting
import Testing
import WeDaDomain

@testable import WeDaPresentation

@MainActor @Suite(.mission("W-187")) struct HistoryViewModelTests {
  let list = MockScript<String, [SearchRecord]>(answer: SearchRecord.fixtures)
  let clearing = MockScript<String, Void>(answer: ())
  let arranging = MockScript<String, Void>(answer: ())
  let clock = ManualClock()

  private func makeModel() -> HistoryViewModel {
    HistoryViewModel(
      MockUseCases(
        loadHistory: MockLoadHistoryUseCase(list),
        clearHistory: MockClearHistoryUseCase(clearing),
        arrangeHistory: MockArrangeHistoryUseCase(arranging)), clock: clock)
  }

  @Test func `searches are listed in the domain's order`() async {
    let model = makeModel()
    await model.send(.appeared)
    #expect(model.state.records == .loaded(SearchRecord.fixtures))
  }

  @Test func `clearing asks first and clears after a confirmation`() async {
    let model = makeModel()
    await model.send(.appeared)
    await model.send(.clearPressed)
    #expect(model.state.isAskingToClear)
    #expect(await clearing.calls.isEmpty)
    await model.send(.clearConfirmed)
    #expect(!model.state.isAskingToClear)
    #expect(model.state.records == .loaded([]))
    #expect(await clearing.calls.count == 1)
  }

  @Test func `declining keeps the history`() async {
    let model = makeModel()
    await model.send(.appeared)
    await model.send(.clearPressed)
    await model.send(.clearCancelled)
    #expect(!model.state.isAskingToClear)
    #expect(model.state.records == .loaded(SearchRecord.fixtures))
    #expect(await clearing.calls.isEmpty)
  }

  @Test func `an empty history cannot be cleared`() async {
    let model = makeModel()
    await list.set(answer: [])
    await model.send(.appeared)
    await model.send(.clearPressed)
    #expect(!model.state.canClear)
    #expect(!model.state.isAskingToClear)
  }

  @Test func `a clearing that fails keeps the list and shows the reason`() async {
    let model = makeModel()
    await clearing.set(error: .storage(.unavailable))
    await model.send(.appeared)
    await model.send(.clearConfirmed)
    #expect(model.state.records == .loaded(SearchRecord.fixtures))
    #expect(model.state.failure == .storage(.unavailable))
    await model.send(.failureDismissed)
    #expect(model.state.failure == nil)
  }

  @Test func `a deleted search leaves the list, and Undo puts it back`() async {
    let model = makeModel()
    await model.send(.appeared)
    await model.send(.deleted([1]))
    #expect(model.state.records.value?.map(\.place) == [.paris, .tromso])
    #expect(model.state.removed.map(\.place) == [.london])
    await model.send(.undoPressed)
    #expect(model.state.records == .loaded(SearchRecord.fixtures))
    #expect(model.state.removed.isEmpty)
    let slug = Place.london.id.slug
    #expect(await arranging.calls == ["remove \(slug)", "restore \(slug)"])
  }

  @Test func `a second deleted search keeps the first one undoable, and Undo puts both back`() async
  {
    let model = makeModel()
    await model.send(.appeared)
    await model.send(.deleted([1]))
    await model.send(.deleted([0]))
    #expect(model.state.removed.map(\.place) == [.london, .paris])
    await model.send(.undoPressed)
    #expect(model.state.records == .loaded(SearchRecord.fixtures))
    let slugs = [Place.london, .paris].map(\.id.slug)
    #expect(await arranging.calls.last == "restore \(slugs.joined(separator: " "))")
  }

  @Test func `clearing can be undone, which puts all searches back`() async {
    let model = makeModel()
    await model.send(.appeared)
    await model.send(.clearPressed)
    await model.send(.clearConfirmed)
    #expect(model.state.removed == SearchRecord.fixtures)
    await model.send(.undoPressed)
    let slugs = SearchRecord.fixtures.map(\.id.slug).joined(separator: " ")
    #expect(await arranging.calls == ["restore \(slugs)"])
  }

  @Test func `the offer to undo a removal ends after some seconds`() async {
    let model = makeModel()
    await model.send(.appeared)
    await model.send(.deleted([0]))
    await clock.waitForSleepers()
    clock.advance(by: HistoryViewModel.undoTime)
    while !model.state.removed.isEmpty { await Task.yield() }
    await model.send(.undoPressed)
    #expect(await arranging.calls.count == 1)
  }

  @Test func `a removal that fails keeps the list and shows the reason`() async {
    let model = makeModel()
    await arranging.set(error: .storage(.full))
    await model.send(.appeared)
    await model.send(.deleted([0]))
    #expect(model.state.records == .loaded(SearchRecord.fixtures))
    #expect(model.state.failure == .storage(.full) && model.state.removed.isEmpty)
  }

  @Test func `a history that cannot be read is an error`() async {
    let model = makeModel()
    await list.set(error: .storage(.newerVersion))
    await model.send(.appeared)
    #expect(model.state.records == .failed(.storage(.newerVersion), last: nil))
  }
}
