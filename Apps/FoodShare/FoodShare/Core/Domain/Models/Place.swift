/// Where somebody looks for food.
struct Place: Identifiable, Equatable, Sendable {
    let name: String
    /// The region and the country, for telling namesakes apart.
    let region: String
    let location: Coordinate

    var id: String { "\(name), \(region)" }
}

#if DEBUG
extension Place {
    static let fixture = Place(name: "London", region: "England, United Kingdom", location: .fixture)
}
#endif
