import Foundation
import StrataKitTesting
import Testing
import UseCase

@testable import Feed

@MainActor @Suite("FeedViewModel • Logic Tests") struct FeedViewModelTests {
  private let useCase = FakeFeedUseCase()
  private let model: FeedViewModel

  init() { model = FeedViewModel(useCase: useCase, router: SpyRouter()) }

  private func numbers(_ range: ClosedRange<Int>) -> [CharacterAdapter] {
    range.map { .fixture(id: $0, name: "Character \($0)") }
  }

  private var pages: [Int] { get async { await useCase.calls.map(\.page) } }

  @Test(
    "Use case execution with success",
    .mission("R-55", "R-56", "R-66", "R-95", "R-98", "R-101"))
  func loads() async {
    #expect(model.state == .idle)
    await model.loadData()
    #expect(model.state == .loaded(numbers(1...20)))
    #expect(await pages == [1])
  }

  @Test(.mission("R-60")) func `the first load requests page 1 and shows that it is loading`() async
  {
    let gate = Gate()
    await useCase.setAnswer { call async throws(FeedError) in
      await gate.wait()
      return .fixture(call.page)
    }
    let load = Task { await model.loadData() }
    while await pages.isEmpty { await Task.yield() }
    #expect(model.state == .loading && model.isLoading && model.characters.isEmpty)
    #expect(await pages == [1])
    gate.open()
    await load.value
    #expect(model.state == .loaded(numbers(1...20)))
  }

  @Test func `the list is loaded once even if the screen appears several times`() async {
    await model.loadData()
    await model.loadData()
    #expect(await pages == [1])
  }

  @Test(.mission("R-61")) func `loading more appends pages, up to the last one`() async {
    await model.loadData()
    for _ in 1...5 { await model.loadMore() }
    #expect(model.state == .loaded(numbers(1...60)))
    #expect(!model.hasMore)
    #expect(await pages == [1, 2, 3])
  }

  @Test func `unreadable characters are counted over all pages until the list is reloaded`() async {
    await useCase.setAnswer { call throws(FeedError) in
      FeedPage(characters: [.fixture(id: call.page)], hasMore: true, unreadable: call.page)
    }
    await model.loadData()
    await model.loadMore()
    #expect(model.unreadable == 3)
    #expect(model.characters.map(\.id) == [1, 2])
    await model.refresh()
    #expect(model.unreadable == 1)
  }

  @Test func `the next page is loaded when a row near the end appears, not the first row`() async {
    await model.loadData()
    await model.appeared(numbers(1...1)[0])
    #expect(await pages == [1])
    await model.appeared(numbers(16...16)[0])
    #expect(await pages == [1, 2])
  }

  @Test(.mission("R-57", "R-63"))
  func `loading more does nothing while a request is running`() async {
    let gate = Gate()
    await useCase.setAnswer { call async throws(FeedError) in
      if call.page == 2 { await gate.wait() }
      return .fixture(call.page)
    }
    await model.loadData()
    let more = Task { await model.loadMore() }
    while await pages.count < 2 { await Task.yield() }
    #expect(model.state == .loadingMore(numbers(1...20)))
    #expect(model.isLoading)
    // Not awaited here: if it asked, it would wait for the gate.
    let began = Gate()
    let again = Task {
      began.open()
      await model.loadMore()
    }
    await began.wait()
    gate.open()
    await more.value
    await again.value
    #expect(await pages == [1, 2])
    #expect(model.characters.count == 40)
  }

  @Test(.mission("R-62")) func `choosing another filter clears the list and loads page 1`() async {
    await model.loadData()
    await model.loadMore()
    let gate = Gate()
    await useCase.setAnswer { call async throws(FeedError) in
      await gate.wait()
      return .fixture(call.page)
    }
    let choice = Task { await model.choose(.dead) }
    while await useCase.calls.count < 3 { await Task.yield() }
    #expect(model.characters == [])
    #expect(model.state == .loading)
    gate.open()
    await choice.value
    #expect(await useCase.calls.last == .init(FeedQuery(status: .dead), page: 1))
    #expect(model.characters.count == 20)
  }

  @Test func `a response to the previous filter is discarded`() async {
    let gate = Gate()
    await useCase.setAnswer { call async throws(FeedError) in
      guard call.query.status == .alive else {
        await gate.wait()
        return .fixture(2)
      }
      return .fixture(1)
    }
    let first = Task { await model.loadData() }
    while await pages.isEmpty { await Task.yield() }
    await model.choose(.alive)
    gate.open()
    await first.value
    #expect(model.characters == numbers(1...20))
    #expect(model.state == .loaded(numbers(1...20)))
  }

