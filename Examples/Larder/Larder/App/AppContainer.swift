import Foundation

/// Where the layers are put together: nothing else knows all three.
struct AppContainer {
    let session: NetworkSession

    /// What the app runs on: its service, and nothing else.
    static func real() -> AppContainer { AppContainer(session: URLSession.shared) }

    /// `-mock` among the launch arguments shows recorded answers, in debug builds only.
    static func launched(with arguments: [String]) -> AppContainer {
        #if DEBUG
        if arguments.contains("-mock") { return AppContainer(session: MockNetworkSession()) }
        #endif
        return .real()
    }

    @MainActor
    func makeFeedViewModel() -> FeedViewModel {
        let repository = RemoteFoodListingRepository(session: session)
        return FeedViewModel(fetchFoodListings: DefaultFetchFoodListingsUseCase(repository: repository))
    }
}
