import Foundation
import Observation

/// One listing, asked for anew: it may be gone.
@MainActor
@Observable
final class ListingDetailsViewModel {
    var listing: FoodListing?
    var isLoading = false
    var error: AppError?

    private let id: FoodListing.ID
    private let fetchListing: FetchListingUseCase

    init(id: FoodListing.ID, fetchListing: FetchListingUseCase) {
        self.id = id
        self.fetchListing = fetchListing
    }

    func load() async {
        guard !isLoading else { return }
        isLoading = true
        defer { isLoading = false }

        do {
            listing = try await fetchListing.execute(id: id)
            error = nil
        } catch {
            self.error = AppError.from(error)
        }
    }
}
