import SwiftUI

/// A search for a place: the typed name, and the places that it may mean.
@MainActor
@Observable
final class PlaceSearch {
    var name = ""
    private(set) var found: [Place] = []
    /// A Boolean value that indicates whether the last search found nothing.
    private(set) var isUnknown = false

    /// A Boolean value that indicates whether the last search found nothing for a text that may be a postcode.
    var isPostcodeUnknown: Bool { isUnknown && asked.contains(where: \.isNumber) }

    /// The fewest letters for which towns are shown while a person types.
    static let shortest = 2

    private let service: PlaceService
    /// The text of the last search for a whole name.
    private var submitted: String?
    /// The number of searches that began: an earlier one must not replace what a later one found.
    private var turn = 0

    init(service: PlaceService) {
        self.service = service
    }

    /// Finds the towns that the text may mean while it is typed.
    func complete(in locale: Locale) async {
        // With the last letter and Return at once, this call may come after that of the whole name.
        guard asked != submitted else { return }
        submitted = nil
        isUnknown = false
        await show { asked in
            asked.count < Self.shortest ? [] : await service.towns(beginning: asked, in: locale)
        }
    }

    /// Finds the places of the typed name, also such as the device alone knows.
    func run(in locale: Locale) async throws {
        isUnknown = false
        guard !asked.isEmpty else { return }
        submitted = asked
        let isLast = try await show { asked in try await service.places(named: asked, in: locale) }
        if isLast { isUnknown = found.isEmpty }
    }

    /// Removes the text and what it found.
    func clear() {
        turn += 1
        (name, found, isUnknown, submitted) = ("", [], false, nil)
    }

    private var asked: String { name.trimmingCharacters(in: .whitespacesAndNewlines) }

    /// Shows what a search finds, unless a later one has begun or it was cancelled. Returns whether it is shown.
    @discardableResult
    private func show(_ search: (String) async throws -> [Place]) async rethrows -> Bool {
        turn += 1
        let own = turn
        let places = try await search(asked)
        guard own == turn, !Task.isCancelled else { return false }
        found = places
        return true
    }
}
