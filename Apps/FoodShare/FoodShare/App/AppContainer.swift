import Foundation

/// Where the layers are put together: nothing else knows all three.
struct AppContainer {
    let itemRepository: ItemRepository

    /// What the app runs on: its service, and nothing else.
    static func real() -> AppContainer {
        AppContainer(itemRepository: RemoteItemRepository(session: URLSession.shared))
    }

    /// `-mock` among the launch arguments shows sample data, in debug builds only.
    static func launched(with arguments: [String]) -> AppContainer {
        #if DEBUG
        if arguments.contains("-mock") { return AppContainer(itemRepository: MockItemRepository()) }
        #endif
        return .real()
    }

    @MainActor
    func makeItemListViewModel() -> ItemListViewModel {
        ItemListViewModel(fetchItems: DefaultFetchItemsUseCase(repository: itemRepository))
    }
}
