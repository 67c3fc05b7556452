#if DEBUG
import Foundation

struct MockFoodListingRepository: FoodListingRepository {
    /// The time before the mock returns, in seconds.
    var delay: TimeInterval? = nil
    var foodListings: [FoodListing] = .fixtures
    var error: AppError? = nil

    func fetchFoodListings() async throws -> [FoodListing] {
        if let delay {
            try await Task.sleep(for: .seconds(delay))
        }
        if let error { throw error }
        return foodListings
    }
}
#endif
