import Foundation

/// The limits of one person in the embedded store, as the project's database has them.
extension LocalFoodListingRepository {
    /// Runs an action that counts against a limit; an action that fails does not count.
    func counting<Answer>(_ kind: AppLimit.Kind, _ work: () async throws -> Answer) async throws -> Answer {
        guard let acts else { return try await work() }
        let date = now()
        try await acts.count(kind, at: date)
        do {
            return try await work()
        } catch {
            await acts.takeBack(kind, at: date)
            throw error
        }
    }

    /// Makes a request, unless this person has too many open requests.
    func claiming(_ id: UUID, _ work: () async throws -> Void) async throws {
        guard let acts else { return try await work() }
        try await acts.begin(claim: id.uuidString, beside: openClaims(), at: now())
        do {
            try await counting(.claims, work)
        } catch {
            await acts.end(claim: id.uuidString)
            throw error
        }
    }

    private func openClaims() async throws -> Set<String> {
        let (person, date) = (try await personService.currentPerson(), now())
        var open: Set<String> = []
        for id in try await records?.listings() ?? [] {
            guard let file = try await readable(id)?.settled(at: date) else { continue }
            if file.keepsFood(for: person, at: date) { open.insert(id) }
        }
        return open
    }

    /// Returns a stored listing; `nil` if there is none or this version of the app cannot read it. A listing
    /// that cannot be read must not keep a person from seeing the others.
    func readable(_ id: String) async throws -> FoodListingFile? {
        do {
            return try await table.listing(id: id)
        } catch AppError.unreadable {
            return nil
        }
    }
}

extension FoodListingFile {
    /// Returns whether a person has a request for the listing that is not over. An accepted request is over
    /// after its pickup time.
    func keepsFood(for person: String, at now: Date) -> Bool {
        (handOvers ?? []).contains { file in
            guard file.taker == person, !file.course.status.isFinal else { return false }
            return (file.course.status.isAgreed ? file.chosen?.end ?? expiry : expiry) > now
        }
    }
}
