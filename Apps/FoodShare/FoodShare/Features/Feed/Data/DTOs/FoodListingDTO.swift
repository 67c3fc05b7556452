import Foundation

/// A listing as a service sends and takes it.
struct FoodListingDTO: Codable, Sendable {
    let id: String
    let title: String
    let description: String?
    let category: String
    let latitude: Double
    let longitude: Double
    // As the document and the service's columns have them.
    // swift-format-ignore: AlwaysUseLowerCamelCase
    let created_at: String
    // swift-format-ignore: AlwaysUseLowerCamelCase
    let expiry_date: String
    /// Left out where nothing was said, and by services that know of none.
    var allergens: [String]?
    /// Left out where there is none, and by services that know of none.
    var photo: String?
    /// The word for how the reader stands to it. The project's functions say it; nothing that is sent has it.
    var standing: String?

    /// Reads the listing. A standing in a word that this version does not know is left out.
    ///
    /// - Throws: ``AppError/unreadable(field:)``. Document 003 invents an identifier and dates instead; a listing with them
    ///   would be another one each time, and fresh for ever.
    func toDomain() throws -> FoodListing {
        guard let id = UUID(uuidString: id) else { throw AppError.unreadable(field: "id") }
        return FoodListing(
            id: id,
            title: title,
            description: description ?? "",
            category: ListingCategory(rawValue: category) ?? .other,
            location: try location(),
            createdAt: try Self.date(created_at, "created_at"),
            expiryDate: try Self.date(expiry_date, "expiry_date"),
            allergens: Set((allergens ?? []).map(Allergen.init(named:))),
            photo: photo,
            standing: standing.flatMap(ListingStanding.init(word:))
        )
    }

    private func location() throws -> Coordinate {
        let location = Coordinate(latitude: latitude, longitude: longitude)
        guard location.isOnEarth else {
            throw AppError.unreadable(field: (-90...90).contains(latitude) ? "longitude" : "latitude")
        }
        return location
    }

    /// Reads a time. PostgreSQL writes parts of a second, other services write none.
    private static func date(_ text: String, _ field: String) throws -> Date {
        let whole = Date.ISO8601FormatStyle()
        let parts = Date.ISO8601FormatStyle(includingFractionalSeconds: true)
        guard let date = (try? whole.parse(text)) ?? (try? parts.parse(text)) else { throw AppError.unreadable(field: field) }
        return date
    }
}

extension FoodListingDTO {
    /// Writes a time in UTC with its thousandths, as in `2026-11-23T08:15:30.000Z`.
    static func text(_ time: Date) -> String {
        time.formatted(Date.ISO8601FormatStyle(includingFractionalSeconds: true))
    }

    init(_ listing: FoodListing) {
        self.init(
            id: listing.id.uuidString, title: listing.title, description: listing.description,
            category: listing.category.rawValue, latitude: listing.location.latitude, longitude: listing.location.longitude,
            created_at: Self.text(listing.createdAt), expiry_date: Self.text(listing.expiryDate),
            allergens: listing.allergens.isEmpty ? nil : listing.allergens.map(\.rawValue).sorted(), photo: listing.photo)
    }
}
