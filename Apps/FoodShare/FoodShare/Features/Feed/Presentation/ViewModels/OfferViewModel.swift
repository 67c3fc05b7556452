import Foundation
import Observation

/// The form in which somebody offers something.
@MainActor
@Observable
final class OfferViewModel {
    var draft: ListingDraft
    private(set) var invalid: InvalidDraft?
    private(set) var error: AppError?
    private(set) var isLoading = false
    /// What was offered, once it is there.
    private(set) var offered: FoodListing?

    private let offer: OfferListingUseCase

    init(offer: OfferListingUseCase, now: Date = Date()) {
        self.offer = offer
        draft = ListingDraft(expiryDate: now.addingTimeInterval(86_400))
    }

    func save() async {
        guard !isLoading else { return }
        isLoading = true
        defer { isLoading = false }
        (invalid, error) = (nil, nil)
        do {
            offered = try await offer.execute(draft)
        } catch let problem as InvalidDraft {
            invalid = problem
        } catch {
            self.error = AppError.from(error)
        }
    }
}
