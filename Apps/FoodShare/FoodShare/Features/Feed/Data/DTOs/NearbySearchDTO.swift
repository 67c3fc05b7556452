/// The arguments of the project's function `search_food_items_nearby`. Filters that are not set are left out.
struct NearbySearchDTO: Encodable, Sendable {
    // The names of document 003 and of the function's parameters.
    // swift-format-ignore: AlwaysUseLowerCamelCase
    let user_lat: Double
    // swift-format-ignore: AlwaysUseLowerCamelCase
    let user_lng: Double
    // swift-format-ignore: AlwaysUseLowerCamelCase
    let radius_meters: Double
    // swift-format-ignore: AlwaysUseLowerCamelCase
    let only_category: String?
    // swift-format-ignore: AlwaysUseLowerCamelCase
    let only_words: String?
    // swift-format-ignore: AlwaysUseLowerCamelCase
    let without_allergens: [String]?
    // swift-format-ignore: AlwaysUseLowerCamelCase
    let most_rows: Int?

    /// The maximum length of the search text that the function accepts, in characters. The app itself filters
    /// by the rest of a longer text.
    static let mostWords = 1_000

    init(_ location: Coordinate, radiusKm: Double, _ filter: FeedFilter, most: Int? = nil) {
        user_lat = location.latitude
        user_lng = location.longitude
        radius_meters = radiusKm * 1000
        without_allergens = filter.without.isEmpty ? nil : filter.without.map(\.rawValue).sorted()
        most_rows = most
        only_category = filter.category?.rawValue
        let words = String(String.UnicodeScalarView(filter.words.unicodeScalars.prefix(Self.mostWords)))
        only_words = words.allSatisfy(\.isWhitespace) ? nil : words
    }
}
