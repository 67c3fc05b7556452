import Foundation

/// The hand-overs of the embedded app, which are stored with their listings: one transaction changes both.
extension LocalFoodListingRepository: HandOverRepository {
    func all() async throws -> [HandOver] {
        // Most people have no part in anything, and then nobody asks who they are.
        guard let parts = try await records?.listings(), !parts.isEmpty else { return [] }
        let (person, date) = (try await personService.currentPerson(), now())
        var all: [HandOver] = []
        for id in parts {
            do {
                guard let file = try await table.listing(id: id)?.settled(at: date) else {
                    try await records?.forget(id)
                    continue
                }
                all += try await handOvers(in: file, for: person)
            } catch AppError.unreadable {
                // Of a later version, or damaged: the others are shown.
                continue
            }
        }
        return all.sorted { ($0.lastChange, $0.id.uuidString) > ($1.lastChange, $1.id.uuidString) }
    }

    func handOver(_ id: HandOver.ID, of listing: UUID) async throws -> HandOver {
        let person = try await personService.currentPerson()
        guard let file = try await table.listing(id: listing.uuidString)?.settled(at: now()),
            let found = try await handOvers(in: file, for: person).first(where: { $0.id == id })
        else { throw AppError.gone }
        return found
    }

    private func handOvers(in file: FoodListingFile, for person: String) async throws -> [HandOver] {
        let date = now()
        var found: [HandOver] = []
        for handOver in file.handOvers ?? [] where !handOver.course.isPurged(at: date) {
            guard var shown = try file.handOver(handOver, for: person) else { continue }
            if let other = shown.role == .giver ? handOver.taker : file.giver {
                shown.missed = try await records?.missed(by: other) ?? 0
            }
            found.append(shown)
        }
        return found
    }

    func joinLine(of listing: UUID) async throws {
        try await claiming(listing) { try await enterLine(of: listing) }
    }

    private func enterLine(of listing: UUID) async throws {
        let (date, isDone) = (now(), Once<Bool>())
        try await records?.note(listing.uuidString)
        _ = try await change(listing) { file, person in
            guard file.admitsToLine(person, at: date) else { return false }
            file.ask(person, at: date)
            isDone.value = true
            return true
        }
        guard isDone.value == true else { throw AppError.changed }
    }

    func perform(_ action: HandOverAction, on id: HandOver.ID, of listing: UUID) async throws {
        let before = try await handOver(id, of: listing)
        if action == .markRead, !before.isUnread { return }
        guard case .send = action else { return try await apply(action, to: before) }
        try await counting(.messages) { try await apply(action, to: before) }
    }

    private func apply(_ action: HandOverAction, to before: HandOver) async throws {
        let (id, listing) = (before.id, before.listing)
        let (person, date, refusal) = (try await personService.currentPerson(), now(), Once<HandOverRefusal>())
        let file = try await table.change(id: listing.uuidString) { file in
            file.settle(at: date)
            do throws(HandOverRefusal) {
                try file.perform(action, on: id.uuidString, by: person, at: date)
                return true
            } catch {
                refusal.value = error
                return false
            }
        }
        guard let file else { throw AppError.gone }
        guard refusal.value == nil else { throw AppError.changed }
        await schedulePurge(of: file)
        try await follow(action, of: before, in: file, by: person)
    }

    /// Makes the other changes that an action requires: a missed pickup is counted, and closing a
    /// conversation hides the people from each other.
    private func follow(
        _ action: HandOverAction, of before: HandOver, in file: FoodListingFile, by person: String
    ) async throws {
        let taker = file.handOvers?.first { UUID(uuidString: $0.id) == before.id }?.taker
        guard let other = before.role == .giver ? taker : file.giver else { return }
        switch action {
        case .answer(.missed) where before.course.counts(absenceToldBy: before.role): try await records?.addMissed(by: other)
        case .block: try await block(other, by: person)
        // The action has taken the offer back, but for its photos.
        case .cancel(.notAvailable), .takeBack: try await takeOff(before.listing, with: file.listing.photos)
        case .cancel where before.role == .taker: await acts?.end(claim: before.listing.uuidString)
        default: break
        }
    }

