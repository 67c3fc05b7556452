import Foundation

/// A draft as the device's record stores it.
struct ListingDraftFileDTO: Codable, Sendable {
    var version = 1
    let title: String
    let description: String
    let category: String
    let expiryDate: Date
    let allergens: [String]
    /// The latitude of the pickup place; left out until a place is chosen.
    var latitude: Double?
    var longitude: Double?
    /// The name of the pickup place; left out if the place is the device's position.
    var placeName: String?
    var placeRegion: String?
    /// A Boolean value that indicates whether a named place is the position of a pin. Earlier versions left it out, and also stored
    /// the middle of the town.
    var isPinned: Bool?
    /// The identifiers of the photos in order; left out by earlier versions, which stored one photo as `offer`.
    var photos: [String]?
    /// The address of the pickup place; left out by earlier versions.
    var address: String?
    /// The pickup times; left out by earlier versions.
    var windows: [PickupWindowFile]?

    init(_ draft: ListingDraft) {
        title = draft.title
        description = draft.description
        category = draft.category.rawValue
        expiryDate = draft.expiryDate
        allergens = draft.allergens.map(\.rawValue).sorted()
        latitude = draft.place?.location.latitude
        longitude = draft.place?.location.longitude
        photos = draft.photos.map(\.id)
        address = draft.address
        windows = draft.windows.map(PickupWindowFile.init)
        if case .named(let place) = draft.place { (placeName, placeRegion, isPinned) = (place.name, place.region, true) }
    }

    /// Converts the record to a draft without its photos.
    ///
    /// - Throws: ``AppError/unreadable(field:)``.
    func toDomain() throws -> ListingDraft {
        guard version == 1 else { throw AppError.unreadable(field: "version") }
        return ListingDraft(
            title: title, description: description, category: ListingCategory(rawValue: category) ?? .other,
            expiryDate: expiryDate, allergens: Set(allergens.map(Allergen.init(named:))), place: try place(),
            address: address ?? "", windows: (windows ?? []).map(\.window))
    }

    private func place() throws -> PickupPlace? {
        guard let latitude, let longitude else { return nil }
        let place = Coordinate(latitude: latitude, longitude: longitude)
        guard place.isOnEarth else { throw AppError.unreadable(field: "latitude, longitude") }
        guard let placeName else { return .here(place) }
        guard isPinned == true else { return nil }
        return .named(Place(name: placeName, region: placeRegion ?? "", location: place))
    }
}
