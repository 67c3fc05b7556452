import Foundation
import Supabase

/// Listings of a Supabase project: document 003's repository with the three methods that it leaves out.
///
/// The database's policies (`supabase/migrations`) decide who may see, change and get what; this class converts their
/// refusals to ``AppError``.
final class SupabaseFoodListingRepository: FoodListingRepository, Sendable {
    let client: SupabaseClient
    /// The key with which a server of the app publishes the photos that it has drawn; `nil` if the project needs none.
    let photoKey: String?
    private let signIn: AnonymousSignIn
    /// Notes that this person gets a part in a listing, before they do, so that all their windows look for what others then do.
    private let noting: (@Sendable (UUID) async -> Void)?

    /// - Parameters:
    ///   - client: The client of the project.
    ///   - device: Returns an identifier of this device, the same in all its windows; `nil` for one window only.
    ///   - photoKey: The key with which photos are published; `nil` if the project needs none.
    ///   - noting: Notes that this person is about to get a part in a listing.
    init(
        client: SupabaseClient, device: (@Sendable () async throws -> String)? = nil, photoKey: String? = nil,
        noting: (@Sendable (UUID) async -> Void)? = nil
    ) {
        self.client = client
        self.photoKey = photoKey
        self.noting = noting
        let only = UUID().uuidString
        signIn = AnonymousSignIn(client: client, device: device ?? { only })
    }

    func fetchNearby(location: Coordinate, radiusKm: Double, filter: FeedFilter) async throws -> [FoodListing] {
        try await found(NearbySearchDTO(location, radiusKm: radiusKm, filter))
    }

    func fetchNearby(location: Coordinate, radiusKm: Double, filter: FeedFilter, most: Int) async throws -> [FoodListing] {
        try await found(NearbySearchDTO(location, radiusKm: radiusKm, filter, most: most))
    }

    /// Counts the offers in the database, which needs no more time for it than for the search.
    func countNearby(location: Coordinate, radiusKm: Double, filter: FeedFilter) async throws -> ListingCount {
        let search = NearbySearchDTO(location, radiusKm: radiusKm, filter)
        let number: Int = try await translated {
            try await client.rpc("count_food_items_nearby", params: search).execute().value
        }
        return ListingCount(number)
    }

    /// Searches and counts in the database, which returns only the offers that are shown.
    func search(
        location: Coordinate, radiusKm: Double, filter: FeedFilter, most: Int
    ) async throws -> (listings: [FoodListing], total: ListingCount?) {
        let nearest = try await fetchNearby(location: location, radiusKm: radiusKm, filter: filter, most: most)
        guard nearest.count >= most else { return (nearest, nil) }
        let count = try await countNearby(location: location, radiusKm: radiusKm, filter: filter)
        guard count.isMore(than: nearest.count) else { return (nearest, nil) }
        return (try await addingOwn(to: nearest, location: location, radiusKm: radiusKm, filter: filter), count)
    }

    private func found(_ search: NearbySearchDTO) async throws -> [FoodListing] {
        let response: [FoodListingDTO] = try await translated {
            try await client.rpc("search_food_items_nearby", params: search).execute().value
        }
        return try response.map { try $0.toDomain() }
    }

    /// Calls a function of the database that returns the standing, and the exact place to people who may know it.
    func fetch(id: UUID) async throws -> FoodListing? {
        let found: [FoodListingDTO] = try await translated {
            try await client.rpc("food_item", params: ["item_id": id]).execute().value
        }
        return try found.first?.toDomain()
    }

    func create(_ listing: FoodListing) async throws -> FoodListing {
        await note(listing.id)
        do {
            let created: FoodListingDTO = try await asSomebody {
                try await client.from("food_items").insert(FoodListingDTO(listing)).select().single().execute().value
            }
            ListingNews.shared.tell(listing.id)
            return try created.toDomain()
        } catch let refusal as AppError where refusal.mayMeanStored {
            guard let stored = try await fetch(id: listing.id), stored.standing?.isOwn == true else { throw refusal }
            return try stored.answering(listing)
        }
    }

