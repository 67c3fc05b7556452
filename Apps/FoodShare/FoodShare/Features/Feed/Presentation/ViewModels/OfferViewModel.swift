import Foundation
import Observation

/// The view model of the form that creates or changes an offer.
@MainActor
@Observable
final class OfferViewModel {
    var draft: ListingDraft {
        didSet {
            // A message says what was wrong with the earlier value.
            invalids.removeAll { !draft.isSame($0, in: oldValue) }
        }
    }
    /// The invalid fields in their order in the form.
    var invalids: [InvalidDraft] = []
    private(set) var error: AppError?
    /// The part of the form below which ``error`` is shown.
    private var failedPart = Part.form
    private(set) var isLoading = false
    /// The number of attempts to send the offer that failed.
    private(set) var failedAttempts = 0
    /// A Boolean value that indicates whether the form was filled with an earlier draft.
    private(set) var isResumed = false
    /// The address of the offer that the form edits or repeats, with its place; `nil` until it has been read.
    private(set) var earlierAddress: PlacedAddress?
    /// The listing that was created or changed, once the service has stored it.
    private(set) var offered: FoodListing?
    /// The map on which the giver puts the pin; `nil` if none is shown.
    var pinning: Pinning?
    /// The search for a pickup place; `nil` if the form does not ask for one.
    let search: PlaceSearch?
    /// A Boolean value that indicates whether the form changes an existing listing.
    let isEditing: Bool
    /// A Boolean value that indicates whether the form has fields for the address and the pickup times.
    let takesTerms: Bool
    /// Converts files to photos; `nil` if the form has none.
    let photoService: PhotoService?
    /// Returns the device's position; `nil` if the form does not ask for a place.
    let places: PlaceService?
    let now: () -> Date
    /// The start of the pickup time that is being entered.
    var windowStart: Date { didSet { invalids.removeAll(where: \.isAboutWindows) } }
    /// The end of the pickup time that is being entered.
    var windowEnd: Date { didSet { invalids.removeAll(where: \.isAboutWindows) } }
    /// The pickup time in the fields that needs no answer: the one that the form suggests, or that was added last.
    var answeredWindow: PickupWindow
    /// The agreed pickup time that saving the form would end, about which the form asks; `nil` if there is none.
    private(set) var ending: PickupWindow?

    private let send: (ListingDraft) async throws -> FoodListing
    private let drafts: ListingDraftRepository?
    private let photos: ListingPhotoRepository?
    /// Returns the terms of the offer that the form edits or repeats; `nil` if there is none, or the form has them already.
    private var earlierTerms: (() async throws -> PickupTerms)?
    /// The place of the offer that the form edits or repeats.
    private(set) var earlierPlace: Coordinate?
    /// The pickup time on which giver and taker have agreed, if the form edits such an offer.
    private var agreed: PickupWindow?
    private var isKeeping = false
    /// The identifiers of the photos that are stored with the draft.
    private var keptPhotos: Set<String> = []

    /// Creates the form for a new offer.
    ///
    /// - Parameters:
    ///   - places: Returns the device's position and finds places by name.
    ///   - drafts: Stores the draft until it is sent.
    ///   - photoService: Converts files to photos; without it the form has no photo.
    ///   - takesTerms: Whether the form has fields for the address and the pickup times, which `offer` then stores.
    init(
        offer: OfferListingUseCase, places: PlaceService, drafts: ListingDraftRepository? = nil,
        photoService: PhotoService? = nil, takesTerms: Bool = false, now: @escaping () -> Date = { Date() }
    ) {
        draft = .empty(now: now())
        isEditing = false
        self.takesTerms = takesTerms
        let window = PickupWindow.proposal(after: now())
        (windowStart, windowEnd, answeredWindow) = (window.start, window.end, window)
        let id = UUID()
        send = { try await offer.execute($0, as: id) }
        self.drafts = drafts
        self.photoService = photoService
        photos = nil
        self.places = places
        search = PlaceSearch(service: places)
        self.now = now
    }

    /// Creates the form that changes a listing of this person; without `places` not its place.
    ///
    /// - Parameter terms: Returns the terms of its pickup, whose address belongs to the present place.
    init(
        _ listing: FoodListing, edit: EditListingUseCase, places: PlaceService? = nil, photoService: PhotoService? = nil,
        photos: ListingPhotoRepository? = nil, terms: (() async throws -> PickupTerms)? = nil
    ) {
        var draft = ListingDraft(listing)
        if places != nil { draft.place = .here(listing.location) }
        self.draft = draft
        isEditing = true
        takesTerms = false
        let window = PickupWindow.proposal(after: Date())
        (windowStart, windowEnd, answeredWindow) = (window.start, window.end, window)
        send = { draft in
            guard places == nil || draft.place != nil else { throw InvalidDraft.place }
            return try await edit.execute(listing, as: draft)
        }
        drafts = nil
        self.photoService = photoService
        self.photos = photos
        self.places = places
        search = places.map { PlaceSearch(service: $0) }
        now = { Date() }
        (earlierTerms, earlierPlace, agreed) = (terms, listing.location, listing.agreed)
    }

