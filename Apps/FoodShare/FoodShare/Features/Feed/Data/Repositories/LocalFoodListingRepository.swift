import Foundation

/// Listings that the app stores itself. If the person asked for samples, it creates some around a place that
/// has no offers.
///
/// Only the giver and an accepted claimer see the exact position; others see one up to 500 m beside it. The
/// shown position is drawn once for a giver's home, so neither repeated requests nor many offers reveal more;
/// see ``BlurredHome``.
struct LocalFoodListingRepository: FoodListingRepository {
    let table: ListingTable
    let personService: PersonService
    /// The maximum number of listings that are returned: the nearest ones.
    var limit = 200
    /// The files of photos, which are removed with their listings.
    var photos: PhotoFiles?
    /// The records of the person's hand-overs that are not part of a listing.
    var records: HandOverRecords?
    /// The records that hold each person's limits; `nil` for none.
    var acts: ActRecords?
    /// The list of reported listings; `nil` if there are no moderators.
    var cases: CaseRecords?
    /// Returns whether this person asked for samples around a place.
    var samples: @Sendable (Coordinate) async throws -> Bool = { _ in true }
    var now: @Sendable () -> Date = { Date() }
    /// Waits between two batches of ``purge()``.
    var pause: @Sendable (Duration) async throws -> Void = { try await Task.sleep(for: $0) }

    func fetchNearby(location: Coordinate, radiusKm: Double, filter: FeedFilter) async throws -> [FoodListing] {
        try await fetchNearby(location: location, radiusKm: radiusKm, filter: filter, most: limit)
    }

    func countNearby(location: Coordinate, radiusKm: Double, filter: FeedFilter) async throws -> ListingCount {
        let reader = try await reader(at: location)
        let counted = ListingCount.most + 1
        return ListingCount(try await shown(to: reader, location, radiusKm * 1000, filter, most: 1, countingTo: counted).count)
    }

    func search(
        location: Coordinate, radiusKm: Double, filter: FeedFilter, most: Int
    ) async throws -> (listings: [FoodListing], total: ListingCount?) {
        let counted = max(most, ListingCount.most) + 1
        let (person, found, count) = try await find(location, radiusKm: radiusKm, filter, most: most, countingTo: counted)
        let nearest = try found.map { try $0.toDomain(for: person) }
        guard count > nearest.count else { return (nearest, nil) }
        return (try await addingOwn(to: nearest, location: location, radiusKm: radiusKm, filter: filter), ListingCount(count))
    }

    /// The person who searches, and the records that decide which offers they may see.
    private struct Reader {
        let person: String
        /// The givers whom the person hides.
        let blocked: Set<String>
        let hasSamples: Bool
    }

    private func reader(at place: Coordinate) async throws -> Reader {
        Reader(
            person: try await personService.currentPerson(), blocked: try await personService.blocked(),
            hasSamples: try await samples(place))
    }

    /// Returns the nearest stored offers that a person may see, and how many there are.
    private func shown(
        to reader: Reader, _ location: Coordinate, _ metres: Double, _ filter: FeedFilter, most: Int, countingTo counted: Int
    ) async throws -> (nearest: [FoodListingFile], count: Int) {
        let date = now()
        let now = FoodListingDTO.text(date)
        let plain = PlainListings(now: now, hidden: reader.blocked, filter: filter)
        let found = try await table.near(location, metres: metres, limit: most, countingTo: counted, plain: plain) { file in
            guard file.owner != nil || reader.hasSamples else { return false }
            let file = file.settled(at: date)
            return file.isOnOffer(to: reader.person, now: now, filter: filter)
                && !file.isHidden(from: reader.person, hiding: reader.blocked)
        }
        return (found.nearest.map { $0.settled(at: date) }, found.count)
    }

    func fetchNearby(location: Coordinate, radiusKm: Double, filter: FeedFilter, most: Int) async throws -> [FoodListing] {
        let (person, found, _) = try await find(location, radiusKm: radiusKm, filter, most: most, countingTo: most)
        return try found.map { try $0.toDomain(for: person) }
    }

    /// Returns the current person, the nearest stored offers that they may see, and how many there are; makes samples at a
    /// new place.
    private func find(
        _ location: Coordinate, radiusKm: Double, _ filter: FeedFilter, most: Int, countingTo counted: Int
    ) async throws -> (person: String, found: [FoodListingFile], count: Int) {
        let (reader, metres) = (try await reader(at: location), radiusKm * 1000)
        func shown() async throws -> (nearest: [FoodListingFile], count: Int) {
            try await self.shown(to: reader, location, metres, filter, most: most, countingTo: counted)
        }
        var found = try await shown()
        // Any listing that the person sees within the samples' radius shows that no samples are needed.
        let isSettled = !found.nearest.isEmpty && metres <= SampleListings.metres
        if reader.hasSamples, !isSettled {
            let isEmpty = try await isEmpty(location, for: reader)
            if isEmpty { try await makeSamples(around: location) }
            // Another window may have made them since the search; nobody is told of that.
            if isEmpty || found.nearest.isEmpty { found = try await shown() }
        }
        return (reader.person, found.nearest, found.count)
    }

