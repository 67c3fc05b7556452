import Foundation

/// A listing as the service sends and accepts it.
struct FoodListingDTO: Codable, Equatable, Sendable {
    let id: String
    let title: String
    var description: String?
    let category: String
    var latitude: Double
    var longitude: Double
    // The names of document 003 and of the service's columns.
    // swift-format-ignore: AlwaysUseLowerCamelCase
    let created_at: String
    // swift-format-ignore: AlwaysUseLowerCamelCase
    let expiry_date: String
    /// The allergens; left out if none are named, and by services without the column.
    var allergens: [String]?
    /// The name of the leading photo; left out if there are none, and by services without the column.
    var photo: String?
    /// The names of the photos after the leading one, in their order; left out if there are none, and by services
    /// without the column.
    // swift-format-ignore: AlwaysUseLowerCamelCase
    var more_photos: [String]?
    /// The pickup times that are not over. Only the project's functions return them; they are never sent, and left out by
    /// projects without them.
    var windows: [PickupWindowDTO]?
    /// The agreed pickup time. Only the project's functions return it, to giver and taker; it is never sent, and left out by
    /// projects without it.
    var agreed: PickupWindowDTO?
    /// The reader's relation to the listing. Only the project's functions return it; it is never sent.
    var standing: String?

    /// Converts the listing. An unknown `standing` is left out.
    ///
    /// - Throws: ``AppError/unreadable(field:)``. Document 003 instead invents an identifier and dates, which would
    ///   make the listing a new one at each load and never let it expire.
    func toDomain() throws -> FoodListing {
        guard let id = UUID(uuidString: id) else { throw AppError.unreadable(field: "id") }
        return FoodListing(
            id: id,
            title: title,
            description: description ?? "",
            category: ListingCategory(rawValue: category) ?? .other,
            location: try location(),
            createdAt: try ServiceTime.date(created_at, "created_at"),
            expiryDate: try ServiceTime.date(expiry_date, "expiry_date"),
            allergens: Set((allergens ?? []).map(Allergen.init(named:))),
            photos: photos,
            windows: try (windows ?? []).map { try $0.toDomain() },
            agreed: try agreed?.toDomain(),
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
}

extension FoodListingDTO {
    /// Formats a time in UTC with milliseconds, as in `2026-11-23T08:15:30.000Z`.
    static func text(_ time: Date) -> String {
        time.formatted(Date.ISO8601FormatStyle(includingFractionalSeconds: true))
    }

    /// The names of all photos in their order.
    var photos: [String] {
        get { (photo.map { [$0] } ?? []) + (more_photos ?? []) }
        set { (photo, more_photos) = (newValue.first, Self.others(of: newValue)) }
    }

    /// Returns the photos after the leading one; `nil` if there are none.
    private static func others(of photos: [String]) -> [String]? {
        photos.count > 1 ? Array(photos.dropFirst()) : nil
    }

    init(_ listing: FoodListing) {
        self.init(
            id: listing.id.uuidString, title: listing.title, description: listing.description,
            category: listing.category.rawValue, latitude: listing.location.latitude, longitude: listing.location.longitude,
            created_at: Self.text(listing.createdAt), expiry_date: Self.text(listing.expiryDate),
            allergens: listing.allergens.isEmpty ? nil : listing.allergens.map(\.rawValue).sorted(), photo: listing.photo,
            more_photos: Self.others(of: listing.photos))
    }
}
