import Foundation
import Supabase

/// The answers of givers to reports, about which the project's functions decide.
extension SupabaseFoodListingRepository: ListingCaseRepository {
    func reports(on id: UUID) async throws -> ListingCase {
        let found: ListingCaseDTO = try await asSomebody {
            try await client.rpc("food_item_case", params: ["item_id": id]).execute().value
        }
        return found.toDomain()
    }

    func answer(_ text: PlainText, for id: UUID) async throws {
        try await asSomebody {
            try await client.rpc("answer_food_item_reports", params: ["item_id": id.uuidString, "answer": text.text]).execute()
        }
        ListingNews.shared.tell(id)
    }
}

/// The answer of the project's function `food_item_case`.
struct ListingCaseDTO: Decodable, Sendable {
    let reasons: [String: Int]
    let answer: String?
    let decision: String?
    let note: String
    let canAnswer: Bool

    private enum CodingKeys: String, CodingKey {
        case reasons, answer, decision, note
        case canAnswer = "can_answer"
    }

    func toDomain() -> ListingCase {
        ListingCase(
            reasons: ReportReason.known(reasons), answer: answer, isKept: decision == "kept", note: note, canAnswer: canAnswer)
    }
}

extension ReportReason {
    /// Returns the numbers of the reasons that this version of the app knows.
    static func known(_ numbers: [String: Int]) -> [ReportReason: Int] {
        numbers.reduce(into: [:]) { known, number in
            if let reason = ReportReason(rawValue: number.key) { known[reason] = number.value }
        }
    }
}