  @Test func `searching by name requests page 1, and repeating the same name sends no request`()
    async
  {
    await model.loadData()
    await model.search(" rick ")
    await model.search("rick")
    #expect(
      await useCase.calls
        == [.init(FeedQuery(), page: 1), .init(FeedQuery(name: "rick"), page: 1)])
  }

  @Test func `a character that is on two pages is shown once`() async {
    await useCase.setAnswer { call throws(FeedError) in
      let page = FeedPage.fixture(call.page)
      let repeated = CharacterAdapter.fixture(id: 1)
      return FeedPage(characters: [repeated] + page.characters, hasMore: page.hasMore)
    }
    await model.loadData()
    await model.loadMore()
    #expect(model.characters.map(\.id) == Array(1...40))
  }

  @Test func `one page of repeated characters is skipped, and two such pages end the list`() async {
    await useCase.setAnswer { call throws(FeedError) in
      FeedPage(
        characters: FeedPage.fixture(call.page == 2 ? 1 : call.page).characters, hasMore: true)
    }
    await model.loadData()
    await model.loadMore()
    #expect(model.characters.map(\.id) == Array(1...20) + Array(41...60))
    #expect(await pages == [1, 2, 3] && model.hasMore)
    await useCase.setAnswer { _ throws(FeedError) in
      FeedPage(characters: FeedPage.fixture(1).characters, hasMore: true)
    }
    await model.loadMore()
    await model.loadMore()
    #expect(await pages == [1, 2, 3, 4, 5] && !model.hasMore)
    #expect(model.state == .loaded(model.characters) && model.characters.count == 40)
  }

  @Test func `an empty next page ends the list without an error`() async {
    await model.loadData()
    await useCase.setAnswer { _ throws(FeedError) in FeedPage(characters: [], hasMore: false) }
    await model.loadMore()
    #expect(model.state == .loaded(numbers(1...20)))
    #expect(!model.hasMore)
  }

  @Test func `an empty result is not an error`() async {
    await useCase.setAnswer { _ throws(FeedError) in FeedPage(characters: [], hasMore: false) }
    await model.search("zzz")
    #expect(model.isEmpty)
    #expect(model.error == nil)
  }

  @Test(.mission("R-78"))
  func `a failed page keeps the loaded rows and can be retried`()
    async
  {
    await model.loadData()
    await useCase.setAnswer { _ throws(FeedError) in throw .network }
    await model.loadMore()
    #expect(model.state == .error(.network))
    #expect(model.characters.count == 20)
    await useCase.setAnswer { call throws(FeedError) in .fixture(call.page) }
    await model.retry()
    #expect(model.characters.count == 40)
    #expect(await pages == [1, 2, 2])
  }

  @Test func `a first page that failed can be loaded again`() async {
    await useCase.setAnswer { _ throws(FeedError) in throw .server(status: 500) }
    await model.loadData()
    #expect(model.state == .error(.server(status: 500)))
    await useCase.setAnswer { call throws(FeedError) in .fixture(call.page) }
    await model.retry()
    #expect(model.characters.count == 20)
  }

  @Test func `a cancelled load shows no error`() async {
    await useCase.setAnswer { _ throws(FeedError) in throw .cancelled }
    await model.loadData()
    #expect(model.state == .idle)
  }

  @Test func `a refresh requests page 1 and keeps the list until the response`() async {
    await model.loadData()
    await model.loadMore()
    await useCase.setAnswer { _ throws(FeedError) in throw .network }
    await model.refresh()
    #expect(model.characters.count == 40)
    await useCase.setAnswer { call throws(FeedError) in .fixture(call.page) }
    await model.refresh()
    #expect(model.state == .loaded(numbers(1...20)))
  }

  @Test
  func `after a refresh every row has a new identifier, and further pages are requested again`()
    async
  {
    await model.loadData()
    await model.loadMore()
    let before = model.rows
    #expect(before.map(\.character) == numbers(1...40))
    #expect(model.refreshes == 0)
    await model.refresh()
    #expect(model.refreshes == 1)
    #expect(model.rows.map(\.character) == numbers(1...20))
    #expect(Set(before.map(\.id)).isDisjoint(with: model.rows.map(\.id)))
    let first = model.rows.map(\.id)
    await model.appeared(numbers(20...20)[0])
    #expect(Array(model.rows.map(\.id).prefix(20)) == first, "existing rows are unchanged")
    #expect(await pages == [1, 2, 1, 2])
  }

  @Test func `a retry after a failed refresh requests page 1, not the next page`() async {
    await model.loadData()
    await model.loadMore()
    await useCase.setAnswer { _ throws(FeedError) in throw .network }
    await model.refresh()
    await useCase.setAnswer { call throws(FeedError) in .fixture(call.page) }
    await model.retry()
    #expect(await pages == [1, 2, 1, 1])
    #expect(model.state == .loaded(numbers(1...20)))
  }

  @Test func `a refresh and another filter cancel the running request`() async {
    let givenUp = Recorded<Int>()
    await model.loadData()
    await useCase.setAnswer { call throws(FeedError) in
      guard call.page > 1 else { return .fixture(1) }
      while !Task.isCancelled { await Task.yield() }
      givenUp.record(call.page)
      throw .cancelled
    }
    for change in [{ await model.refresh() }, { await model.choose(.dead) }] {
      let before = await pages.count
      let more = Task { await model.loadMore() }
      while await pages.count == before { await Task.yield() }
      await change()
      await more.value
      #expect(model.state == .loaded(numbers(1...20)))
    }
    #expect(givenUp.all == [2, 2])
  }

  @Test
  func
    `rows that appeared during a cancelled request get new identities, so that they request their page again`()
    async
  {
    await model.loadData()
    let before = model.rows.map(\.id)
    await useCase.setAnswer { _ throws(FeedError) in throw .cancelled }
    await model.loadMore()
    #expect(model.state == .loaded(numbers(1...20)))
    #expect(Set(before).isDisjoint(with: model.rows.map(\.id)))
  }

  @Test func `a list of stored pages shows the time of the oldest page`() async {
    let time = Date(timeIntervalSince1970: 100)
    await useCase.setAnswer { call throws(FeedError) in
      let page = FeedPage.fixture(call.page)
      return FeedPage(
        characters: page.characters, hasMore: true, storedAt: call.page == 2 ? time : nil)
    }
    await model.loadData()
    #expect(model.storedAt == nil)
    await model.loadMore()
    #expect(model.storedAt == time)
  }

  @Test func `a tap opens the character`() async {
    let router = SpyRouter()
    let model = FeedViewModel(useCase: useCase, router: router)
    model.select(.fixture(id: 9))
    #expect(router.shown == [.fixture(id: 9)])
  }

  @Test(.mission("R-73")) func `a thrown URLError is mapped to a FeedError`() {
    #expect(model.mapError(URLError(.timedOut)) == .network)
  }
}