    /// Hides a person, and closes all conversations with them.
    func block(_ other: String, by person: String) async throws {
        try await personService.block(other)
        let date = now()
        for id in try await records?.listings() ?? [] {
            guard try await readable(id) != nil else { continue }
            _ = try await table.change(id: id) { file in
                file.settle(at: date)
                return file.close(between: person, and: other, at: date)
            }
        }
    }

    func terms(of listing: UUID) async throws -> PickupTerms {
        let person = try await personService.currentPerson()
        guard let file = try await table.listing(id: listing.uuidString), file.owner == person,
            file.removed == nil || file.isTakenBack == true
        else { throw AppError.gone }
        return file.pickup
    }

    func keep(_ terms: PickupTerms, of listing: UUID) async throws {
        let (date, refused) = (now(), Once<InvalidField>())
        let clean = try terms.checked(now: date)
        let standing = try await change(listing) { file, person in
            guard file.owner == person else { return false }
            do throws(InvalidField) {
                file.keep(try clean.checked(now: date, expiry: file.expiry), at: date)
                return true
            } catch {
                refused.value = error
                return false
            }
        }
        guard standing.isOwn else { throw AppError.taken }
        if let refusal = refused.value { throw refusal }
    }

    func ownListings() async throws -> [UUID] {
        guard let parts = try await records?.listings(), !parts.isEmpty else { return [] }
        let (person, date) = (try await personService.currentPerson(), now())
        var own: [UUID] = []
        for id in parts {
            guard let file = try await readable(id)?.settled(at: date), file.owner == person, file.removed == nil,
                !file.isGivenAway
            else { continue }
            if let id = UUID(uuidString: id) { own.append(id) }
        }
        return own
    }

    func takenBack() async throws -> [FoodListing] {
        let (person, date) = (try await personService.currentPerson(), now())
        var found: [(listing: FoodListing, at: Date)] = []
        for id in try await records?.listings() ?? [] {
            guard let file = try await readable(id), file.owner == person, file.isTakenBack == true, let removed = file.removed,
                date.timeIntervalSince(removed) < HandOverCourse.daysKept * 86_400, let listing = try? file.toDomain(for: person)
            else { continue }
            found.append((listing, removed))
        }
        return found.sorted { $0.at > $1.at }.map(\.listing)
    }

    func hasPart(in listing: UUID) async throws -> Bool {
        try await records?.has(listing.uuidString) ?? false
    }

    func mayHavePart(in listing: UUID) -> Bool { records?.mayHave(listing) ?? false }

    func forgetEverything() async throws {
        let (person, date) = (try await personService.currentPerson(), now())
        for id in try await records?.listings() ?? [] {
            guard let known = try await readable(id) else { continue }
            guard known.owner != person else {
                try await leave(known, at: date)
                continue
            }
            _ = try await table.change(id: id) { file in
                file.settle(at: date)
                file.forget(taker: person, at: date)
                return true
            }
        }
        try await records?.eraseDevice()
    }

    /// Removes a listing of a giver who forgets everything. Whoever waits for it, or is on the way, reads for 30 days that it was
    /// withdrawn.
    private func leave(_ known: FoodListingFile, at date: Date) async throws {
        let isAwaited = Once<Bool>()
        let file = try await table.change(id: known.listing.id) { file in
            file.settle(at: date)
            isAwaited.value = file.leave(at: date)
            return true
        }
        guard let file, isAwaited.value == true else { return try await remove(known) }
        await schedulePurge(of: file)
        for name in known.listing.photos { try? await photos?.remove(name) }
    }

    func changes(where isWanted: @escaping @Sendable (ListingChange) -> Bool) -> AsyncStream<ListingChange> {
        table.changes(where: isWanted)
    }
}

