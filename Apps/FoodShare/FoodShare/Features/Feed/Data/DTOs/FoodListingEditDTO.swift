/// What a giver may change of a listing.
struct FoodListingEditDTO: Encodable, Sendable {
    let title: String
    let description: String
    let category: String
    // As the service's columns have it.
    // swift-format-ignore: AlwaysUseLowerCamelCase
    let expiry_date: String
    /// Empty where there are none any more: what is left out would stay.
    let allergens: [String]
}

extension FoodListingEditDTO {
    init(_ listing: FoodListing) {
        let whole = FoodListingDTO(listing)
        self.init(
            title: whole.title, description: listing.description, category: whole.category, expiry_date: whole.expiry_date,
            allergens: whole.allergens ?? [])
    }
}
