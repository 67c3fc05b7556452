public import Foundation
public import Observation
public import UseCase

/// The one model of both lists: characters page by page, filtered by status and name.
///
///     let model = FeedViewModel(useCase: useCase, router: router)
///     await model.loadData()
///
/// No page is asked for twice and none while another is on its way. Another filter or name, or a
/// refresh, gives up the request that is on its way and begins at page 1.
@MainActor @Observable public final class FeedViewModel {
  /// The state of loading: a request that is running, or how the last one ended.
  public enum State: Hashable, Sendable {
    case idle
    case loading
    case loaded([CharacterAdapter])
    case error(FeedError)
    /// More is on its way behind these.
    case loadingMore([CharacterAdapter])
  }

  public private(set) var state = State.idle
  /// Everything there is to show, also while more is on its way or after it failed to come.
  public private(set) var characters: [CharacterAdapter] = []
  public private(set) var filter = FeedFilter.all
  public private(set) var name = ""
  /// Since when the oldest shown page lies on the device; `nil` where all came from the service.
  public private(set) var storedAt: Date?
  public private(set) var hasMore = true
  /// How many of the characters on the pages so far could not be read.
  public private(set) var unreadable = 0
  public let favorites: FavoritesModel
  @ObservationIgnored private let useCase: any FeedUseCaseProtocol
  @ObservationIgnored private let router: any FeedRouterProtocol
  @ObservationIgnored private var currentPage = 0
  @ObservationIgnored private var known: Set<Int> = []
  /// How often a refresh has put other rows in place of those that were there: a list begins at its
  /// top then.
  public private(set) var refreshes = 0
  /// How often the list has begun anew.
  private var list = 0
  /// The page that is on its way, or that did not come.
  @ObservationIgnored private var wanted = 1
  @ObservationIgnored private var running: Task<Result<FeedPage, FeedError>, Never>?
  /// The last page that brought nobody new.
  @ObservationIgnored private var repeatedPage = 0
  /// Which question an answer must belong to.
  @ObservationIgnored private var question = 0
  /// What the shown characters are the answer to.
  @ObservationIgnored private var asked = FeedQuery()

  public init(
    useCase: any FeedUseCaseProtocol, router: any FeedRouterProtocol,
    favorites: FavoritesModel = FavoritesModel()
  ) {
    self.useCase = useCase
    self.router = router
    self.favorites = favorites
  }

  /// Whether a page is on its way.
  public var isLoading: Bool {
    switch state {
    case .loading, .loadingMore: true
    case .idle, .loaded, .error: false
    }
  }

  /// Why the newest page is not there.
  public var error: FeedError? {
    if case .error(let error) = state { error } else { nil }
  }

  /// What is in the list: the device's own favourites, where those are chosen.
  public var shown: [CharacterAdapter] {
    guard filter == .favorites else { return characters }
    guard !name.isEmpty else { return favorites.characters }
    return favorites.characters.filter { $0.name.localizedCaseInsensitiveContains(name) }
  }

  /// The same as rows. In a list that has begun anew all of them are new, so that those in sight
  /// say so again.
  public var rows: [ListedCharacter] {
    let list = filter == .favorites ? 0 : self.list
    return shown.map { ListedCharacter($0, list: list) }
  }

  /// Whether there is an answer, and nobody in it.
  public var isEmpty: Bool {
    if filter == .favorites { return shown.isEmpty }
    if case .loaded(let characters) = state { return characters.isEmpty }
    return false
  }
}

extension FeedViewModel {
  /// Loads the first page, unless there is one or one is on its way.
  public func loadData() async {
    await favorites.load()
    guard state == .idle else { return }
    await start()
  }

  /// Loads the next page, if there is one and none is on its way.
  public func loadMore() async {
    guard case .loaded = state, hasMore, filter != .favorites else { return }
    state = .loadingMore(characters)
    await load(page: currentPage + 1)
  }

  /// A row came into sight: near the end it brings the next page.
  public func appeared(_ character: CharacterAdapter) async {
    guard characters.suffix(5).contains(where: { $0.id == character.id }) else { return }
    await loadMore()
  }

  /// Asks again for what did not come.
  public func retry() async {
    guard error != nil else { return }
    if characters.isEmpty { return await start() }
    if wanted == 1 { return await refresh() }
    state = .loadingMore(characters)
    await load(page: wanted)
  }

