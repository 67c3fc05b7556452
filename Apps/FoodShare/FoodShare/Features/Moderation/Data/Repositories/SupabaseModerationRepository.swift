import Foundation
import Supabase

/// The moderators of a project, whose functions check each call.
struct SupabaseModerationRepository: ModerationRepository {
    let listings: SupabaseFoodListingRepository

    func isModerator() async throws -> Bool {
        guard listings.client.auth.currentSession != nil else { return false }
        return try await listings.translated { try await listings.client.rpc("is_food_moderator").execute().value }
    }

    func enter(code: String) async throws -> Bool {
        let plain = code.trimmingCharacters(in: .whitespacesAndNewlines)
        return try await listings.asSomebody {
            try await listings.client.rpc("become_food_moderator", params: ["code": plain]).execute().value
        }
    }

    func reported() async throws -> [ReportedListing] {
        let found: [ReportedListingDTO] = try await asked("food_moderation", ["with_decided": true])
        return found.compactMap { $0.toDomain() }
    }

    func decide(_ decision: ModerationDecision, on id: UUID, note: String) async throws {
        // Asked before, since the row that names the photos is removed.
        let photos: [String] = decision == .removed ? try await asked("food_moderation_photos", ["item_id": id]) : []
        let decided = DecideDTO(id: id, decision: decision.rawValue, note: PlainText.cleaned(note))
        try await listings.asSomebody { try await listings.client.rpc("decide_food_item", params: decided).execute() }
        ListingNews.shared.tell(id)
        for photo in photos { await listings.forget(photo) }
    }

    func acts() async throws -> [ModerationAct] {
        guard listings.client.auth.currentSession != nil else { throw AppError.taken }
        let found: [ModerationActDTO] = try await listings.translated {
            try await listings.client.rpc("food_moderation_log").execute().value
        }
        return try found.compactMap { try $0.toDomain() }
    }

    /// Calls a function that only moderators may call. Who has no session is none, and does not get one for this.
    private func asked<Answer: Decodable & Sendable>(
        _ function: String, _ values: [String: some Encodable & Sendable]
    ) async throws -> Answer {
        guard listings.client.auth.currentSession != nil else { throw AppError.taken }
        return try await listings.translated { try await listings.client.rpc(function, params: values).execute().value }
    }

    func photo(_ name: String) async throws -> Data { try await listings.photo(name, .full) }

    func changes() -> AsyncStream<ListingChange> { listings.changes() }
}
