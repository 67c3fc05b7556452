import Foundation

/// Food that somebody gives away.
struct FoodListing: Identifiable, Equatable, Sendable {
    let id: UUID
    let title: String
    let description: String
    let category: ListingCategory
    let location: Coordinate
    let createdAt: Date
    /// The last moment to eat it. Document 003 asks for it in `isExpired` and has no such field.
    let expiryDate: Date
    /// The allergens that the giver named. An empty set means that nothing was said, not that there are none.
    let allergens: Set<Allergen>
    /// The name of its photo, if it has one.
    var photo: String?
    /// How the person who asked for it stands to it; `nil` where the service does not say. It comes in one answer with
    /// ``location``, which is the exact place where the standing is ``ListingStanding/received`` or one's own.
    var standing: ListingStanding?

    var isExpired: Bool {
        expiryDate < Date()
    }

    func isExpired(at moment: Date) -> Bool {
        expiryDate < moment
    }

    /// Returns the same listing at another place.
    func at(_ location: Coordinate) -> FoodListing {
        FoodListing(
            id: id, title: title, description: description, category: category, location: location, createdAt: createdAt,
            expiryDate: expiryDate, allergens: allergens, photo: photo, standing: standing)
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
        photo: String? = nil,
        standing: ListingStanding? = nil
    ) -> Self {
        FoodListing(
            id: id, title: title, description: description, category: category, location: location, createdAt: createdAt,
            expiryDate: expiryDate, allergens: allergens, photo: photo, standing: standing)
    }
}

extension Array where Element == FoodListing {
    /// Three listings. A later one lies farther north.
    static var fixtures: [FoodListing] { FoodListing.fixtures }
}

extension FoodListing {
    /// Makes them once, so that their times are the same each time.
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