    /// Fills the form with a listing that is offered once more.
    ///
    /// - Parameter terms: Returns the terms of its pickup, which are read when the form is shown.
    func repeatOffer(_ listing: FoodListing, terms: (() async throws -> PickupTerms)? = nil) {
        draft = .again(listing, now: now())
        (earlierTerms, earlierPlace) = (terms, listing.location)
    }

    /// Fills the form with the stored draft, or the terms of the offer that it edits or repeats. If the draft has expired, its
    /// date becomes tomorrow. Pickup times that are over are left out.
    func load() async {
        if let earlier = earlierTerms {
            earlierTerms = nil
            // Without them, the giver enters what they want to say.
            if let terms = try? await earlier() { take(terms) }
        }
        guard draft.isEmpty, var kept = try? await drafts?.draft(), draft.isEmpty, !kept.isEmpty else { return }
        if kept.expiryDate <= now() { kept.expiryDate = ListingDraft.empty(now: now()).expiryDate }
        kept.windows.removeAll { $0.end <= now() }
        keptPhotos = Set(kept.newPhotos.keys)
        draft = kept
        isResumed = true
    }

    private func take(_ terms: PickupTerms) {
        if !isEditing {
            draft.repeatTerms(terms, now: now())
        } else if draft.address.isEmpty {
            draft.address = terms.address
        }
        earlierAddress = earlierPlace.map { PlacedAddress(text: terms.address, place: $0) }
        fitAddress()
    }

    /// Stores the form as a draft. If it changes during the write, the last state is stored.
    ///
    /// If that fails, the draft is lost when the form is closed, but can still be sent.
    func keep() async {
        guard let drafts, !isKeeping, offered == nil else { return }
        isKeeping = true
        defer { isKeeping = false }
        var kept: ListingDraft
        repeat {
            kept = draft
            do {
                try await kept.isEmpty ? drafts.forget() : drafts.keep(kept)
                try await keepPhotos(of: kept, in: drafts)
            } catch {
                return
            }
        } while kept != draft
    }

    /// Stores the photos that are new in the draft, and removes those that it no longer has.
    private func keepPhotos(of draft: ListingDraft, in drafts: ListingDraftRepository) async throws {
        let photos = draft.newPhotos
        for (id, photo) in photos where !keptPhotos.contains(id) {
            try await drafts.keep(photo, as: id)
            keptPhotos.insert(id)
        }
        for id in keptPhotos.subtracting(photos.keys) {
            try await drafts.forget(photo: id)
            keptPhotos.remove(id)
        }
    }

    func startAnew() {
        draft = .empty(now: now())
        resetWindow()
        isResumed = false
        (invalids, error) = ([], nil)
    }

    /// A Boolean value that indicates whether the form has photos.
    var takesPhotos: Bool { photoService != nil }

    /// Loads a photo of the form in the size of a card; `nil` if that fails.
    func data(of photo: DraftPhoto) async -> Data? {
        switch photo {
        case .new(let photo, _): photo.small
        case .kept(let name): try? await photos?.photo(name, .small)
        }
    }

    /// Sends the offer. If the food would expire before the end of an agreed pickup time, the form asks first.
    ///
    /// - Parameter isConfirmed: Whether the giver has confirmed that the agreed time ends.
    func save(isConfirmed: Bool = false) async {
        guard !isLoading else { return }
        await work {
            invalids = problems
            guard invalids.isEmpty else { return }
            ending = isConfirmed ? nil : lateAgreed
            guard ending == nil else { return }
            offered = try await send(completed)
            try? await drafts?.forget()
        }
        if offered == nil, ending == nil { failedAttempts += 1 }
    }

    /// Keeps the agreed pickup time by not sending the form.
    func keepAgreed() { ending = nil }

    /// The agreed pickup time, if it is ahead and ends after the food would expire.
    private var lateAgreed: PickupWindow? {
        agreed.flatMap { $0.end > now() && $0.ends(after: draft.expiryDate) ? $0 : nil }
    }

    /// Runs work unless other work is running, and shows its error below a part of the form.
    func work(in part: Part = .form, _ work: () async throws -> Void) async {
        guard !isLoading else { return }
        isLoading = true
        defer { isLoading = false }
        forgetErrors(part)
        await showingErrors(of: work)
    }

    /// Runs work, and shows its error below the part of the form for which errors were last forgotten.
    func showingErrors(of work: () async throws -> Void) async {
        do {
            try await work()
        } catch let problem as InvalidDraft {
            invalids = [problem]
        } catch {
            self.error = AppError.told(error)
        }
    }

    /// Clears the errors before something is done in a part of the form.
    func forgetErrors(_ part: Part) {
        (invalids, error, failedPart) = ([], nil, part)
    }

    /// Clears the error below a part of the form.
    func forgetError(of part: Part) {
        if failedPart == part { error = nil }
    }

    /// The parts of the form that show errors of their own, and the whole form.
    enum Part {
        case form
        case photos
        case place
    }

    /// Returns the error to show below a part of the form; `nil` if there is none.
    func error(of part: Part) -> AppError? { failedPart == part ? error : nil }
}
