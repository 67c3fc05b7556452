import Foundation
import StrataPersistence

/// A repository of the draft in the device's records.
struct DeviceDraftRepository: ListingDraftRepository {
    private let records: DocumentCollection<ListingDraftFileDTO>
    private let photos: DocumentCollection<ListingPhotoFileDTO>

    /// Creates a repository of the draft in the device's records.
    ///
    /// - Parameter store: The store of the draft; its records belong to the device of the current call.
    init(store: DocumentStore) {
        records = store.collection("draft")
        photos = store.collection("draft.photo")
    }

    func draft() async throws -> ListingDraft? {
        var draft = try await records.value(key: "offer")?.toDomain()
        draft?.photo = try await photos.value(key: "offer").map { .new(try $0.toDomain()) }
        return draft
    }

    func keep(_ draft: ListingDraft) async throws {
        try await records.put(ListingDraftFileDTO(draft), key: "offer")
    }

    func keep(_ photo: ListingPhoto?) async throws {
        if let photo {
            try await photos.put(ListingPhotoFileDTO(photo), key: "offer")
        } else {
            try await photos.remove(key: "offer")
        }
    }

    func forget() async throws {
        try await photos.remove(key: "offer")
        try await records.remove(key: "offer")
    }
}
