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

    /// Returns the paths of all files that this person has stored.
    ///
    /// - Throws: ``AppError`` if the project cannot be asked.
    func ownPhotoFiles() async throws -> [String] {
        try await translated { try await client.rpc("my_food_photos").execute().value }
    }

    /// Removes files of this person as far as possible. What stays is removed by ``removeLeftoverPhotos()``.
    func forget(files: [String]) async {
        for start in stride(from: 0, to: files.count, by: Self.mostFiles) {
            _ = try? await photos.remove(paths: Array(files[start..<min(start + Self.mostFiles, files.count)]))
        }
    }

    /// The most files that one request removes.
    private static var mostFiles: Int { 1_000 }

    /// Removes the files of photos that no listing names any more, as the project has noted them. Needs no session.
    ///
    /// - Throws: ``AppError`` if the project cannot be asked.
    func removeLeftoverPhotos() async throws {
        var removed = 0
        repeat {
            let files: [String] = try await translated { try await client.rpc("food_photo_leftovers").execute().value }
            removed = files.isEmpty ? 0 : try await translated { try await photos.remove(paths: files).count }
        } while removed > 0
    }
}

extension StorageError {
    /// The error to show. The storage reports a file that this person may not see as missing.
    var appError: AppError { statusCode == "404" ? .gone : .service }

    /// A Boolean value that indicates whether the error is about an expired or invalid token; for
    /// an expired one the message names the claim.
    var isAboutToken: Bool { error == "InvalidJWT" || message.contains("\"exp\" claim") }
}
