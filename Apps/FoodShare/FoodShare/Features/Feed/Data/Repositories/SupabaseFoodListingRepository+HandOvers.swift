import Foundation
import Supabase

/// Hand-overs of a Supabase project, whose functions decide who reads and does what.
extension SupabaseFoodListingRepository: HandOverRepository {
    /// Returns no hand-overs without a session: a person who never requested or offered anything has none.
    func all() async throws -> [HandOver] {
        guard client.auth.currentSession != nil else { return [] }
        let found: [HandOverDTO] = try await translated { try await client.rpc("my_food_handovers").execute().value }
        return try found.compactMap { try Self.readable($0) }
            .sorted { ($0.lastChange, $0.id.uuidString) > ($1.lastChange, $1.id.uuidString) }
    }

    /// Converts a hand-over; `nil` for one of a later version of the app, which must not keep a person from
    /// seeing the others.
    private static func readable(_ found: HandOverDTO) throws -> HandOver? {
        do {
            return try found.toDomain()
        } catch AppError.unreadable {
            return nil
        }
    }

    func handOver(_ id: HandOver.ID, of listing: UUID) async throws -> HandOver {
        guard let found = try await all().first(where: { $0.id == id }) else { throw AppError.gone }
        return found
    }

    func joinLine(of listing: UUID) async throws {
        await note(listing)
        try await changing(listing) { try await client.rpc("join_food_item_line", params: ["item_id": listing]).execute() }
    }

    func perform(_ action: HandOverAction, on id: HandOver.ID, of listing: UUID) async throws {
        let act = HandOverActDTO(action, on: id)
        let photos = action.endsOffer ? (try? await fetch(id: listing))?.photos ?? [] : []
        try await changing(listing) { try await client.rpc("act_on_food_handover", params: act).execute() }
        // The project has removed the listing. It notes the photos that stay behind.
        for photo in photos { await forget(photo) }
    }

    func terms(of listing: UUID) async throws -> PickupTerms {
        let terms: PickupTermsDTO = try await asSomebody {
            try await client.rpc("food_item_terms", params: ["item_id": listing]).execute().value
        }
        return try terms.toDomain()
    }

    func keep(_ terms: PickupTerms, of listing: UUID) async throws {
        let clean = try terms.checked(now: Date())
        // The database refuses late times without naming the field.
        let expiry = clean.windows.isEmpty ? nil : try await fetch(id: listing)?.expiryDate
        let set = SetTermsDTO(id: listing, terms: PickupTermsDTO(try clean.checked(now: Date(), expiry: expiry ?? .distantFuture)))
        try await changing(listing) { try await client.rpc("set_food_item_terms", params: set).execute() }
    }

    func ownListings() async throws -> [UUID] {
        guard client.auth.currentSession != nil else { return [] }
        return try await translated { try await client.rpc("my_food_items").execute().value }
    }

    func takenBack() async throws -> [FoodListing] {
        guard client.auth.currentSession != nil else { return [] }
        let found: [FoodListingDTO] = try await translated { try await client.rpc("my_taken_back_food_items").execute().value }
        // One of a later version must not keep a person from seeing the others.
        return found.compactMap { try? $0.toDomain() }
    }

    func hasPart(in listing: UUID) async throws -> Bool {
        guard client.auth.currentSession != nil else { return false }
        return try await translated { try await client.rpc("has_part_in_food_item", params: ["item_id": listing]).execute().value }
    }

    func forgetEverything() async throws {
        guard client.auth.currentSession != nil else { return }
        let listings = Set(try await all().map(\.listing) + ownListings())
        // Once the session is gone, this person can remove none of them.
        let files = try await ownPhotoFiles()
        try await asSomebody { try await client.rpc("forget_my_food").execute() }
        await forget(files: files)
        for listing in listings { ListingNews.shared.tell(listing) }
    }

    func changes(where isWanted: @escaping @Sendable (ListingChange) -> Bool) -> AsyncStream<ListingChange> {
        ListingNews.shared.changes(where: isWanted)
    }

    /// Changes a hand-over. If the state has changed meanwhile, the project refuses with the same code,
    /// whatever has changed.
    private func changing<Answer>(_ listing: UUID, _ ask: () async throws -> Answer) async throws {
        do {
            try await asSomebody(ask)
        } catch AppError.taken {
            throw AppError.changed
        }
        ListingNews.shared.tell(listing)
    }
}
