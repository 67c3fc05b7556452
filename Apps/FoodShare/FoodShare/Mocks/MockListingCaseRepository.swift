#if DEBUG
import Foundation

/// The reports of one person's offers, which are answered as in the real ones.
actor MockListingCaseRepository: ListingCaseRepository {
    private var kept: ListingCase

    init(_ reports: ListingCase = ListingCase(reasons: [.spoiled: 2, .scam: 1])) { kept = reports }

    func reports(on id: UUID) async throws -> ListingCase { kept }

    func answer(_ text: PlainText, for id: UUID) async throws {
        guard kept.canAnswer else { throw AppError.taken }
        kept.answer = text.text
    }
}
#endif
