import Foundation
import Observation

/// The view model for the place around which a person looks for food.
@MainActor
@Observable
final class PlaceViewModel {
    private(set) var chosen: Place?
    var name = ""
    private(set) var found: [Place] = []
    /// A Boolean value that indicates whether the last search found nothing.
    private(set) var isUnknown = false
    var isLoading = false
    var error: AppError?

    private let service: PlaceService

    init(service: PlaceService) {
        self.service = service
    }

    func load() async {
        await run { chosen = try await service.chosenPlace() }
    }

    func search() async {
        let asked = name.trimmingCharacters(in: .whitespacesAndNewlines)
        guard !asked.isEmpty else { return }
        await run {
            found = try await service.places(named: asked)
            isUnknown = found.isEmpty
        }
    }

    func useDeviceLocation() async {
        await run { try await choose(service.devicePlace()) }
    }

    func pick(_ place: Place) async {
        await run { try await choose(place) }
    }

    private func choose(_ place: Place) async throws {
        try await service.choose(place)
        chosen = place
        found = []
        name = ""
    }

    private func run(_ work: () async throws -> Void) async {
        guard !isLoading else { return }
        isLoading = true
        isUnknown = false
        defer { isLoading = false }
        do {
            try await work()
            error = nil
        } catch {
            if let told = AppError.told(error) { self.error = told }
        }
    }
}
