import Foundation

/// The answers of givers to reports, which the embedded app stores with their listings.
extension LocalFoodListingRepository: ListingCaseRepository {
    func reports(on id: UUID) async throws -> ListingCase {
        let person = try await personService.currentPerson()
        guard let file = try await listing(id), file.owner == person else { throw AppError.gone }
        return file.reportsForGiver
    }

    func answer(_ text: PlainText, for id: UUID) async throws {
        try await counting(.messages) {
            let isStored = Once<Bool>()
            _ = try await change(id) { file, person in
                guard file.owner == person, file.isReported, file.canAnswer else { return false }
                file.add(answer: text.text)
                isStored.value = true
                return true
            }
            guard isStored.value == true else { throw AppError.taken }
        }
    }
}

extension FoodListingFile {
    /// The number of reports for each reason that this version of the app knows.
    var reasonCounts: [ReportReason: Int] {
        (reports ?? [:]).values.compactMap(ReportReason.init(rawValue:)).reduce(into: [:]) { $0[$1, default: 0] += 1 }
    }

    /// The weight of the reports for each of these reasons.
    var reasonWeights: [ReportReason: Int] {
        (reports ?? [:]).reduce(into: [:]) { sums, report in
            guard let reason = ReportReason(rawValue: report.value) else { return }
            sums[reason, default: 0] += reportWeights?[report.key] ?? 1
        }
    }

    /// The reports as the giver reads them: nothing of those that have not hidden the listing, whose time may tell who made
    /// them.
    fileprivate var reportsForGiver: ListingCase {
        ListingCase(
            reasons: isReported ? reasonCounts : [:], answer: answer, isKept: decision == "kept", note: note ?? "",
            canAnswer: isReported && canAnswer)
    }

    /// A Boolean value that indicates whether the giver of a hidden listing may answer.
    fileprivate var canAnswer: Bool { decision == nil || (decision == "kept" && (appeals ?? 0) < ListingCase.mostAppeals) }

    /// Stores the giver's answer. After a decision it stays hidden until a moderator has read the answer.
    fileprivate mutating func add(answer text: String) {
        answer = text
        guard decision == "kept" else { return }
        decision = nil
        appeals = (appeals ?? 0) + 1
    }
}
