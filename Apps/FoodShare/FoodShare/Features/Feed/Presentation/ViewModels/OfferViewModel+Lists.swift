import Foundation

/// The form's photos and pickup times, which are lists.
extension OfferViewModel {
    /// A Boolean value that indicates whether the draft has room for another photo.
    var hasRoomForPhoto: Bool { draft.photos.count < ListingDraft.mostPhotos }

    func remove(_ photo: DraftPhoto.ID) {
        draft.photos.removeAll { $0.id == photo }
    }

    /// Moves a photo one place towards the front. The first photo leads in lists.
    func moveForward(_ photo: DraftPhoto.ID) {
        guard let place = draft.photos.firstIndex(where: { $0.id == photo }), place > 0 else { return }
        draft.photos.swapAt(place, place - 1)
    }

    func remove(_ window: PickupWindow) {
        draft.windows.removeAll { $0 == window }
    }
}
