import Foundation
import Supabase

/// Listings of a project of Supabase: document 003's repository, and the three calls that it leaves out.
final class SupabaseFoodListingRepository: FoodListingRepository, Sendable {
    private let client: SupabaseClient

    init(client: SupabaseClient) {
        self.client = client
    }

    func fetchNearby(location: Coordinate, radiusKm: Double) async throws -> [FoodListing] {
        let response: [FoodListingDTO] = try await translated {
            try await client
                .rpc(
                    "search_food_items_nearby",
                    params: [
                        "user_lat": location.latitude,
                        "user_lng": location.longitude,
                        "radius_meters": radiusKm * 1000,
                    ]
                )
                .execute()
                .value
        }
        return try response.map { try $0.toDomain() }
    }

    func fetch(id: UUID) async throws -> FoodListing? {
        let found: [FoodListingDTO] = try await translated {
            try await client.from("food_items").select().eq("id", value: id).limit(1).execute().value
        }
        return try found.first?.toDomain()
    }

    func create(_ listing: FoodListing) async throws -> FoodListing {
        let created: FoodListingDTO = try await translated {
            try await client.from("food_items").insert(FoodListingDTO(listing)).select().single().execute().value
        }
        return try created.toDomain()
    }

    func delete(id: UUID) async throws {
        let gone: [FoodListingDTO] = try await translated {
            try await client.from("food_items").delete().eq("id", value: id).select().execute().value
        }
        // Row-level security leaves out what is not one's own, and says nothing.
        guard !gone.isEmpty else { throw AppError.gone }
    }

    private func translated<Answer>(_ ask: () async throws -> Answer) async throws -> Answer {
        do {
            return try await ask()
        } catch let error as DecodingError {
            throw AppError.unreadable(field: error.field)
        } catch {
            throw AppError.from(error)
        }
    }
}

extension DecodingError {
    /// The path of what could not be read, as `[3].title`; "answer" where it is the whole.
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
