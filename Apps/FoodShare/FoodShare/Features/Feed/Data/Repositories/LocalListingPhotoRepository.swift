import Foundation

/// A repository of photos in the app's files.
struct LocalListingPhotoRepository: ListingPhotoRepository {
    let files: PhotoFiles
    /// The listings, which decide who may see a photo.
    let listings: FoodListingRepository

    func photo(_ name: String, _ size: ListingPhoto.Size) async throws -> Data {
        guard let id = PhotoName.listing(of: name), try await listings.fetch(id: id)?.photos.contains(name) == true,
            let data = try await files.photo(name, size)
        else { throw AppError.gone }
        return data
    }

    func keep(_ photo: ListingPhoto, of id: FoodListing.ID) async throws -> String {
        let name = PhotoName.new(of: id)
        try await files.put(photo, name: name)
        return name
    }

    func forget(_ name: String) async {
        guard PhotoName.listing(of: name) != nil else { return }
        try? await files.remove(name)
    }
}
