import Foundation
import Supabase

/// Photos in the project's storage, whose policies say who sees which.
extension SupabaseFoodListingRepository: ListingPhotoRepository {
    private var photos: StorageFileApi { client.storage.from("food-photos") }

    func photo(_ name: String, _ size: ListingPhoto.Size) async throws -> Data {
        try await translated { try await photos.download(path: PhotoName.path(name, size)) }
    }

    func keep(_ photo: ListingPhoto, of id: FoodListing.ID) async throws -> String {
        let name = PhotoName.new(of: id)
        for size in ListingPhoto.Size.allCases {
            try await asSomebody {
                try await photos.upload(
                    PhotoName.path(name, size), data: photo.data(size), options: FileOptions(contentType: "image/jpeg"))
            }
        }
        return name
    }

    func forget(_ name: String) async {
        _ = try? await photos.remove(paths: ListingPhoto.Size.allCases.map { PhotoName.path(name, $0) })
    }
}

extension StorageError {
    /// A file that this person may not see is none to them.
    var appError: AppError { statusCode == "404" ? .gone : .service }

    /// Of a token that is over the storage says which of its claims is.
    var isAboutToken: Bool { error == "InvalidJWT" || message.contains("\"exp\" claim") }
}
