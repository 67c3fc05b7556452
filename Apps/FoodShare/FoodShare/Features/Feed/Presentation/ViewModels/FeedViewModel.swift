import Foundation
import Observation

/// What is offered around here, as document 003 writes it, with a radius and a filter of one's own.
@MainActor
@Observable
final class FeedViewModel {
    var listings: [FoodListing] = []
    var isLoading = false
    var error: AppError?
    /// Where the listings are seen from.
    private(set) var location: Coordinate?
    /// Kilometres.
    var radiusKm = 5.0
    var filter = FeedFilter()
    /// How many people's listings this person hides.
    private(set) var hiddenPeople = 0
    /// Of what is shown; `nil` before anything is.
    private var shownRadius: Double?

    private let repository: FoodListingRepository
    private let locationService: LocationService
    private let reports: ListingReportRepository?
    private let photos: ListingPhotoRepository?
    private let arrange: ArrangeListingsUseCase

    init(
        repository: FoodListingRepository, locationService: LocationService, reports: ListingReportRepository? = nil,
        photos: ListingPhotoRepository? = nil, arrange: ArrangeListingsUseCase = DefaultArrangeListingsUseCase()
    ) {
        self.repository = repository
        self.locationService = locationService
        self.reports = reports
        self.photos = photos
        self.arrange = arrange
    }

    /// What is shown of the listings, the nearest first.
    var nearby: [NearbyListing] {
        guard let location else { return [] }
        return arrange.execute(listings, from: location, filter: filter)
    }

    /// Asks once at a time. Where the radius changes meanwhile, what is shown at the end is of the last one.
    func loadNearbyListings() async {
        guard !isLoading else { return }
        isLoading = true
        defer { isLoading = false }

        do {
            var asked: Double
            repeat {
                asked = radiusKm
                let location = try await locationService.currentLocation()
                listings = try await repository.fetchNearby(location: location, radiusKm: asked)
                self.location = location
                // Another radius hides nobody else.
                if shownRadius == nil || shownRadius == asked { hiddenPeople = try await reports?.blockedCount() ?? 0 }
                shownRadius = asked
            } while asked != radiusKm
            error = nil
        } catch {
            self.error = AppError.from(error)
        }
    }

    /// The photo of a listing for its row; `nil` where there is none to be had.
    func photo(_ name: String) async -> Data? {
        try? await photos?.photo(name, .small)
    }

    /// Everybody's listings are to be seen again.
    func unblockAll() async {
        do {
            try await reports?.unblockAll()
        } catch {
            self.error = AppError.from(error)
            return
        }
        await loadNearbyListings()
    }
}
