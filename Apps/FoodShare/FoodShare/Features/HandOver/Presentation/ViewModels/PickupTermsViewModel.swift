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
    /// The time in the fields that needs no answer: the one that the form suggests, or that was added last.
    private var answered: PickupWindow
    private(set) var invalid: InvalidField?
    private(set) var error: AppError?
    private(set) var isLoading = false
    private(set) var isKept = false
    /// A Boolean value that indicates whether the stored terms were loaded; before that, saving would lose
    /// them.
    private(set) var hasLoaded = false

    /// The agreed pickup time that saving the form would end, about which the form asks; `nil` if there is none.
    private(set) var ending: PickupWindow?
    /// The number of attempts to save the form that failed.
    private(set) var failedAttempts = 0

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
    /// The time at which the food expires; `nil` if it is not known here.
    private var expiry: Date?

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
        (start, end, answered) = (window.start, window.end, window)
    }

    /// Loads the stored terms once; later changes in the form are kept.
    func load() async {
        guard !hasLoaded else { return }
        await run {
            var kept = try await repository.terms(of: listing)
            kept.windows.removeAll { $0.end <= now() }
            // Without them, the form asks nothing about the place, and the store alone refuses late times.
            let bounds = try? await keeping?.bounds(of: listing)
            (place, expiry) = (bounds?.place, bounds?.expiry)
            (terms, earlierAddress, hasLoaded) = (kept, kept.address, true)
        }
    }

    /// Adds the time to the proposals, unless it is invalid.
    func propose() {
        var times = PickupTerms(windows: terms.windows)
        times.windows.append(entered)
        do {
            terms.windows = try checked(times).windows
            (answered, invalid) = (entered, nil)
        } catch {
            invalid = error
        }
    }

    private var entered: PickupWindow { PickupWindow(start: start, end: end) }

    /// The terms, with the time that was entered and not added: whoever enters one means to propose it.
    private var completed: PickupTerms {
        guard entered != answered, !terms.windows.contains(entered) else { return terms }
        var completed = terms
        completed.windows.append(entered)
        return completed
    }

    /// Returns valid terms, with sorted pickup times that end before the food expires, if that is known here.
    private func checked(_ terms: PickupTerms) throws(InvalidField) -> PickupTerms {
        try terms.checked(now: now(), expiry: expiry ?? .distantFuture)
    }

    func remove(_ window: PickupWindow) {
        terms.windows.removeAll { $0 == window }
    }

    /// Stores the terms. If an agreed pickup time is no longer proposed, the form asks first.
    ///
    /// - Parameter isConfirmed: Whether the giver has confirmed that the agreed time ends.
    func save(isConfirmed: Bool = false) async {
        guard hasLoaded else { return }
        isPinOpen = pinning != nil
        guard !isPinOpen else { return }
        await run {
            let terms = try checked(completed)
            ending = isConfirmed ? nil : try await agreed(missingIn: terms)
            guard ending == nil else { return }
            if let keeping {
                try await keeping.execute(terms, of: listing, movedTo: movedPin)
            } else {
                try await repository.keep(terms, of: listing)
            }
            isKept = true
        }
        if !isKept, ending == nil { failedAttempts += 1 }
    }

    /// Keeps the agreed pickup time by not saving the form.
    func keepAgreed() { ending = nil }

    /// Returns the agreed pickup time, unless it is over or the terms propose it.
    private func agreed(missingIn terms: PickupTerms) async throws -> PickupWindow? {
        let own = try await repository.all().first { $0.listing == listing && $0.role == .giver && $0.status == .arranged }
        guard let chosen = own?.course.chosen, chosen.end > now(), !terms.windows.contains(chosen) else { return nil }
        return chosen
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
