import Foundation

/// Photos of listings. Exactly the people who may see a listing may see its photo.
protocol ListingPhotoRepository: Sendable {
    /// Returns a listing's photo in a size.
    ///
    /// - Parameter name: The value of ``FoodListing/photo``.
    /// - Throws: ``AppError/gone`` if there is no photo or this person may not see it.
    func photo(_ name: String, _ size: ListingPhoto.Size) async throws -> Data
    /// Stores a photo for a listing of this person, which may not have been created yet.
    ///
    /// - Returns: The photo's name, to be stored in the listing.
    func keep(_ photo: ListingPhoto, of id: FoodListing.ID) async throws -> String
    /// Removes a photo that no listing refers to. If that fails, the photo stays stored, but nobody can see
    /// it.
    func forget(_ name: String) async
}

extension ListingPhotoRepository {
    /// Stores a photo, then runs the work that stores its name in the listing; if that fails the photo is removed.
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
