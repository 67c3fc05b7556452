import Foundation

/// Creates and connects the three layers; no other type uses all of them.
struct AppContainer {
    let session: NetworkSession

    /// Returns the container of the real app, which uses the service.
    static func real() -> AppContainer { AppContainer(session: URLSession.shared) }

    /// In debug builds, the launch argument `-mock` shows recorded responses, and keeps changes in memory.
    static func launched(with arguments: [String]) -> AppContainer {
        #if DEBUG
        if arguments.contains("-mock") { return AppContainer(session: MockService()) }
        #endif
        return .real()
    }

    @MainActor
    func makeFeedViewModel() -> FeedViewModel {
        let repository = RemoteFoodListingRepository(session: session)
        return FeedViewModel(fetchFoodListings: DefaultFetchFoodListingsUseCase(repository: repository))
    }
}