extension LocalFoodListingRepository {
    /// Removes photos, exact places and conversations of offers that ended 30 days ago.
    ///
    /// - Returns: The number of listings that were removed or shortened.
    @discardableResult
    func purge() async throws -> Int {
        let date = now()
        var count = 0
        try await survey(at: date)
        while let due = try await records?.duePurges(at: date, limit: Self.batch), !due.isEmpty {
            let start = ContinuousClock.now
            var checks: [String: Date] = [:]
            for id in due {
                do {
                    let answer = try await purge(id, at: date)
                    if answer.isChanged { count += 1 }
                    checks[id] = answer.next
                } catch {
                    // One that cannot be read waits for a day, and does not keep the others.
                    checks[id] = date.addingTimeInterval(86_400)
                }
            }
            try await records?.schedulePurges(checks)
            try await rest(after: start, of: due.count)
        }
        return count
    }

    /// The largest number of listings that are looked at without a rest.
    private static var batch: Int { 200 }

    /// Rests after a full batch for four times as long as it took. A million listings of an earlier version would
    /// otherwise keep everybody's pages waiting for minutes after an update.
    private func rest(after start: ContinuousClock.Instant, of count: Int) async throws {
        guard count == Self.batch else { return }
        try await pause((ContinuousClock.now - start) * 4)
    }

    /// Looks at each listing once to schedule its purge, since earlier versions of the app did not do so.
    ///
    /// A transaction for each of a million listings would keep other processes from writing.
    private func survey(at date: Date) async throws {
        guard let records, try await !records.isSurveyed() else { return }
        var last = ""
        while case let ids = try await table.ids(after: last, limit: Self.batch), let end = ids.last {
            let start = ContinuousClock.now
            try await records.schedulePurges(Dictionary(uniqueKeysWithValues: ids.map { ($0, date) }))
            last = end
            try await rest(after: start, of: ids.count)
        }
        try await records.noteSurvey()
    }

    /// Removes the parts of a listing that are due. Returns whether there were any, and when to check the
    /// listing again; `nil` if it is gone.
    private func purge(_ id: String, at date: Date) async throws -> (isChanged: Bool, next: Date?) {
        guard let file = try await table.listing(id: id)?.settled(at: date) else {
            try await records?.cancelPurge(of: id)
            return (false, nil)
        }
        if file.isPurged(at: date) {
            try await remove(file)
            return (true, nil)
        }
        let rest = try await shorten(file, at: date)
        // Never now, since the job would not end.
        let next = max((rest ?? file).settled(at: date).nextPurge(from: date), date.addingTimeInterval(60))
        return (rest != nil, next)
    }

    /// Removes the hand-overs of a listing that are due. Returns what is left of it; `nil` if none was due.
    private func shorten(_ file: FoodListingFile, at date: Date) async throws -> FoodListingFile? {
        guard file.handOvers?.contains(where: { $0.course.isPurged(at: date) }) == true else { return nil }
        let isShortened = Once<Bool>()
        let rest = try await table.change(id: file.listing.id) { file in
            file.settle(at: date)
            let before = file.handOvers?.count
            file.handOvers?.removeAll { $0.course.isPurged(at: date) }
            isShortened.value = file.handOvers?.count != before
            return isShortened.value == true
        }
        return isShortened.value == true ? rest : nil
    }

    /// Schedules the next check of a listing. If there is no room for the record, the listing's next change
    /// schedules it.
    func schedulePurge(of file: FoodListingFile) async {
        try? await records?.schedulePurge(of: file.listing.id, at: file.nextPurge(from: now()))
    }

    /// Schedules the next checks of several listings with different identifiers, in one transaction.
    func schedulePurges(of files: [FoodListingFile]) async {
        let date = now()
        let times = files.map { ($0.listing.id, $0.nextPurge(from: date)) }
        try? await records?.schedulePurges(Dictionary(uniqueKeysWithValues: times))
    }

    private func remove(_ file: FoodListingFile) async throws {
        try await table.remove(id: file.listing.id)
        try await records?.cancelPurge(of: file.listing.id)
        for name in file.listing.photos { try? await photos?.remove(name) }
    }
}
