import Foundation

extension LocalFoodListingRepository: ListingReportRepository {
    func hasGiver(id: UUID) async throws -> Bool {
        try await table.listing(id: id.uuidString)?.giver != nil
    }

    /// Stores a report. A second report by the same person replaces the reason.
    func report(id: UUID, for reason: ReportReason) async throws {
        let weight = try await acts?.reportWeight(at: now()) ?? 1
        try await counting(.reports) {
            // Before the report, so that moderators find each one that is stored.
            try await cases?.note(id.uuidString)
            let standing = try await change(id) { file, person in
                guard file.owner != person else { return false }
                file.addReport(by: person, for: reason, weight: weight)
                return true
            }
            guard !standing.isOwn else { throw AppError.taken }
        }
    }

    func block(giverOf id: UUID) async throws {
        let person = try await personService.currentPerson()
        // One that is kept for its giver alone is gone for everybody else.
        guard let file = try await table.listing(id: id.uuidString), file.removed == nil || file.handOvers?.isEmpty == false
        else { throw AppError.gone }
        guard let owner = file.giver, owner != person else { throw AppError.taken }
        try await block(owner, by: person)
    }

    func blockedCount() async throws -> Int {
        try await personService.blocked().count
    }

    func unblockAll() async throws {
        try await personService.unblockAll()
        let person = try await personService.currentPerson()
        for id in try await records?.listings() ?? [] {
            guard try await readable(id) != nil else { continue }
            _ = try await table.change(id: id) { file in
                guard file.owner == person, file.barred != nil else { return false }
                file.barred = nil
                return true
            }
        }
    }
}
