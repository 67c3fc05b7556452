import Foundation

/// Food that somebody gives away.
struct FoodListing: Identifiable, Equatable, Sendable {
    let id: UUID
    let title: String
    let description: String
    let category: ListingCategory
    let location: Coordinate
    let createdAt: Date
    /// When it should be eaten. Document 003 asks for it in `isExpired` and has no such field.
    let expiryDate: Date
    /// What the giver says is in it; where it is empty nothing was said, which is not the same as none.
    let allergens: Set<Allergen>
    /// The name of its photo, if it has one.
    var photo: String?

    var isExpired: Bool {
        expiryDate < Date()
    }

    /// The same at another place.
    func at(_ location: Coordinate) -> FoodListing {
        FoodListing(
            id: id, title: title, description: description, category: category, location: location, createdAt: createdAt,
            expiryDate: expiryDate, allergens: allergens, photo: photo)
    }
}

#if DEBUG
extension FoodListing {
    static func fixture(
        id: UUID = UUID(),
        title: String = "Sourdough bread",
        description: String = "Two loaves from this morning.",
        category: ListingCategory = .bakery,
        location: Coordinate = .fixture,
        createdAt: Date = Date(timeIntervalSinceNow: -7200),
        expiryDate: Date = Date(timeIntervalSinceNow: 86_400),
        allergens: Set<Allergen> = [],
        photo: String? = nil
    ) -> Self {
        FoodListing(
            id: id, title: title, description: description, category: category, location: location, createdAt: createdAt,
            expiryDate: expiryDate, allergens: allergens, photo: photo)
    }
}

extension Array where Element == FoodListing {
    /// Three, the farther north the higher their number.
    static var fixtures: [FoodListing] { FoodListing.fixtures }
}

extension FoodListing {
    /// Made once, so that their times are the same however often they are asked for.
    fileprivate static let fixtures: [FoodListing] = {
        let titles = ["Sourdough bread", "A crate of apples", "Lentil soup"]
        let categories: [ListingCategory] = [.bakery, .produce, .meals]
        return titles.indices.map { number in
            .fixture(
                id: UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, UInt8(number + 1))),
                title: titles[number],
                category: categories[number],
                location: Coordinate(latitude: 51.51 + Double(number) * 0.01, longitude: -0.13)
            )
        }
    }()
}
#endif
