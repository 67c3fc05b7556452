import Foundation

struct FoodListingDTO: Codable, Sendable {
    let id: String
    let title: String
    let details: String?
    let category: String
    let portions: Int
    let createdAt: String

    enum CodingKeys: String, CodingKey {
        case id
        case title
        case details
        case category
        case portions
        case createdAt = "created_at"
    }

    /// - Throws: ``AppError/unreadable(field:)`` for an invalid identifier; none is invented.
    func toDomain() throws -> FoodListing {
        FoodListing(
            id: try Self.valid(UUID(uuidString: id), "id"),
            title: title,
            details: details,
            category: try Self.valid(FoodListing.Category(rawValue: category), "category"),
            portions: portions,
            createdAt: try Self.valid(try? Date(createdAt, strategy: .iso8601), "created_at")
        )
    }

    /// Throws for an unreadable value: without it, the value would look as if it were absent.
    private static func valid<Value>(_ value: Value?, _ field: String) throws -> Value {
        guard let value else { throw AppError.unreadable(field: field) }
        return value
    }
}
