import Foundation

struct Item: Identifiable, Equatable, Sendable {
    let id: UUID
    let name: String

    /// What a list shows: some services pad their words.
    var displayName: String { name.trimmingCharacters(in: .whitespaces) }
}

#if DEBUG
extension Item {
    static func fixture(
        id: UUID = UUID(),
        name: String = "Item"
    ) -> Self {
        Item(
            id: id,
            name: name
        )
    }
}

extension Array where Element == Item {
    static var fixtures: [Item] {
        (1...3).map { number in
            .fixture(
                id: UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, number)),
                name: "Item \(number)"
            )
        }
    }
}
#endif
