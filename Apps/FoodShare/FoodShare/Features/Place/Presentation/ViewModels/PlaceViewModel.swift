import Foundation
import Observation

/// The view model for the place around which a person looks for food.
@MainActor
@Observable
final class PlaceViewModel {
    private(set) var chosen: Place?
    /// The search for another place.
    let search: PlaceSearch
    var isLoading = false
    var error: AppError?

    private let service: PlaceService

    init(service: PlaceService) {
        self.service = service
        search = PlaceSearch(service: service)
    }

    func load() async {
        await run { chosen = try await service.chosenPlace() }
    }

    /// Searches for the typed name. Meanwhile a place that is already shown can be picked.
    ///
    /// - Parameter locale: The language of the countries' names.
    func find(in locale: Locale) async {
        guard !isLoading else { return }
        await tell { try await search.run(in: locale) }
    }

    func useDeviceLocation() async {
        await run { try await choose(service.devicePlace()) }
    }

    func pick(_ place: Place) async {
        await run { try await choose(place) }
    }

    /// Chooses a place, whose position is rounded: where a person lives must not be known.
    private func choose(_ place: Place) async throws {
        let place = place.rounded
        try await service.choose(place)
        chosen = place
        search.clear()
    }

    private func run(_ work: () async throws -> Void) async {
        guard !isLoading else { return }
        isLoading = true
        defer { isLoading = false }
        await tell(work)
    }

    /// Does some work, and notes its error.
    private func tell(_ work: () async throws -> Void) async {
        do {
            try await work()
            error = nil
        } catch {
            if let told = AppError.told(error) { self.error = told }
        }
    }
}
