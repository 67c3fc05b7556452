/// A listing as somebody sees it from where they are.
struct NearbyListing: Identifiable, Equatable, Sendable {
    let listing: FoodListing
    let metres: Double

    var id: FoodListing.ID { listing.id }
}
