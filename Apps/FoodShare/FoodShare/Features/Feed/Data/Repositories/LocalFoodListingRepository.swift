import Foundation

/// Listings that the app stores itself. Around a place without any offers it creates samples.
///
/// Only the giver and an accepted claimer see the exact position; others see one up to 500 m beside it. It is drawn
/// once for a giver's home, so neither repeated requests nor many offers reveal more; see ``BlurredHome``.
struct LocalFoodListingRepository: FoodListingRepository {
    let table: ListingTable
    let personService: PersonService
    /// The most listings that are returned; the nearest ones are.
    var limit = 200
    /// The files of photos, which are removed with their listings.
    var photos: PhotoFiles?

    func fetchNearby(location: Coordinate, radiusKm: Double, filter: FeedFilter) async throws -> [FoodListing] {
        let (person, blocked) = (try await personService.currentPerson(), try await personService.blocked())
        let (metres, now) = (radiusKm * 1000, FoodListingDTO.text(Date()))
        func shown() async throws -> [FoodListingFile] {
            try await table.near(location, metres: metres, limit: limit) { file in
                file.isOnOffer(to: person, now: now, filter: filter) && !file.isHidden(from: person, hiding: blocked)
            }
        }
        var found = try await shown()
        // Any listing within the samples' radius shows that no samples are needed.
        let isSettled = !found.isEmpty && metres <= SampleListings.metres
        if !isSettled, try await isNew(location) {
            try await table.put(SampleListings.around(location).map { FoodListingFile(listing: FoodListingDTO($0)) })
            found = try await shown()
        }
        return try found.map { try $0.toDomain(for: person) }
    }

    /// Returns whether there are no offers around the place yet.
    private func isNew(_ location: Coordinate) async throws -> Bool {
        try await table.near(location, metres: SampleListings.metres, limit: 1) { _ in true }.isEmpty
    }

    func fetch(id: UUID) async throws -> FoodListing? {
        let person = try await personService.currentPerson()
        guard let file = try await table.listing(id: id.uuidString) else { return nil }
        return file.isHidden(from: person, hiding: try await personService.blocked()) ? nil : try file.toDomain(for: person)
    }

    func create(_ listing: FoodListing) async throws -> FoodListing {
        guard listing.location.isOnEarth else { throw AppError.unreadable(field: "latitude, longitude") }
        let shown = try await personService.shownPlace(for: listing.location)
        let file = FoodListingFile(
            listing: FoodListingDTO(listing.at(shown)), owner: try await personService.currentPerson(),
            exactLatitude: listing.location.latitude, exactLongitude: listing.location.longitude)
        try await table.put([file])
        return listing
    }

    /// - Throws: ``AppError/gone`` if it does not exist; ``AppError/taken`` if it is another person's.
    func delete(id: UUID) async throws {
        guard try await standing(of: id).isOwn else { throw AppError.taken }
        let photo = try await table.listing(id: id.uuidString)?.listing.photo
        try await table.remove(id: id.uuidString)
        if let photo { try? await photos?.remove(photo) }
    }
}

extension LocalFoodListingRepository: ListingEditRepository {
    func update(_ listing: FoodListing) async throws {
        let standing = try await change(listing.id) { file, person in
            guard file.owner == person else { return false }
            let shown = Coordinate(latitude: file.listing.latitude, longitude: file.listing.longitude)
            file.listing = FoodListingDTO(listing.at(shown))
            return true
        }
        guard standing.isOwn else { throw AppError.taken }
    }
}

extension LocalFoodListingRepository: ListingClaimRepository {
    func standing(of id: UUID) async throws -> ListingStanding {
        let person = try await personService.currentPerson()
        guard let file = try await table.listing(id: id.uuidString) else { throw AppError.gone }
        return file.standing(for: person)
    }

    func claim(id: UUID) async throws {
        let now = FoodListingDTO.text(Date())
        let standing = try await change(id) { file, person in
            guard file.standing(for: person) == .open, file.listing.expiry_date > now else { return false }
            file.claimer = person
            return true
        }
        guard standing == .asked else { throw AppError.taken }
    }

    func release(id: UUID) async throws {
        let standing = try await change(id) { file, person in
            guard file.owner == person || file.claimer == person else { return false }
            file.release()
            return true
        }
        guard standing == .open || standing.isOwn else { throw AppError.taken }
    }

    func accept(id: UUID) async throws {
        let standing = try await change(id) { file, person in
            guard file.standing(for: person) == .own(.waiting) else { return false }
            file.isAccepted = true
            return true
        }
        guard standing == .own(.accepted) else { throw AppError.taken }
    }

    /// Changes a listing on behalf of this person.
    ///
    /// - Returns: The person's standing afterwards.
    /// - Throws: ``AppError/gone`` if it does not exist.
    func change(
        _ id: UUID, _ change: @escaping @Sendable (inout FoodListingFile, String) -> Bool
    ) async throws -> ListingStanding {
        let person = try await personService.currentPerson()
        guard let file = try await table.change(id: id.uuidString, { change(&$0, person) }) else { throw AppError.gone }
        return file.standing(for: person)
    }
}
