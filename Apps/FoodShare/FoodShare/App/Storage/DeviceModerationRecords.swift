import Foundation
import StrataPersistence

/// The moderators' records in the database.
struct DeviceModerationRecords: ModerationRecords, CaseRecords {
    private let store: DocumentStore
    private let badges: DocumentCollection<ModeratorFileDTO>
    private let decisions: DocumentCollection<ModerationActFileDTO>
    private let cases: DocumentCollection<CaseFileDTO>
    private let surveys: DocumentCollection<CaseFileDTO>

    /// - Parameter store: The store of the records; the code that was entered belongs to the device of the current call.
    init(store: DocumentStore) {
        self.store = store
        badges = store.collection("moderator")
        decisions = store.collection("decisions", scope: .shared)
        cases = store.collection("cases", scope: .shared)
        surveys = store.collection("casesurveys", scope: .shared)
    }

    func digest() async throws -> String? { try await badges.value(key: "own")?.digest }

    func keep(digest: String) async throws {
        try await change { file in
            file.digest = digest
            return true
        }
    }

    func countAttempt(at now: Date) async throws -> Bool {
        try await change { file in
            let attempts = file.attempts.filter { abs(now.timeIntervalSince($0)) < 3_600 }
            guard attempts.count < Self.mostAttempts else { return false }
            file.attempts = attempts + [now]
            return true
        }
    }

    private static let mostAttempts = 10

    /// Changes the device's record in a transaction, so that of many attempts at once each counts.
    @discardableResult
    private func change(_ work: @escaping @Sendable (inout ModeratorFileDTO) -> Bool) async throws -> Bool {
        try await keeping {
            try await store.change { [badges] changes throws(PersistenceError) in
                var file = try changes.document(key: "own", in: badges)?.value ?? ModeratorFileDTO()
                guard work(&file) else { return false }
                try changes.put(file, key: "own", in: badges)
                return true
            }
        }
    }

    func add(_ act: ModerationAct) async throws {
        try await keeping { try await decisions.put(ModerationActFileDTO(act), key: act.id, at: act.date) }
    }

    func remove(_ id: ModerationAct.ID) async throws { try await decisions.remove(key: id) }

    func acts(limit: Int) async throws -> [ModerationAct] {
        try await decisions.documents(limit: limit).compactMap { $0.value.toDomain(id: $0.key, date: $0.at) }
    }

    func note(_ listing: String) async throws {
        try await keeping { try await cases.put(CaseFileDTO(), key: listing) }
    }

    func forget(_ listing: String) async throws { try await cases.remove(key: listing) }

    func listings(limit: Int) async throws -> [String] { try await cases.documents(limit: limit).map(\.key) }

    func isSurveyed() async throws -> Bool { try await surveys.document(key: "reports") != nil }

    func noteSurvey() async throws {
        try await keeping { try await surveys.put(CaseFileDTO(), key: "reports") }
    }
}

/// The code that was entered on a device, as a digest, and the times of the last attempts.
struct ModeratorFileDTO: Codable, Sendable {
    var version = 1
    var digest: String?
    var attempts: [Date] = []
}

/// A reported listing; the record's key is its identifier.
struct CaseFileDTO: Codable, Sendable {
    var version = 1
}

/// A decision; the record's time is that of the decision.
struct ModerationActFileDTO: Codable, Sendable {
    var version = 1
    let listing: String
    let title: String
    let moderator: String
    let decision: String
    let note: String
    let weight: Int

    init(_ act: ModerationAct) {
        listing = act.listing.uuidString
        title = act.title
        moderator = act.moderator
        decision = act.decision.rawValue
        note = act.note
        weight = act.weight
    }

    /// Returns `nil` for a decision of a later version of the app.
    func toDomain(id: String, date: Date) -> ModerationAct? {
        guard let listing = UUID(uuidString: listing), let decision = ModerationDecision(rawValue: decision) else { return nil }
        return ModerationAct(
            id: id, listing: listing, title: title, moderator: moderator, decision: decision, note: note, weight: weight,
            date: date)
    }
}
