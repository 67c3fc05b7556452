/// A listing with its distance from the reader.
struct NearbyListing: Identifiable, Equatable, Sendable {
    let listing: FoodListing
    let metres: Double

    var id: FoodListing.ID { listing.id }
}
