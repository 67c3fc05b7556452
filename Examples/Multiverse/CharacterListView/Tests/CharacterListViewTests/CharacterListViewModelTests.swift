import MultiverseCharacterDetailsView
import MultiverseDevPreview
import MultiverseRouting
import MultiverseUseCase
import Testing

@testable import MultiverseCharacterListView

@MainActor
@Suite("CharacterListViewModel • Logic")
struct CharacterListViewModelTests {
    private final class SpyRouter: CharacterListRouterProtocol {
        private(set) var shown: [CharacterAdapter] = []
        func showCharacterDetails(_ character: CharacterAdapter) { shown.append(character) }
    }

    /// A use case that records the state of the list during a request.
    @MainActor
    private final class Watch {
        var viewModel: CharacterListViewModel?
        private(set) var states: [CharacterListViewModel.State] = []
        func look() { states += viewModel.map { [$0.state] } ?? [] }
    }

    private struct FakeCharacterUseCase: CharacterUseCaseProtocol {
        /// The identifiers of the items on each page.
        var pages: [[String]] = [["1", "2"], ["2", "3"]]
        var failsOn: Int?
        var watch: Watch?

        func execute(page: Int) async throws -> CharactersPage {
            await watch?.look()
            if page == failsOn { throw CharacterError.network }
            let shown = pages[page - 1].map(CharacterListViewModelTests.adapter)
            return CharactersPage(characters: shown, hasMore: page < pages.count)
        }
    }

    private nonisolated static func adapter(_ id: String) -> CharacterAdapter {
        CharacterAdapter(
            CharacterResponse(
                id: id,
                name: "Character",
                status: "Character",
                species: "Character",
                image: "Character"
            )
        )
    }

    private func subject(_ useCase: FakeCharacterUseCase, _ router: SpyRouter = SpyRouter()) -> CharacterListViewModel {
        CharacterListViewModel(useCase: useCase, router: router)
    }

    @Test("The first page is shown")
    func testLoadData() async {
        let viewModel = subject(FakeCharacterUseCase())
        #expect(viewModel.state == .idle)
        #expect(!viewModel.isLoading)
        await viewModel.loadData()
        #expect(viewModel.state == .loaded(["1", "2"].map(Self.adapter)))
        #expect(viewModel.hasMore)
    }

    @Test("The next page is appended, each item once")
    func testLoadMore() async {
        let viewModel = subject(FakeCharacterUseCase())
        await viewModel.loadMore()
        #expect(viewModel.state == .idle)
        await viewModel.loadData()
        await viewModel.loadMore()
        #expect(viewModel.characters.map(\.id) == ["1", "2", "3"])
        #expect(!viewModel.hasMore)
        await viewModel.loadMore()
        #expect(viewModel.characters.map(\.id) == ["1", "2", "3"])
    }

    @Test("The view model reports that it is loading")
    func testLoading() async {
        let watch = Watch()
        let viewModel = subject(FakeCharacterUseCase(watch: watch))
        watch.viewModel = viewModel
        await viewModel.loadData()
        await viewModel.loadMore()
        let shown = ["1", "2"].map(Self.adapter)
        #expect(watch.states == [.loading, .loadingMore(shown)])
    }

    @Test("A list keeps its later pages when a person comes back to it")
    func testAppear() async {
        let viewModel = subject(FakeCharacterUseCase())
        await viewModel.appear()
        #expect(viewModel.characters.map(\.id) == ["1", "2"])
        await viewModel.loadMore()
        await viewModel.appear()
        #expect(viewModel.characters.map(\.id) == ["1", "2", "3"])
    }

    @Test("An error is shown, and a retry shows the list")
    func testError() async {
        let viewModel = subject(FakeCharacterUseCase(failsOn: 1))
        await viewModel.loadData()
        #expect(viewModel.state == .error(.network))
        #expect(viewModel.characters.isEmpty)
        #expect(!viewModel.isLoading)
        let behind = subject(FakeCharacterUseCase(failsOn: 2))
        await behind.loadData()
        await behind.loadMore()
        #expect(behind.failure == .network)
        #expect(behind.characters.map(\.id) == ["1", "2"])
        #expect(!behind.isLoading)
        #expect(behind.hasMore)
        await behind.loadData()
        #expect(behind.failure == nil)
        #expect(behind.characters.map(\.id) == ["1", "2"])
    }

    @Test("A cancelled request shows no error")
    func testCancellation() async {
        let viewModel = subject(FakeCharacterUseCase(failsOn: 1))
        let leaving = Task { await viewModel.loadData() }
        leaving.cancel()
        await leaving.value
        #expect(viewModel.state == .idle)
        #expect(viewModel.failure == nil)
        #expect(!viewModel.isLoading)
    }

    @Test("A refresh keeps the list while it loads")
    func testRefresh() async {
        let watch = Watch()
        let viewModel = subject(FakeCharacterUseCase(watch: watch))
        await viewModel.loadData()
        watch.viewModel = viewModel
        await viewModel.loadData()
        let shown = ["1", "2"].map(Self.adapter)
        #expect(watch.states == [.loaded(shown)])
    }

    @Test("A tap opens the details")
    func testShow() async {
        let router = SpyRouter()
        let character = Self.adapter("1")
        subject(FakeCharacterUseCase(), router).show(character)
        #expect(router.shown.map(\.id) == ["1"])
        let stack = Router()
        let details = CharacterDetailsBuilder(container: DevPreview.shared.container)
        CharacterListRouter(router: stack, detailsBuilder: details).showCharacterDetails(character)
        #expect(stack.depth == 1)
    }
}
