import Foundation
import PersistenceKit

/// The draft in this device's own records.
struct DeviceDraftRepository: ListingDraftRepository {
    private let records: DocumentCollection<ListingDraftFileDTO>

    /// - Parameter store: Where it is kept, under the device for which this call runs.
    init(store: DocumentStore) {
        records = store.collection("draft")
    }

    func draft() async throws -> ListingDraft? {
        try await records.value(key: "offer")?.toDomain()
    }

    func keep(_ draft: ListingDraft) async throws {
        try await records.put(ListingDraftFileDTO(draft), key: "offer")
    }

    func forget() async throws {
        try await records.remove(key: "offer")
    }
}
