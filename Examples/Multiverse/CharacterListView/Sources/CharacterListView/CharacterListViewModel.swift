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
    /// Why the last answer did not come, where what was there is still shown.
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

    /// Two requests never run at once.
    public var isLoading: Bool {
        switch state {
        case .loading, .loadingMore: true
        case .idle, .loaded, .error: isRefreshing
        }
    }

    /// Asks for the first page; what is shown stays until the answer comes.
    public func loadData() async {
        guard !isLoading else { return }
        let before = state
        isRefreshing = true
        if characters.isEmpty { state = .loading }
        await load(page: 1, behind: [], after: before)
        isRefreshing = false
    }

    public func loadMore() async {
        guard !isLoading, hasMore else { return }
        let before = state
        let shown = characters
        state = .loadingMore(shown)
        await load(page: page + 1, behind: shown, after: before)
    }

    public func show(_ character: CharacterAdapter) { router.showCharacterDetails(character) }

    private func load(page: Int, behind shown: [CharacterAdapter], after before: State) async {
        failure = nil
        do {
            let next = try await useCase.execute(page: page)
            let known = Set(shown.map(\.id))
            state = .loaded(shown + next.characters.filter { !known.contains($0.id) })
            self.page = page
            hasMore = next.hasMore
        } catch {
            state = before
            // Whoever has left is told nothing.
            if !Task.isCancelled, !(error is CancellationError) { fail(error) }
        }
    }

    /// The error takes the place of the list only where there is nothing in it.
    private func fail(_ error: any Error) {
        let error = error as? CharacterError ?? .unknown(message: error.localizedDescription)
        if characters.isEmpty { state = .error(error) } else { failure = error }
    }
}
