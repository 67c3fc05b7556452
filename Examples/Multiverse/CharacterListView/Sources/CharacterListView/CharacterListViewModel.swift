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
        case .idle, .loaded, .error: false
        }
    }

    public func loadData() async {
        guard !isLoading else { return }
        state = .loading
        await load(page: 1, behind: [])
    }

    public func loadMore() async {
        guard !isLoading, hasMore else { return }
        let shown = characters
        state = .loadingMore(shown)
        await load(page: page + 1, behind: shown)
    }

    public func show(_ character: CharacterAdapter) { router.showCharacterDetails(character) }

    private func load(page: Int, behind shown: [CharacterAdapter]) async {
        do {
            let next = try await useCase.execute(page: page)
            let known = Set(shown.map(\.id))
            state = .loaded(shown + next.characters.filter { !known.contains($0.id) })
            self.page = page
            hasMore = next.hasMore
        } catch {
            state = .error(error as? CharacterError ?? .unknown(message: error.localizedDescription))
        }
    }
}
