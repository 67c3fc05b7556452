#if DEBUG
import Foundation

/// A mock that keeps photos in memory.
actor MockListingPhotoRepository: ListingPhotoRepository {
    private(set) var kept: [String: ListingPhoto] = [:]
    private let error: AppError?

    init(error: AppError? = nil) {
        self.error = error
    }

    func photo(_ name: String, _ size: ListingPhoto.Size) async throws -> Data {
        guard let photo = kept[name] else { throw AppError.gone }
        return photo.data(size)
    }

    func keep(_ photo: ListingPhoto, of id: FoodListing.ID) async throws -> String {
        if let error { throw error }
        let name = PhotoName.new(of: id)
        kept[name] = photo
        return name
    }

    func forget(_ name: String) async { kept[name] = nil }
}
#endif
