import Foundation

/// Photos of listings. Exactly the people who may see a listing may see its photo.
protocol ListingPhotoRepository: Sendable {
    /// Returns a listing's photo in a size.
    ///
    /// - Parameter name: An element of ``FoodListing/photos``.
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
    /// Stores the new photos of a draft, then runs the work that stores the names of all its photos in the listing. If one
    /// of these fails, the new photos are removed.
    ///
    /// - Parameters:
    ///   - photos: The photos of the draft, in their order.
    ///   - listing: The listing without the new photos.
    ///   - work: Stores the listing that it is given, which has all photos.
    func carrying<Answer>(
        _ photos: [DraftPhoto], _ listing: FoodListing, _ work: (FoodListing) async throws -> Answer
    ) async throws -> Answer {
        var (listing, stored) = (listing, [String]())
        listing.photos = []
        do {
            for photo in photos {
                let name = try await name(of: photo, in: listing.id)
                if photo != .kept(name) { stored.append(name) }
                listing.photos.append(name)
            }
            return try await work(listing)
        } catch {
            for name in stored { await forget(name) }
            throw error
        }
    }

    /// Returns the name of a draft's photo, which is stored if it is new.
    private func name(of photo: DraftPhoto, in id: FoodListing.ID) async throws -> String {
        switch photo {
        case .kept(let name): name
        case .new(let photo, _): try await keep(photo, of: id)
        }
    }
}
