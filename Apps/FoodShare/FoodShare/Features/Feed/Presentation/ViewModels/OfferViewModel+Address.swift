import Foundation

/// The address in words, which belongs to the pickup place.
extension OfferViewModel {
    /// A Boolean value that indicates whether the form has a field for the address: always before the offer is made, and
    /// afterwards only while its place is being changed.
    var takesAddress: Bool {
        takesTerms || (isEditing && hasMoved)
    }

    /// The earlier address that was removed from the form, since the place has changed; `nil` if none was, or it is used again.
    var removedAddress: String? {
        guard hasMoved, let earlier = earlierAddress?.text, !earlier.isEmpty, draft.address != earlier else { return nil }
        return earlier
    }

    /// Uses the earlier address for the new place, too.
    func keepAddress() {
        guard let removedAddress else { return }
        draft.address = removedAddress
    }

    /// Removes the earlier address from the form if the place is another one, so that it is not told beside a pin elsewhere.
    func fitAddress() {
        guard let earlierAddress else { return }
        draft.fit(earlierAddress)
    }

    private var hasMoved: Bool {
        guard let earlierPlace, let place = draft.place else { return false }
        return !place.location.isSame(as: earlierPlace)
    }
}
