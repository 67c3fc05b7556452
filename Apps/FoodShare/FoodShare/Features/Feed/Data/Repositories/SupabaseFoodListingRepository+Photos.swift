import Foundation
import Supabase

/// Photos in the project's storage, whose policies decide who may see which.
extension SupabaseFoodListingRepository: ListingPhotoRepository {
    private var photos: StorageFileApi { client.storage.from("food-photos") }

    /// Loads the photo of a listing.
    ///
    /// - Throws: ``AppError/photoUnreadable`` for a file that is no JPEG, whatever the storage says.
    func photo(_ name: String, _ size: ListingPhoto.Size) async throws -> Data {
        let file = try await translated { try await photos.download(path: PhotoName.path(name, size)) }
        guard ListingPhoto.isJPEG(file) else { throw AppError.photoUnreadable }
        return file
    }

    func keep(_ photo: ListingPhoto, of id: FoodListing.ID) async throws -> String {
        let name = PhotoName.new(of: id)
        for size in ListingPhoto.Size.allCases {
            try await asSomebody {
                try await photos.upload(
                    PhotoName.path(name, size), data: photo.data(size), options: FileOptions(contentType: "image/jpeg"))
            }
        }
        do {
            try await publish(name)
        } catch {
            await forget(name)
            throw error
        }
        return name
    }

    /// Approves a photo that this server has drawn, so that other people see it. Photos stored by the REST API stay hidden.
    private func publish(_ name: String) async throws {
        guard let photoKey else { return }
        try await asSomebody {
            try await client.rpc("approve_food_photo", params: ["photo": name, "key": photoKey]).execute()
        }
    }

    func forget(_ name: String) async {
        _ = try? await photos.remove(paths: ListingPhoto.Size.allCases.map { PhotoName.path(name, $0) })
    }
}

extension StorageError {
    /// The error to show. The storage reports a file that this person may not see as missing.
    var appError: AppError { statusCode == "404" ? .gone : .service }

    /// A Boolean value that indicates whether the error is about an expired or invalid token; for
    /// an expired one the message names the claim.
    var isAboutToken: Bool { error == "InvalidJWT" || message.contains("\"exp\" claim") }
}
