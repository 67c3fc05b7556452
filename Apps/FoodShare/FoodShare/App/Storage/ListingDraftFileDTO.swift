import Foundation

/// A draft as this device's record has it.
struct ListingDraftFileDTO: Codable, Sendable {
    var version = 1
    let title: String
    let description: String
    let category: String
    let expiryDate: Date
    let allergens: [String]

    init(_ draft: ListingDraft) {
        title = draft.title
        description = draft.description
        category = draft.category.rawValue
        expiryDate = draft.expiryDate
        allergens = draft.allergens.map(\.rawValue).sorted()
    }

    /// - Throws: ``AppError/unreadable(field:)``.
    func toDomain() throws -> ListingDraft {
        guard version == 1 else { throw AppError.unreadable(field: "version") }
        return ListingDraft(
            title: title, description: description, category: ListingCategory(rawValue: category) ?? .other,
            expiryDate: expiryDate, allergens: Set(allergens.map(Allergen.init(named:))))
    }
}
