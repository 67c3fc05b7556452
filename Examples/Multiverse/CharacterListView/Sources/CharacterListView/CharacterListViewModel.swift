import MultiverseUseCase
import Observation

@MainActor
@Observable
public final class CharacterListViewModel {
    public enum State: Equatable {
        case idle
        case loading
        case loaded([CharacterAdapter])
        case error(CharacterError)
        case loadingMore([CharacterAdapter])
    }

    public private(set) var state = State.idle
    public private(set) var hasMore = false
    /// The error of the last request, while the previous list is still shown.
    public private(set) var failure: CharacterError?
    private var isRefreshing = false
    private var page = 0

    private let useCase: CharacterUseCaseProtocol
    private let router: CharacterListRouterProtocol

    public init(useCase: CharacterUseCaseProtocol, router: CharacterListRouterProtocol) {
        self.useCase = useCase
        self.router = router
    }

    public var characters: [CharacterAdapter] {
        switch state {
        case .loaded(let characters), .loadingMore(let characters): characters
        case .idle, .loading, .error: []
        }
    }

    /// A Boolean value that indicates whether a request is running; a second one is not started.
    public var isLoading: Bool {
        switch state {
        case .loading, .loadingMore: true
        case .idle, .loaded, .error: isRefreshing
        }
    }

    /// Requests the first page. A list is kept, with its later pages, when a person comes back to it.
    public func appear() async {
        guard characters.isEmpty, !isLoading else { return }
        await loadData()
    }

    /// Requests the first page; the list stays until the response arrives.
    public func loadData() async {
        guard !isLoading else { return }
        let before = state
        isRefreshing = true
        if characters.isEmpty { state = .loading }
        await load(page: 1, after: before)
        isRefreshing = false
    }

    public func loadMore() async {
        guard !isLoading, hasMore else { return }
        let before = state
        state = .loadingMore(characters)
        await load(page: page + 1, after: before)
    }

    public func show(_ character: CharacterAdapter) { router.showCharacterDetails(character) }

    private func load(page: Int, after before: State) async {
        failure = nil
        do {
            let next = try await useCase.execute(page: page)
            let shown = page == 1 ? [] : characters
            let known = Set(shown.map(\.id))
            state = .loaded(shown + next.characters.filter { !known.contains($0.id) })
            self.page = page
            hasMore = next.hasMore
        } catch {
            state = characters.isEmpty ? before : .loaded(characters)
            // A cancelled request is not shown as an error: the person has left the screen.
            if !Task.isCancelled, !(error is CancellationError) { fail(error) }
        }
    }

    /// Shows the error instead of the list only if the list is empty.
    private func fail(_ error: any Error) {
        let error = error as? CharacterError ?? .unknown(message: error.localizedDescription)
        if characters.isEmpty { state = .error(error) } else { failure = error }
    }
}