    /// Deletes a listing of this person.
    ///
    /// - Throws: ``AppError/gone`` if it does not exist; ``AppError/taken`` if it is another person's.
    func delete(id: UUID) async throws {
        let gone: [ChangedListingDTO] = try await asSomebody {
            try await client.from("food_items").delete().eq("id", value: id).select("id,photo,more_photos").execute().value
        }
        try await checkOwn(id, gone)
        ListingNews.shared.tell(id)
        for photo in gone.flatMap(\.photos) { await forget(photo) }
    }

    /// Throws an error if nothing was changed, since row-level security silently skips rows of other people.
    private func checkOwn(_ id: UUID, _ changed: [ChangedListingDTO]) async throws {
        guard changed.isEmpty else { return }
        _ = try await standing(of: id)
        throw AppError.taken
    }
}

extension SupabaseFoodListingRepository: ListingEditRepository {
    func update(_ listing: FoodListing) async throws {
        let changed: [ChangedListingDTO] = try await asSomebody {
            try await client.from("food_items").update(FoodListingEditDTO(listing)).eq("id", value: listing.id).select("id")
                .execute().value
        }
        try await checkOwn(listing.id, changed)
        ListingNews.shared.tell(listing.id)
    }

    func move(_ id: UUID, to place: Coordinate, address: String, telling words: PlainText) async throws {
        let address = try PickupTerms(address: address).checked(now: Date()).address
        let move = MovedPlaceDTO(
            item_id: id, latitude: place.latitude, longitude: place.longitude, words: words.text, address: address)
        try await asSomebody { try await client.rpc("move_food_item", params: move).execute() }
        ListingNews.shared.tell(id)
    }
}

extension SupabaseFoodListingRepository: ListingClaimRepository {
    func standing(of id: UUID) async throws -> ListingStanding {
        let word: String = try await translated {
            try await client.rpc("food_item_standing", params: ["item_id": id]).execute().value
        }
        guard let standing = ListingStanding(word: word) else { throw AppError.unreadable(field: "answer") }
        return standing
    }

    func claim(id: UUID) async throws {
        await note(id)
        try await call("claim_food_item", id)
    }

    func release(id: UUID) async throws { try await call("release_food_item", id) }

    func accept(id: UUID) async throws { try await call("accept_food_item_claim", id) }
}

extension SupabaseFoodListingRepository: ListingReportRepository {
    /// Returns `true`: every row has a giver.
    func hasGiver(id: UUID) async throws -> Bool { true }

    func report(id: UUID, for reason: ReportReason) async throws {
        try await asSomebody {
            try await client.rpc("report_food_item", params: ["item_id": id.uuidString, "reason": reason.rawValue]).execute()
        }
        ListingNews.shared.tell(id)
    }

    func block(giverOf id: UUID) async throws { try await call("block_food_item_giver", id) }

    /// Returns how many people this person has hidden; 0 without a session.
    func blockedCount() async throws -> Int {
        guard client.auth.currentSession != nil else { return 0 }
        return try await translated { try await client.rpc("blocked_giver_count").execute().value }
    }

    func unblockAll() async throws {
        try await asSomebody { try await client.rpc("unblock_all_givers").execute() }
    }
}

extension SupabaseFoodListingRepository {
    private func call(_ function: String, _ id: UUID) async throws {
        try await asSomebody { try await client.rpc(function, params: ["item_id": id]).execute() }
        ListingNews.shared.tell(id)
    }

    func note(_ listing: UUID) async { await noting?(listing) }

    @discardableResult
    func asSomebody<Answer>(_ ask: () async throws -> Answer) async throws -> Answer {
        try await translated {
            try await signIn.ensure()
            return try await ask()
        }
    }

