import Foundation
import Observation

/// The view model of the form for an offer's pickup times and note.
@MainActor
@Observable
final class PickupTermsViewModel {
    var terms = PickupTerms()
    /// The start of the time to propose.
    var start: Date
    var end: Date
    private(set) var invalid: InvalidField?
    private(set) var error: AppError?
    private(set) var isLoading = false
    private(set) var isKept = false
    /// A Boolean value that indicates whether the stored terms were loaded; before that, saving would lose
    /// them.
    private(set) var hasLoaded = false

    private let listing: UUID
    private let repository: HandOverRepository
    private let now: () -> Date

    init(of listing: UUID, repository: HandOverRepository, now: @escaping () -> Date = { Date() }) {
        self.listing = listing
        self.repository = repository
        self.now = now
        let window = PickupWindow.proposal(after: now())
        (start, end) = (window.start, window.end)
    }

    /// Loads the stored terms once; later changes in the form are kept.
    func load() async {
        guard !hasLoaded else { return }
        await run {
            var kept = try await repository.terms(of: listing)
            kept.windows.removeAll { $0.end <= now() }
            (terms, hasLoaded) = (kept, true)
        }
    }

    /// Adds the time to the proposals, unless it is invalid.
    func propose() {
        var more = terms
        more.windows.append(PickupWindow(start: start, end: end))
        do {
            terms = try more.checked(now: now())
            invalid = nil
        } catch {
            invalid = error
        }
    }

    func remove(_ window: PickupWindow) {
        terms.windows.removeAll { $0 == window }
    }

    func save() async {
        guard hasLoaded else { return }
        await run {
            try await repository.keep(terms, of: listing)
            isKept = true
        }
    }

    private func run(_ work: () async throws -> Void) async {
        guard !isLoading else { return }
        isLoading = true
        defer { isLoading = false }
        (invalid, error) = (nil, nil)
        do {
            try await work()
        } catch let problem as InvalidField {
            invalid = problem
        } catch {
            self.error = AppError.told(error)
        }
    }
}
