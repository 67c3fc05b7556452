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

    /// The place of the pin; `nil` if it is not known here.
    private(set) var place: Coordinate?
    /// The map on which the giver moves the pin; `nil` if none is shown.
    private(set) var pinning: Pinning?
    /// A Boolean value that indicates whether the form was to be saved before the moved pin was confirmed.
    private(set) var isPinOpen = false
    /// The address with which the form was opened.
    private var earlierAddress = ""
    /// The place to which the giver moved the pin; `nil` if they did not.
    private var movedPin: Coordinate?

    private let listing: UUID
    private let repository: HandOverRepository
    private let keeping: KeepTermsUseCase?
    private let now: () -> Date

    /// Creates the form for the terms of an offer.
    ///
    /// - Parameter keeping: Stores the terms, tells the accepted person of another address, and moves the pin. Without it the
    ///   terms are stored, and the form has no pin.
    init(
        of listing: UUID, repository: HandOverRepository, keeping: KeepTermsUseCase? = nil,
        now: @escaping () -> Date = { Date() }
    ) {
        self.listing = listing
        self.repository = repository
        self.keeping = keeping
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
            // Without the place, the form asks nothing about it.
            place = try? await keeping?.place(of: listing)
            (terms, earlierAddress, hasLoaded) = (kept, kept.address, true)
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
        isPinOpen = pinning != nil
        guard !isPinOpen else { return }
        await run {
            if let keeping {
                try await keeping.execute(terms, of: listing, movedTo: movedPin)
            } else {
                try await repository.keep(terms, of: listing)
            }
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

extension PickupTermsViewModel {
    /// A Boolean value that indicates whether the form asks if the pin fits the address, which is another one than before.
    var asksForPin: Bool {
        place != nil && !terms.address.isEmpty && terms.address != earlierAddress
    }

    /// Shows a map on which the pin can be moved.
    func beginPinning() {
        pinning = place.map { Pinning(start: $0, radiusKm: 0.3) }
    }

    /// Notes where the pin is. Nothing is chosen by that.
    func movePin(to place: Coordinate) { pinning?.pin = place }

    /// Ends the choice of a place for the pin.
    ///
    /// - Parameter isMoved: Whether the pin moves to the place below it.
    func endPinning(isMoved: Bool) {
        if isMoved, let pin = pinning?.pin { (movedPin, place) = (pin, pin) }
        (pinning, isPinOpen) = (nil, false)
    }
}
