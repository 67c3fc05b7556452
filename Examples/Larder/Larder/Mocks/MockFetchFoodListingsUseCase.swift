#if DEBUG
import Foundation

struct MockFetchFoodListingsUseCase: FetchFoodListingsUseCase {
    /// The time before the mock returns, in seconds.
    var delay: TimeInterval? = nil
    var foodListings: [FoodListing] = .fixtures
    var error: AppError? = nil

    func execute() async throws -> [FoodListing] {
        if let delay {
            try await Task.sleep(for: .seconds(delay))
        }
        if let error { throw error }
        return foodListings
    }
}
#endif