    private func makeSamples(around location: Coordinate) async throws {
        let made = SampleListings.around(location).map { FoodListingFile(listing: FoodListingDTO($0)) }
        try await table.put(made)
        await schedulePurges(of: made)
    }

    /// Returns whether a person sees no offers around the place, whatever they look for. Others' promised ones do not help.
    private func isEmpty(_ location: Coordinate, for reader: Reader) async throws -> Bool {
        try await shown(to: reader, location, SampleListings.metres, FeedFilter(), most: 1, countingTo: 1).count == 0
    }

    func fetch(id: UUID) async throws -> FoodListing? {
        let person = try await personService.currentPerson()
        guard let file = try await listing(id) else { return nil }
        return file.isHidden(from: person, hiding: try await personService.blocked()) ? nil : try file.toDomain(for: person)
    }

    func create(_ listing: FoodListing) async throws -> FoodListing {
        guard listing.location.isOnEarth else { throw AppError.unreadable(field: "latitude, longitude") }
        // Storing one once more, after its answer was lost, is no new offer.
        if let stored = try await repeated(listing) { return stored }
        let file = try await file(of: listing)
        try await records?.note(listing.id.uuidString)
        do {
            try await counting(.offers) {
                guard try await table.insert(file) else { throw AppError.changed }
            }
        } catch AppError.changed {
            // The same one was stored since it was looked for.
            guard let stored = try await repeated(listing) else { throw AppError.changed }
            return stored
        }
        await schedulePurge(of: file)
        return listing
    }

    /// Returns a listing of this person as it is stored already; `nil` if it is not.
    ///
    /// - Throws: ``AppError/taken`` if it is another person's; ``AppError/gone`` if it was taken off the list;
    ///   ``AppError/changed`` if it has other content.
    private func repeated(_ listing: FoodListing) async throws -> FoodListing? {
        guard let stored = try await table.listing(id: listing.id.uuidString) else { return nil }
        let person = try await personService.currentPerson()
        guard stored.owner == person else { throw AppError.taken }
        guard stored.removed == nil else { throw AppError.gone }
        // The server may have stopped before it scheduled the removal.
        await schedulePurge(of: stored)
        return try stored.settled(at: now()).toDomain(for: person).answering(listing)
    }

    private func file(of listing: FoodListing) async throws -> FoodListingFile {
        let shown = try await personService.shownPlace(for: listing.location)
        let barred = try await personService.blocked().sorted()
        return FoodListingFile(
            listing: FoodListingDTO(listing.at(shown)), owner: try await personService.currentPerson(),
            exactLatitude: listing.location.latitude, exactLongitude: listing.location.longitude,
            barred: barred.isEmpty ? nil : barred)
    }

    /// Deletes a listing of this person.
    ///
    /// - Throws: ``AppError/gone`` if it does not exist; ``AppError/taken`` if it is another person's.
    ///
    /// Its photos are removed at once. What the people who had a part in it agreed on is kept for them, and the rest for its
    /// giver, who can offer it again; see ``purge()``.
    func delete(id: UUID) async throws {
        guard try await standing(of: id).isOwn else { throw AppError.taken }
        try await takeOff(id, with: try await listing(id)?.listing.photos ?? [])
    }

    /// Takes a listing off the list on behalf of a moderator: its giver cannot offer it again.
    func takeOff(_ id: UUID) async throws {
        try await takeOff(id, with: try await listing(id)?.listing.photos ?? [], isByGiver: false)
    }

    /// Takes a listing off the list, and removes the photos with the given names.
    func takeOff(_ id: UUID, with photoNames: [String], isByGiver: Bool = true) async throws {
        let date = now()
        let file = try await table.change(id: id.uuidString) { file in
            file.settle(at: date)
            file.takeBack(at: date, isByGiver: isByGiver)
            file.listing.photos = []
            return true
        }
        if let file, file.isTakenBack == true || file.handOvers?.isEmpty == false {
            await schedulePurge(of: file)
        } else {
            try await table.remove(id: id.uuidString)
        }
        for name in photoNames { try? await photos?.remove(name) }
    }
}

