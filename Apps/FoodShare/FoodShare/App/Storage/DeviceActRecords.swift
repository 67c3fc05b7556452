import Foundation
import StrataPersistence

/// The recent actions of the device's person, which are stored in the device's records.
struct DeviceActRecords: ActRecords {
    private let store: DocumentStore
    private let acts: DocumentCollection<ActsFileDTO>
    private let people: DocumentCollection<PersonFileDTO>
    private let limits: PersonLimits

    /// Creates the records of the recent actions of the device's person.
    ///
    /// - Parameter store: The store of the records, which belong to the device of the current call.
    init(store: DocumentStore, limits: PersonLimits = .standard) {
        self.store = store
        self.limits = limits
        acts = store.collection("acts")
        people = store.collection("person")
    }

    func count(_ kind: AppLimit.Kind, at now: Date) async throws {
        let most = limits.most(kind, after: try await age(at: now))
        try await change { file in
            let times = (file.times[kind.rawValue] ?? []).filter { Self.counts($0, at: now, within: Self.hour) }
            guard times.count < most else {
                let first = times.sorted().dropFirst(times.count - most).first
                return AppLimit(kind: kind, most: most, until: first?.addingTimeInterval(Self.hour))
            }
            file.times[kind.rawValue] = times + [now]
            return nil
        }
    }

    func takeBack(_ kind: AppLimit.Kind, at time: Date) async {
        try? await change { file in
            if let index = file.times[kind.rawValue]?.lastIndex(of: time) { file.times[kind.rawValue]?.remove(at: index) }
            return nil
        }
    }

    func begin(claim listing: String, beside open: Set<String>, at now: Date) async throws {
        let most = limits.most(.openClaims, after: try await age(at: now))
        try await change { file in
            // One that was noted just now may not be stored with its listing yet.
            file.claims = file.claims.filter { Self.counts($0.value, at: now, within: Self.minute) }
            guard open.union(file.claims.keys).subtracting([listing]).count < most else {
                return AppLimit(kind: .openClaims, most: most, until: nil)
            }
            file.claims[listing] = now
            return nil
        }
    }

    func end(claim listing: String) async {
        try? await change { file in
            file.claims[listing] = nil
            return nil
        }
    }

    func reportWeight(at now: Date) async throws -> Int {
        limits.weight(after: try await age(at: now))
    }

    private static let hour: TimeInterval = 3_600
    private static let minute: TimeInterval = 60

    /// Returns whether a time is within the last seconds. Of two actions at once, the later one may be stored
    /// first. A time that is further ahead was recorded before the clock was put back.
    private static func counts(_ time: Date, at now: Date, within seconds: TimeInterval) -> Bool {
        (-minute..<seconds).contains(now.timeIntervalSince(time))
    }

    /// The time for which the person has used the app, in seconds; 0 for a person whose first action this is.
    private func age(at now: Date) async throws -> TimeInterval {
        try await people.document(key: "own").map { now.timeIntervalSince($0.at) } ?? 0
    }

    /// Changes the records of actions in a transaction, so that of several concurrent actions each is
    /// counted.
    private func change(_ work: @escaping @Sendable (inout ActsFileDTO) -> AppLimit?) async throws {
        let limit: AppLimit? = try await keeping {
            try await store.change { [acts] changes throws(PersistenceError) in
                var file = try changes.document(key: "own", in: acts)?.value ?? ActsFileDTO()
                let limit = work(&file)
                if limit == nil { try changes.put(file, key: "own", in: acts) }
                return limit
            }
        }
        if let limit { throw AppError.limited(limit) }
    }
}

/// The recent actions of a device's person, as they are stored: those within the last hour.
struct ActsFileDTO: Codable, Sendable {
    var version = 1
    /// The times of each kind of action.
    var times: [String: [Date]] = [:]
    /// The listings for which a request is being made, with the times.
    var claims: [String: Date] = [:]
}
