import Foundation

/// Photos of listings. Who sees a listing sees its photo, and nobody else.
protocol ListingPhotoRepository: Sendable {
    /// - Parameter name: What ``FoodListing/photo`` says.
    /// - Throws: ``AppError/gone``, where there is none to be seen.
    func photo(_ name: String, _ size: ListingPhoto.Size) async throws -> Data
    /// Keeps one for a listing of this person's, which need not be there yet.
    ///
    /// - Returns: Its name, which the listing is to carry.
    func keep(_ photo: ListingPhoto, of id: FoodListing.ID) async throws -> String
    /// Removes one that no listing carries any more. What cannot be removed is seen by nobody.
    func forget(_ name: String) async
}

extension ListingPhotoRepository {
    /// Keeps a photo and then does what puts its name into the listing; where that fails nothing of it is left.
    func carrying<Answer>(
        _ photo: ListingPhoto, _ listing: FoodListing, _ work: (FoodListing) async throws -> Answer
    ) async throws -> Answer {
        var listing = listing
        let name = try await keep(photo, of: listing.id)
        listing.photo = name
        do {
            return try await work(listing)
        } catch {
            await forget(name)
            throw error
        }
    }
}
