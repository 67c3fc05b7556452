import Foundation

struct FoodListing: Identifiable, Equatable, Sendable {
    let id: UUID
    let title: String
    let details: String?
    let category: Category
    let portions: Int
    let createdAt: Date

    /// The name for lists, without the spaces that some services send around it.
    var displayName: String { title.trimmingCharacters(in: .whitespaces) }

    enum Category: String, CaseIterable, Sendable {
        case produce, bakery, meal, other
    }
}

#if DEBUG
extension FoodListing {
    static func fixture(
        id: UUID = UUID(),
        title: String = "Food listing",
        details: String? = nil,
        category: Category = .produce,
        portions: Int = 1,
        createdAt: Date = Date(timeIntervalSince1970: 1_767_268_800)
    ) -> Self {
        FoodListing(
            id: id,
            title: title,
            details: details,
            category: category,
            portions: portions,
            createdAt: createdAt
        )
    }
}

extension Array where Element == FoodListing {
    static var fixtures: [FoodListing] {
        (1...3).map { number in
            .fixture(
                id: UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, number)),
                title: "Food listing \(number)"
            )
        }
    }
}
#endif
