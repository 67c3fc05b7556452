import Foundation

/// The pickup times of the form.
extension OfferViewModel {
    /// Adds the pickup time that was entered, unless it is invalid.
    func propose() {
        var proposed = draft
        proposed.windows.append(PickupWindow(start: windowStart, end: windowEnd))
        do {
            // The address is checked when the offer is sent.
            proposed.address = ""
            draft.windows = try proposed.terms(now: now())?.windows ?? []
            invalids.removeAll(where: \.isAboutWindows)
        } catch {
            invalids = [error]
        }
    }

    func remove(_ window: PickupWindow) {
        draft.windows.removeAll { $0 == window }
    }
}
