import Foundation

struct ItemDTO: Codable, Sendable {
    let id: String
    let name: String

    enum CodingKeys: String, CodingKey {
        case id
        case name = "name"
    }

    /// - Throws: ``AppError/unreadable(field:)``: a made-up identifier would be another item each time.
    func toDomain() throws -> Item {
        guard let id = UUID(uuidString: id) else { throw AppError.unreadable(field: "id") }
        return Item(
            id: id,
            name: name
        )
    }
}