extension LocalFoodListingRepository: ListingEditRepository {
    func update(_ listing: FoodListing) async throws {
        let date = now()
        let standing = try await change(listing.id) { file, person in
            guard file.owner == person else { return false }
            let shown = Coordinate(latitude: file.listing.latitude, longitude: file.listing.longitude)
            file.listing = FoodListingDTO(listing.at(shown))
            file.dropLateWindows(at: date)
            return true
        }
        guard standing.isOwn else { throw AppError.taken }
    }

    func move(_ id: UUID, to place: Coordinate, address: String, telling words: PlainText) async throws {
        guard place.isOnEarth else { throw AppError.unreadable(field: "latitude, longitude") }
        let address = try PickupTerms(address: address).checked(now: now()).address
        guard try await standing(of: id).isOwn else { throw AppError.taken }
        // Each new place has a new point that others see, which is drawn as rarely as for offers.
        try await counting(.offers) {
            let shown = try await personService.shownPlace(for: place)
            let date = now()
            try await move(id, to: shown) { file in
                file.move(to: place, shown: shown, address: address, telling: words, at: date)
            }
        }
    }

    /// Moves the point that others see, by a change that returns whether the place may be moved.
    private func move(
        _ id: UUID, to shown: Coordinate, _ change: @escaping @Sendable (inout FoodListingFile) -> Bool
    ) async throws {
        let (person, date, isMoved) = (try await personService.currentPerson(), now(), Once<Bool>())
        let file = try await table.move(id: id.uuidString, to: shown) { file in
            guard file.owner == person, file.removed == nil else { return false }
            file.settle(at: date)
            isMoved.value = change(&file)
            return isMoved.value == true
        }
        guard let file, isMoved.value == true else { throw AppError.taken }
        await schedulePurge(of: file)
    }
}

extension LocalFoodListingRepository: ListingClaimRepository {
    func standing(of id: UUID) async throws -> ListingStanding {
        let person = try await personService.currentPerson()
        guard let file = try await listing(id) else { throw AppError.gone }
        return file.standing(for: person)
    }

    func claim(id: UUID) async throws {
        try await claiming(id) { try await ask(for: id) }
    }

    private func ask(for id: UUID) async throws {
        let date = now()
        let now = FoodListingDTO.text(date)
        // Before the claim, so that this person's windows know what the change that is reported to them is about.
        try await records?.note(id.uuidString)
        let standing = try await change(id) { file, person in
            guard file.standing(for: person) == .open, file.listing.expiry_date > now, file.barred?.contains(person) != true,
                file.mayAsk(person)
            else { return false }
            file.ask(person, at: date)
            return true
        }
        guard standing == .asked else { throw AppError.taken }
    }

    func release(id: UUID) async throws {
        let (date, isDone) = (now(), Once<Bool>())
        let standing = try await change(id) { file, person in
            guard let action = file.release(by: person) else { return false }
            isDone.value = (try? file.performOnCurrent(action, by: person, at: date)) != nil
            return isDone.value == true
        }
        guard isDone.value == true || standing.isOwn else { throw AppError.taken }
        await acts?.end(claim: id.uuidString)
    }

    func accept(id: UUID) async throws {
        let date = now()
        let standing = try await change(id) { file, person in
            guard file.standing(for: person) == .own(.waiting) else { return false }
            return (try? file.performOnCurrent(.accept, by: person, at: date)) != nil
        }
        guard standing == .own(.accepted) else { throw AppError.taken }
    }

    /// Returns a listing in its state at the current time; `nil` if it does not exist or the giver has
    /// removed it.
    func listing(_ id: UUID) async throws -> FoodListingFile? {
        guard let file = try await table.listing(id: id.uuidString), file.removed == nil else { return nil }
        return file.settled(at: now())
    }

    /// Changes a listing on behalf of this person.
    ///
    /// - Returns: The person's standing afterwards.
    /// - Throws: ``AppError/gone`` if it does not exist.
    func change(
        _ id: UUID, _ change: @escaping @Sendable (inout FoodListingFile, String) -> Bool
    ) async throws -> ListingStanding {
        let (person, date, isChanged) = (try await personService.currentPerson(), now(), Once<Bool>())
        let file = try await table.change(id: id.uuidString) { file in
            guard file.removed == nil else { return false }
            file.settle(at: date)
            isChanged.value = change(&file, person)
            return isChanged.value == true
        }
        guard let file, file.removed == nil else { throw AppError.gone }
        if isChanged.value == true { await schedulePurge(of: file) }
        return file.settled(at: date).standing(for: person)
    }
}

/// A value that a change of the table computes, for the code after the change.
///
/// `@unchecked`: it is written inside the table's transaction, and read only after that has ended.
final class Once<Value>: @unchecked Sendable {
    var value: Value?
}
