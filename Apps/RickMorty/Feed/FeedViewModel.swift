public import Foundation
public import Observation
public import UseCase

/// The model of both lists: characters page by page, filtered by status and name.
///
///     let model = FeedViewModel(useCase: useCase, router: router)
///     await model.loadData()
///
/// No page is requested twice or while another is loading. A refresh, or another filter or name,
/// cancels the running request and starts at page 1.
@MainActor @Observable public final class FeedViewModel {
  /// The state of loading: a running request, or the result of the last one.
  public enum State: Hashable, Sendable {
    case idle
    case loading
    case loaded([CharacterAdapter])
    case error(FeedError)
    /// The next page is loading; the associated characters stay in the list.
    case loadingMore([CharacterAdapter])
  }

  /// The state of loading the characters.
  public private(set) var state = State.idle
  /// The loaded characters; they stay while more are loading or if that fails.
  public private(set) var characters: [CharacterAdapter] = []
  /// The filter that the user chose.
  public private(set) var filter = FeedFilter.all
  /// The name to search for; empty for all.
  public private(set) var name = ""
  /// The time when the oldest shown page was stored; `nil` if all came from the service.
  public private(set) var storedAt: Date?
  /// A Boolean value that indicates whether there is a next page.
  public private(set) var hasMore = true
  /// The number of characters on the loaded pages that could not be read.
  public private(set) var unreadable = 0
  /// The device's favourites.
  public let favorites: FavoritesModel
  @ObservationIgnored private let useCase: any FeedUseCaseProtocol
  @ObservationIgnored private let router: any FeedRouterProtocol
  @ObservationIgnored private var currentPage = 0
  @ObservationIgnored private var known: Set<Int> = []
  /// The number of refreshes that have replaced the rows; after each the list scrolls to its top.
  public private(set) var refreshes = 0
  /// The number of times that the list has been rebuilt.
  private var list = 0
  /// The number of the page that is loading, or that failed to load.
  @ObservationIgnored private var wanted = 1
  @ObservationIgnored private var running: Task<Result<FeedPage, FeedError>, Never>?
  /// The number of the last page that had no new character.
  @ObservationIgnored private var repeatedPage = 0
  /// The number of the latest request; responses to earlier requests are discarded.
  @ObservationIgnored private var question = 0
  /// The query whose characters are shown.
  @ObservationIgnored private var asked = FeedQuery()

  /// Creates a model that loads nothing until ``loadData()``.
  public init(
    useCase: any FeedUseCaseProtocol, router: any FeedRouterProtocol,
    favorites: FavoritesModel = FavoritesModel()
  ) {
    self.useCase = useCase
    self.router = router
    self.favorites = favorites
  }

  /// A Boolean value that indicates whether a page is loading.
  public var isLoading: Bool {
    switch state {
    case .loading, .loadingMore: true
    case .idle, .loaded, .error: false
    }
  }

  /// The error of the last request; `nil` if it succeeded.
  public var error: FeedError? {
    if case .error(let error) = state { error } else { nil }
  }

  /// The characters in the list: the favourites if they are chosen, otherwise the loaded ones.
  public var shown: [CharacterAdapter] {
    guard filter == .favorites else { return characters }
    guard !name.isEmpty else { return favorites.characters }
    return favorites.characters.filter { $0.name.localizedCaseInsensitiveContains(name) }
  }

  /// The shown characters as rows. After a rebuild all rows have new identities, so that those in
  /// view appear again.
  public var rows: [ListedCharacter] {
    let list = filter == .favorites ? 0 : self.list
    return shown.map { ListedCharacter($0, list: list) }
  }

  /// A Boolean value that indicates whether the list is loaded and empty.
  public var isEmpty: Bool {
    if filter == .favorites { return shown.isEmpty }
    if case .loaded(let characters) = state { return characters.isEmpty }
    return false
  }
}

