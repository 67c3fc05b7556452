/// The fields of a listing that its giver may change. All of them are sent, since a field that is left out
/// would stay unchanged.
struct FoodListingEditDTO: Encodable, Sendable {
    let title: String
    let description: String
    let category: String
    // The names of the service's columns.
    // swift-format-ignore: AlwaysUseLowerCamelCase
    let expiry_date: String
    let allergens: [String]
    let photo: String?
    // swift-format-ignore: AlwaysUseLowerCamelCase
    let more_photos: [String]?

    // Written by hand because the synthesized method leaves out `nil` values.
    func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: CodingKeys.self)
        try values.encode(title, forKey: .title)
        try values.encode(description, forKey: .description)
        try values.encode(category, forKey: .category)
        try values.encode(expiry_date, forKey: .expiry_date)
        try values.encode(allergens, forKey: .allergens)
        try values.encode(photo, forKey: .photo)
        try values.encode(more_photos, forKey: .more_photos)
    }

    private enum CodingKeys: String, CodingKey {
        // swift-format-ignore: AlwaysUseLowerCamelCase
        case title, description, category, expiry_date, allergens, photo, more_photos
    }
}

extension FoodListingEditDTO {
    init(_ listing: FoodListing) {
        let whole = FoodListingDTO(listing)
        self.init(
            title: whole.title, description: listing.description, category: whole.category, expiry_date: whole.expiry_date,
            allergens: whole.allergens ?? [], photo: whole.photo, more_photos: whole.more_photos)
    }
}