    /// Runs a request and converts its errors. If the service rejects the token as expired, it is refreshed once.
    ///
    /// - Throws: ``AppError/signedOut`` if the session ends meanwhile; an answer for an anonymous reader is then
    ///   discarded.
    func translated<Answer>(_ ask: () async throws -> Answer) async throws -> Answer {
        let wasSomebody = client.auth.currentSession != nil
        let answer: Result<Answer, any Error>
        do {
            answer = .success(try await answered(ask))
        } catch {
            answer = .failure(error)
        }
        if wasSomebody, client.auth.currentSession == nil { throw AppError.signedOut }
        return try answer.get()
    }

    private func answered<Answer>(_ ask: () async throws -> Answer) async throws -> Answer {
        do {
            do {
                return try await ask()
            } catch let error where error.isAboutToken && client.auth.currentSession != nil {
                _ = try? await client.auth.refreshSession()
                guard client.auth.currentSession != nil else { throw AppError.signedOut }
                return try await ask()
            }
        } catch let error as DecodingError {
            throw AppError.unreadable(field: error.field)
        } catch let error as PostgrestError {
            throw error.appError
        } catch let error as StorageError {
            throw error.appError
        } catch {
            throw AppError.from(error)
        }
    }
}

/// The arguments of the database's function `move_food_item`.
private struct MovedPlaceDTO: Encodable, Sendable {
    // The name of the function's argument.
    // swift-format-ignore: AlwaysUseLowerCamelCase
    let item_id: UUID
    let latitude: Double
    let longitude: Double
    let words: String
    let address: String
}

private struct ChangedListingDTO: Decodable, Sendable {
    let id: String
    var photo: String?
    // The name of the service's column.
    // swift-format-ignore: AlwaysUseLowerCamelCase
    var more_photos: [String]?

    var photos: [String] { (photo.map { [$0] } ?? []) + (more_photos ?? []) }
}

extension Error {
    fileprivate var isAboutToken: Bool {
        switch self {
        case let error as PostgrestError: error.code == "PGRST301" || error.code == "PGRST303"
        case let error as StorageError: error.isAboutToken
        default: false
        }
    }
}

extension AppError {
    /// A Boolean value that indicates whether the project may have refused a listing because it is stored already. The
    /// project checks the limit of offers before the identifier.
    fileprivate var mayMeanStored: Bool {
        switch self {
        case .taken, .limited: true
        default: false
        }
    }
}

extension PostgrestError {
    /// The error to show. The migrations' functions refuse with an HTTP status as the code.
    fileprivate var appError: AppError {
        switch code {
        // 23505: another row has the identifier.
        case "PT403", "PT409", "23505": .taken
        case "PT410": .gone
        case "PT429": limit.map(AppError.limited) ?? .service
        default: .service
        }
    }

    /// The limit that the database names in the error's details; `nil` if it names none.
    private var limit: AppLimit? {
        struct LimitDTO: Decodable {
            let limit: String
            let most: Int
            let until: String?
        }
        // The space keeps Foundation on Linux from ending the process at an unclosed bracket that is the last character.
        guard let detail, let read = try? JSONDecoder().decode(LimitDTO.self, from: Data("\(detail) ".utf8)),
            let kind = AppLimit.Kind(rawValue: read.limit)
        else { return nil }
        return AppLimit(kind: kind, most: read.most, until: read.until.flatMap { try? ServiceTime.date($0, "until") })
    }
}

extension DecodingError {
    /// The coding path of the value that could not be read, such as `[3].title`; "answer" for the whole answer.
    fileprivate var field: String {
        let path: [any CodingKey] =
            switch self {
            case .typeMismatch(_, let context), .valueNotFound(_, let context), .dataCorrupted(let context): context.codingPath
            case .keyNotFound(let key, let context): context.codingPath + [key]
            @unknown default: []
            }
        let text = path.map { $0.intValue.map { "[\($0)]" } ?? ".\($0.stringValue)" }.joined()
        return text.isEmpty ? "answer" : text.hasPrefix(".") ? String(text.dropFirst()) : text
    }
}
