/// What a giver may change of a listing. All of it is sent: what is left out would stay.
struct FoodListingEditDTO: Encodable, Sendable {
    let title: String
    let description: String
    let category: String
    // As the service's columns have it.
    // swift-format-ignore: AlwaysUseLowerCamelCase
    let expiry_date: String
    let allergens: [String]
    let photo: String?

    // Written out because one that is made leaves out what is nil.
    func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: CodingKeys.self)
        try values.encode(title, forKey: .title)
        try values.encode(description, forKey: .description)
        try values.encode(category, forKey: .category)
        try values.encode(expiry_date, forKey: .expiry_date)
        try values.encode(allergens, forKey: .allergens)
        try values.encode(photo, forKey: .photo)
    }

    private enum CodingKeys: String, CodingKey {
        // swift-format-ignore: AlwaysUseLowerCamelCase
        case title, description, category, expiry_date, allergens, photo
    }
}

extension FoodListingEditDTO {
    init(_ listing: FoodListing) {
        let whole = FoodListingDTO(listing)
        self.init(
            title: whole.title, description: listing.description, category: whole.category, expiry_date: whole.expiry_date,
            allergens: whole.allergens ?? [], photo: listing.photo)
    }
}
