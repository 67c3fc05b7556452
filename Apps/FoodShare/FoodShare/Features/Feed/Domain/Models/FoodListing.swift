import Foundation

/// Food that a person gives away.
struct FoodListing: Identifiable, Equatable, Sendable {
    let id: UUID
    let title: String
    let description: String
    let category: ListingCategory
    let location: Coordinate
    let createdAt: Date
    /// The time when the listing expires. Document 003 uses it in `isExpired` but declares no such field.
    let expiryDate: Date
    /// The allergens that the giver named. An empty set means that none were named, not that there are none.
    let allergens: Set<Allergen>
    /// The names of the listing's photos in the giver's order.
    var photos: [String] = []
    /// The pickup times that the giver proposes, in order; empty if none are proposed.
    var windows: [PickupWindow] = []
    /// The pickup time on which giver and taker have agreed; `nil` if there is none, or the reader is neither of them.
    var agreed: PickupWindow?
    /// The reader's relation to the listing; `nil` if the service does not report it. The relation
    /// comes in the same response as ``location``, which is exact only if the relation is
    /// ``ListingStanding/received`` or the listing is the reader's.
    var standing: ListingStanding?

    /// The name of the photo that leads in lists; `nil` if there are none.
    var photo: String? { photos.first }

    var isExpired: Bool {
        expiryDate < Date()
    }

    func isExpired(at moment: Date) -> Bool {
        expiryDate < moment
    }

    /// Returns the first of the proposed pickup times that is not over; `nil` if there is none.
    func nextWindow(at now: Date) -> PickupWindow? {
        windows.filter { $0.end > now }.min { $0.start < $1.start }
    }

    /// Returns the same listing at another place.
    func at(_ location: Coordinate) -> FoodListing {
        FoodListing(
            id: id, title: title, description: description, category: category, location: location, createdAt: createdAt,
            expiryDate: expiryDate, allergens: allergens, photos: photos, windows: windows, agreed: agreed, standing: standing)
    }
}

extension FoodListing {
    /// Returns this stored listing as the answer to an offer that was sent again. The time at which it was offered
    /// may differ, since each attempt has its own.
    ///
    /// - Parameter offer: The listing that was sent, with the identifier of this one.
    /// - Throws: ``AppError/changed`` if the offer has other content.
    func answering(_ offer: FoodListing) throws(AppError) -> FoodListing {
        let (texts, others) = ([title, description, category.rawValue], [offer.title, offer.description, offer.category.rawValue])
        // Services round a time to milliseconds.
        let isSameTime = abs(expiryDate.timeIntervalSince(offer.expiryDate)) < 0.01
        guard texts == others, isSameTime, allergens == offer.allergens, photos == offer.photos, location.isSame(as: offer.location)
        else { throw .changed }
        return self
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
        morePhotos: [String] = [],
        windows: [PickupWindow] = [],
        standing: ListingStanding? = nil
    ) -> Self {
        FoodListing(
            id: id, title: title, description: description, category: category, location: location, createdAt: createdAt,
            expiryDate: expiryDate, allergens: allergens, photos: (photo.map { [$0] } ?? []) + morePhotos, windows: windows,
            standing: standing)
    }
}

extension Array where Element == FoodListing {
    /// Three listings, each farther north than the one before.
    static var fixtures: [FoodListing] { FoodListing.fixtures }
}

extension FoodListing {
    /// Three sample listings. They are created once, so that their times do not change.
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
