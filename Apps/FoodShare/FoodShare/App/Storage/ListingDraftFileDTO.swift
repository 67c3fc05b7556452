import Foundation

/// A draft as this device's record has it.
struct ListingDraftFileDTO: Codable, Sendable {
    var version = 1
    let title: String
    let description: String
    let category: String
    let expiryDate: Date
    let allergens: [String]
    /// Left out where the place is the town's.
    var latitude: Double?
    var longitude: Double?

    init(_ draft: ListingDraft) {
        title = draft.title
        description = draft.description
        category = draft.category.rawValue
        expiryDate = draft.expiryDate
        allergens = draft.allergens.map(\.rawValue).sorted()
        latitude = draft.place?.latitude
        longitude = draft.place?.longitude
    }

    /// - Throws: ``AppError/unreadable(field:)``.
    func toDomain() throws -> ListingDraft {
        guard version == 1 else { throw AppError.unreadable(field: "version") }
        return ListingDraft(
            title: title, description: description, category: ListingCategory(rawValue: category) ?? .other,
            expiryDate: expiryDate, allergens: Set(allergens.map(Allergen.init(named:))), place: try place())
    }

    private func place() throws -> Coordinate? {
        guard let latitude, let longitude else { return nil }
        let place = Coordinate(latitude: latitude, longitude: longitude)
        guard place.isOnEarth else { throw AppError.unreadable(field: "latitude, longitude") }
        return place
    }
}