extension FeedViewModel {
  /// Loads the first page unless it is loaded or loading.
  public func loadData() async {
    await favorites.load()
    guard state == .idle else { return }
    await start()
  }

  /// Loads the next page if there is one and none is loading.
  public func loadMore() async {
    guard case .loaded = state, hasMore, filter != .favorites else { return }
    state = .loadingMore(characters)
    await load(page: currentPage + 1)
  }

  /// Loads the next page when one of the last five rows appears.
  public func appeared(_ character: CharacterAdapter) async {
    guard characters.suffix(5).contains(where: { $0.id == character.id }) else { return }
    await loadMore()
  }

  /// Repeats the request that failed.
  public func retry() async {
    guard error != nil else { return }
    if characters.isEmpty { return await start() }
    if wanted == 1 { return await refresh() }
    state = .loadingMore(characters)
    await load(page: wanted)
  }

  /// Loads everything again from page 1; the shown characters stay until the response.
  public func refresh() async {
    guard filter != .favorites else { return }
    state = .loading
    await load(page: 1)
  }

  /// Sets the filter, and loads its first page.
  public func choose(_ filter: FeedFilter) async {
    guard filter != self.filter else { return }
    self.filter = filter
    await ask()
  }

  /// Searches for characters whose name contains a text.
  public func search(_ name: String) async {
    let name = name.trimmingCharacters(in: .whitespacesAndNewlines)
    guard name != self.name else { return }
    self.name = name
    await ask()
  }

  /// Applies the filter and the name of an address. Before the first load they are only stored.
  public func follow(_ filter: FeedFilter, name: String) {
    let name = name.trimmingCharacters(in: .whitespacesAndNewlines)
    guard filter != self.filter || name != self.name else { return }
    (self.filter, self.name) = (filter, name)
    if state != .idle { Task { await ask() } }
  }

  /// Searches after a pause in typing; the next keystroke cancels the wait.
  ///
  /// - Parameter clock: Measures the pause of 300 ms.
  public func searchAfterPause(_ name: String, clock: any Clock<Duration>) async {
    guard name != self.name else { return }
    do {
      try await clock.sleep(for: .milliseconds(300))
    } catch {
      return
    }
    await search(name)
  }

  /// Shows the details of a character.
  public func select(_ character: CharacterAdapter) {
    router.showCharacterDetails(characterDetailsAdapter: character)
  }

  /// Returns the feed's error for any error.
  public func mapError(_ error: any Error) -> FeedError { FeedError(mapping: error) }
}

extension FeedViewModel {
  private var query: FeedQuery { FeedQuery(status: filter.status, name: name) }

  /// Loads the list for a changed query; the favourites are already loaded.
  private func ask() async {
    if filter != .favorites, query != asked { await start() }
  }

  /// Clears the list and loads page 1.
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

  /// Loads a page, and cancels the previous request.
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
      // No new row appears below such a page, so nothing else would load the next.
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

  /// Skips a page without new characters. If the next page has none either, there are no more.
  private func skip(_ page: Int) async {
    guard repeatedPage != page - 1 else { return hasMore = false }
    repeatedPage = page
    await loadMore()
  }

  /// Shows a page, and returns whether it has any new character.
  private func show(_ answer: FeedPage, _ page: Int) -> Bool {
    if page == 1 { begin() }
    currentPage = page
    hasMore = answer.hasMore
    // A page may repeat a character, for instance if one was added meanwhile.
    let new = answer.characters.filter { known.insert($0.id).inserted }
    characters += new
    unreadable += answer.unreadable
    if let stored = answer.storedAt { storedAt = min(storedAt ?? stored, stored) }
    state = .loaded(characters)
    return !new.isEmpty
  }

  private func fail(_ error: FeedError) {
    guard error == .cancelled else { return state = .error(error) }
    // Rows that appeared meanwhile were ignored, so they have to appear again.
    list += 1
    state = currentPage == 0 ? .idle : .loaded(characters)
  }
}
