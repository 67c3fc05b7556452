import Foundation
import Observation

/// What is offered around here, as document 003 writes it, with a radius and a filter of one's own.
@MainActor
@Observable
final class FeedViewModel {
    var listings: [FoodListing] = []
    var isLoading = false
    var error: AppError?
    /// The place that distances are measured from.
    private(set) var location: Coordinate?
    /// Kilometres.
    var radiusKm = 5.0
    var filter = FeedFilter()
    /// How many people's listings this person hides.
    private(set) var hiddenPeople = 0
    /// The radius and the filter of the listings that are shown; `nil` before any are.
    private var shown: Question?

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

    /// What is shown of the listings, in the order of the list.
    var nearby: [NearbyListing] {
        guard let location else { return [] }
        return arrange.execute(listings, from: location, filter: filter)
    }

    /// Loads the listings; what was shown stays until the new ones are there, and where that fails.
    ///
    /// It asks one question at a time. Where the radius or the filter changes meanwhile, it asks again for the last one.
    func loadNearbyListings() async {
        guard !isLoading else { return }
        isLoading = true
        defer { isLoading = false }
        do {
            repeat { try await load(question) } while shown != question
            error = nil
        } catch {
            if let told = AppError.told(error) { self.error = told }
        }
    }

    private func load(_ asked: Question) async throws {
        let location = try await locationService.currentLocation()
        listings = try await repository.fetchNearby(location: location, radiusKm: asked.radiusKm, filter: asked.filter)
        self.location = location
        // Another radius or filter hides nobody else.
        if shown == nil || shown == asked { hiddenPeople = try await reports?.blockedCount() ?? 0 }
        shown = asked
    }

    private var question: Question { Question(radiusKm: radiusKm, filter: filter) }

    /// What the service is asked for.
    private struct Question: Equatable {
        let radiusKm: Double
        let filter: FeedFilter
    }

    /// Loads the photo of a listing for its row; `nil` where that fails.
    func photo(_ name: String) async -> Data? {
        try? await photos?.photo(name, .small)
    }

    /// Shows the listings of all people again whom this person had hidden.
    func unblockAll() async {
        do {
            try await reports?.unblockAll()
        } catch {
            if let told = AppError.told(error) { self.error = told }
            return
        }
        await loadNearbyListings()
    }
}
