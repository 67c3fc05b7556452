import Foundation

struct DefaultKeepTermsUseCase: KeepTermsUseCase {
    let handOvers: HandOverRepository
    let listings: FoodListingRepository
    let edits: ListingEditRepository
    /// The message by which the accepted person is told that the place has changed.
    var movedWords = ""
    /// The message by which the accepted person is told that only the address has changed.
    var addressWords = ""

    func bounds(of listing: FoodListing.ID) async throws -> PickupBounds {
        let offer = try await offer(listing)
        return PickupBounds(place: offer.location, expiry: offer.expiryDate)
    }

    func execute(_ terms: PickupTerms, of listing: FoodListing.ID, movedTo pin: Coordinate?) async throws {
        let offer = try await offer(listing)
        // Nothing is told unless all of it is valid.
        let clean = try terms.checked(now: Date(), expiry: offer.expiryDate)
        if let pin, !pin.isSame(as: offer.location) {
            try await move(offer, to: pin, clean.address, telling: movedWords)
        } else if try await isNews(clean.address, of: listing) {
            try await move(offer, to: offer.location, clean.address, telling: addressWords)
        }
        try await handOvers.keep(clean, of: listing)
    }

    private func offer(_ id: FoodListing.ID) async throws -> FoodListing {
        guard let offer = try await listings.fetch(id: id) else { throw AppError.gone }
        return offer
    }

    private func move(_ offer: FoodListing, to place: Coordinate, _ address: String, telling words: String) async throws {
        try await edits.move(offer.id, to: place, address: address, telling: HandOverMessage.text(words))
    }

    /// Returns whether an address is another one than the accepted person knows.
    private func isNews(_ address: String, of listing: FoodListing.ID) async throws -> Bool {
        guard try await handOvers.terms(of: listing).address != address else { return false }
        return try await handOvers.all().contains { handOver in
            handOver.listing == listing && handOver.role == .giver && handOver.isPromised
        }
    }
}
