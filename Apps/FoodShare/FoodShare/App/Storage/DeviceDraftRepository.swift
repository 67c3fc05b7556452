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
        guard let record = try await records.value(key: "offer") else { return nil }
        var draft = try record.toDomain()
        for id in record.photos ?? ["offer"] {
            if let photo = try await photos.value(key: id)?.toDomain() { draft.photos.append(.new(photo, id: id)) }
        }
        return draft
    }

    func hasDraft() async throws -> Bool {
        guard let record = try await records.value(key: "offer") else { return false }
        // The photos themselves are not read for this.
        return try record.photos?.isEmpty == false || !record.toDomain().isEmpty
    }

    func keep(_ draft: ListingDraft) async throws {
        try await records.put(ListingDraftFileDTO(draft), key: "offer")
    }

    func keep(_ photo: ListingPhoto, as id: String) async throws {
        try await photos.put(ListingPhotoFileDTO(photo), key: id)
    }

    func forget(photo id: String) async throws {
        try await photos.remove(key: id)
    }

    func forget() async throws {
        try await photos.removeAll()
        try await records.remove(key: "offer")
    }
}