  /// Asks for everything anew, from page 1 on; what is there stays until the answer comes.
  public func refresh() async {
    guard filter != .favorites else { return }
    state = .loading
    await load(page: 1)
  }

  /// Chooses whom to show.
  public func choose(_ filter: FeedFilter) async {
    guard filter != self.filter else { return }
    self.filter = filter
    await ask()
  }

  /// Shows those whose name holds a text.
  public func search(_ name: String) async {
    let name = name.trimmingCharacters(in: .whitespacesAndNewlines)
    guard name != self.name else { return }
    self.name = name
    await ask()
  }

  /// What an address asks for: before the first page it is only noted.
  public func follow(_ filter: FeedFilter, name: String) {
    let name = name.trimmingCharacters(in: .whitespacesAndNewlines)
    guard filter != self.filter || name != self.name else { return }
    (self.filter, self.name) = (filter, name)
    if state != .idle { Task { await ask() } }
  }

  /// Searches once a person pauses in typing: the next letter cancels the wait.
  ///
  /// - Parameter clock: What the pause of 300 ms is measured by.
  public func searchAfterPause(_ name: String, clock: any Clock<Duration>) async {
    guard name != self.name else { return }
    do {
      try await clock.sleep(for: .milliseconds(300))
    } catch {
      return
    }
    await search(name)
  }

  public func select(_ character: CharacterAdapter) {
    router.showCharacterDetails(characterDetailsAdapter: character)
  }

  /// The error that something thrown stands for.
  public func mapError(_ error: any Error) -> FeedError { FeedError(mapping: error) }
}

extension FeedViewModel {
  private var query: FeedQuery { FeedQuery(status: filter.status, name: name) }

  /// Begins anew where another question is asked; favourites are there already.
  private func ask() async {
    if filter != .favorites, query != asked { await start() }
  }

  /// Begins at page 1 with an empty list.
  private func start() async {
    asked = query
    clear()
    state = .loading
    await load(page: 1)
  }

  private func begin() {
    if !characters.isEmpty { refreshes += 1 }
    clear()
    list += 1
  }

  private func clear() {
    characters = []
    known = []
    repeatedPage = 0
    currentPage = 0
    hasMore = true
    storedAt = nil
    unreadable = 0
  }

  /// Asks for a page, and gives up what was asked for before.
  private func load(page: Int) async {
    running?.cancel()
    question += 1
    wanted = page
    let number = question
    let request = request(page)
    running = request
    let result = await withTaskCancellationHandler {
      await request.value
    } onCancel: {
      request.cancel()
    }
    guard number == question else { return }
    switch result {
    case .success(let answer):
      let isNews = show(answer, page)
      // Nobody new comes into sight below such a page, so nothing would ask for the next.
      if !isNews, page > 1, hasMore { await skip(page) }
    case .failure(let error): fail(error)
    }
  }

  private func request(_ page: Int) -> Task<Result<FeedPage, FeedError>, Never> {
    Task { [useCase, asked] in
      do throws(FeedError) {
        return .success(try await useCase.execute(asked, page: page))
      } catch {
        return .failure(error)
      }
    }
  }

  /// Goes on past a page that only repeats, once: a service that repeats without end has no more.
  private func skip(_ page: Int) async {
    guard repeatedPage != page - 1 else { return hasMore = false }
    repeatedPage = page
    await loadMore()
  }

  /// Shows a page; whether anybody on it was not there yet.
  private func show(_ answer: FeedPage, _ page: Int) -> Bool {
    if page == 1 { begin() }
    currentPage = page
    hasMore = answer.hasMore
    // A page may repeat somebody, for instance when one was added meanwhile.
    let new = answer.characters.filter { known.insert($0.id).inserted }
    characters += new
    unreadable += answer.unreadable
    if let stored = answer.storedAt { storedAt = min(storedAt ?? stored, stored) }
    state = .loaded(characters)
    return !new.isEmpty
  }

  private func fail(_ error: FeedError) {
    guard error == .cancelled else { return state = .error(error) }
    // Rows that came into sight meanwhile were not heard.
    list += 1
    state = currentPage == 0 ? .idle : .loaded(characters)
  }
}
