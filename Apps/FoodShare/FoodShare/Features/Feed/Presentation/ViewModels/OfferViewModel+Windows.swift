import Foundation

/// The pickup times of the form.
extension OfferViewModel {
    /// Adds the pickup time that was entered, unless it is invalid.
    func propose() {
        var proposed = draft
        proposed.windows.append(enteredWindow)
        do {
            // The address is checked when the offer is sent.
            proposed.address = ""
            draft.windows = try proposed.terms(now: now())?.windows ?? []
            answeredWindow = enteredWindow
            invalids.removeAll(where: \.isAboutWindows)
        } catch {
            invalids = [error]
        }
    }

    private var enteredWindow: PickupWindow { PickupWindow(start: windowStart, end: windowEnd) }

    /// The draft, with the pickup time that was entered and not added: whoever enters one means to propose it.
    var completed: ListingDraft {
        guard takesTerms, enteredWindow != answeredWindow, !draft.windows.contains(enteredWindow) else { return draft }
        var completed = draft
        completed.windows.append(enteredWindow)
        return completed
    }

    /// Enters the suggested pickup time again.
    func resetWindow() {
        answeredWindow = .proposal(after: now())
        (windowStart, windowEnd) = (answeredWindow.start, answeredWindow.end)
    }

    func remove(_ window: PickupWindow) {
        draft.windows.removeAll { $0 == window }
    }
}
