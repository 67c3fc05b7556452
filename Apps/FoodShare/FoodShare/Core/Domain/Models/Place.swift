/// The place around which a person looks for food.
struct Place: Identifiable, Equatable, Sendable {
    let name: String
    /// The region and the country, which distinguish places of the same name.
    let region: String
    let location: Coordinate

    var id: String { "\(name), \(region)" }

    /// The place with its position rounded to about a kilometre.
    var rounded: Place { Place(name: name, region: region, location: location.rounded) }
}

#if DEBUG
extension Place {
    static let fixture = Place(name: "London", region: "England, United Kingdom", location: .fixture)
}
#endif
