import Foundation
import Observation

@MainActor
@Observable
final class FeedViewModel {
    var foodListings: [FoodListing] = []
    var isLoading = false
    var error: AppError?

    private let fetchFoodListings: FetchFoodListingsUseCase

    init(fetchFoodListings: FetchFoodListingsUseCase) {
        self.fetchFoodListings = fetchFoodListings
    }

    func loadFoodListings() async {
        guard !isLoading else { return }
        isLoading = true
        defer { isLoading = false }

        do {
            foodListings = try await fetchFoodListings.execute()
            error = nil
        } catch {
            // A cancelled request is not shown as an error: the person has left the screen.
            guard !Task.isCancelled, !(error is CancellationError) else { return }
            self.error = AppError.from(error)
        }
    }
}
