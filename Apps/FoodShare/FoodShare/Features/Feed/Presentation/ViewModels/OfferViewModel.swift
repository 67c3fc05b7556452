import Foundation
import Observation

/// The form in which somebody offers something, or changes what their offer says.
@MainActor
@Observable
final class OfferViewModel {
    var draft: ListingDraft
    private(set) var invalid: InvalidDraft?
    private(set) var error: AppError?
    private(set) var isLoading = false
    /// Whether the form was filled with a draft of an earlier time.
    private(set) var isResumed = false
    /// The listing that was offered or changed, once the service has it.
    private(set) var offered: FoodListing?
    /// The name of a place that the giver types to find it.
    var placeName = ""
    /// The places of that name, among which the giver chooses.
    private(set) var foundPlaces: [Place] = []
    /// Whether the last search for a place found none.
    private(set) var isPlaceUnknown = false
    /// Whether the form changes a listing that is there already.
    let isEditing: Bool

    private let send: (ListingDraft) async throws -> FoodListing
    private let drafts: ListingDraftRepository?
    private let photoService: PhotoService?
    private let photos: ListingPhotoRepository?
    private let places: PlaceService?
    private let now: () -> Date
    private var isKeeping = false
    private var keptPhoto: ListingPhoto?

    /// - Parameters:
    ///   - places: Says where the device is and finds places by their names.
    ///   - drafts: Keeps what is typed until it is sent.
    ///   - photoService: Makes photos of files; without one the form takes none.
    init(
        offer: OfferListingUseCase, places: PlaceService, drafts: ListingDraftRepository? = nil,
        photoService: PhotoService? = nil, now: @escaping () -> Date = { Date() }
    ) {
        draft = .empty(now: now())
        isEditing = false
        let id = UUID()
        send = { try await offer.execute($0, as: id) }
        self.drafts = drafts
        self.photoService = photoService
        photos = nil
        self.places = places
        self.now = now
    }

    /// Makes the form that changes a listing of this person's.
    init(
        _ listing: FoodListing, edit: EditListingUseCase, photoService: PhotoService? = nil,
        photos: ListingPhotoRepository? = nil
    ) {
        draft = ListingDraft(listing)
        isEditing = true
        send = { try await edit.execute(listing, as: $0) }
        drafts = nil
        self.photoService = photoService
        self.photos = photos
        places = nil
        now = { Date() }
    }

    /// Fills the form with the draft that was kept. A draft whose time has passed is for tomorrow.
    func load() async {
        guard draft.isEmpty, var kept = try? await drafts?.draft(), draft.isEmpty, !kept.isEmpty else { return }
        if kept.expiryDate <= now() { kept.expiryDate = ListingDraft.empty(now: now()).expiryDate }
        keptPhoto = kept.newPhoto
        draft = kept
        isResumed = true
    }

    /// Keeps what is in the form. Where it changes while it is written, the last state is kept.
    ///
    /// A draft that cannot be kept is lost when the form is left, but can still be sent.
    func keep() async {
        guard let drafts, !isKeeping, offered == nil else { return }
        isKeeping = true
        defer { isKeeping = false }
        var kept: ListingDraft
        repeat {
            kept = draft
            do {
                try await kept.isEmpty ? drafts.forget() : drafts.keep(kept)
                if kept.newPhoto != keptPhoto {
                    try await drafts.keep(kept.newPhoto)
                    keptPhoto = kept.newPhoto
                }
            } catch {
                return
            }
        } while kept != draft
    }

    func startAnew() {
        draft = .empty(now: now())
        isResumed = false
        (invalid, error) = (nil, nil)
    }

    /// Whether a photo can be chosen.
    var takesPhotos: Bool { photoService != nil }

    /// Loads the photo in the form in full size; `nil` where there is none or that fails.
    func photo() async -> Data? {
        switch draft.photo {
        case nil: nil
        case .new(let photo): photo.full
        case .kept(let name): try? await photos?.photo(name, .full)
        }
    }

    func save() async {
        guard begin() else { return }
        defer { isLoading = false }
        do {
            offered = try await send(draft)
            try? await drafts?.forget()
        } catch let problem as InvalidDraft {
            invalid = problem
        } catch {
            self.error = AppError.told(error)
        }
    }

    /// Begins some work, unless other work is going on, and clears the problems of the work before.
    private func begin() -> Bool {
        guard !isLoading else { return false }
        isLoading = true
        (invalid, error) = (nil, nil)
        return true
    }
}

extension OfferViewModel {
    /// Whether the form asks where the offer can be collected. A listing that is changed stays where it is.
    var asksForPlace: Bool { places != nil }

    /// Chooses the position of the device.
    func offerFromHere() async {
        guard let places, begin() else { return }
        defer { isLoading = false }
        do {
            choose(.here(try await places.exactLocation()))
        } catch {
            self.error = AppError.told(error)
        }
    }

    /// Finds the places of the name that was typed.
    func searchPlace() async {
        let name = placeName.trimmingCharacters(in: .whitespacesAndNewlines)
        guard let places, !name.isEmpty, begin() else { return }
        defer { isLoading = false }
        isPlaceUnknown = false
        do {
            foundPlaces = try await places.exactPlaces(named: name)
            isPlaceUnknown = foundPlaces.isEmpty
        } catch {
            self.error = AppError.told(error)
        }
    }

    /// Chooses a place; `nil` asks for another one.
    func choose(_ place: PickupPlace?) {
        draft.place = place
        (placeName, foundPlaces, isPlaceUnknown) = ("", [], false)
        if place != nil, invalid == .place { invalid = nil }
    }
}

extension OfferViewModel {
    /// Takes the photo out of a file that somebody chose. Where the file is no photo, the photo before it stays.
    func choose(_ file: Result<URL, any Error>) async {
        guard let photoService, begin() else { return }
        defer { isLoading = false }
        do {
            draft.photo = .new(try await photoService.photo(from: Self.contents(of: file.get())))
        } catch CocoaError.fileReadTooLarge {
            error = .photoTooLarge
        } catch is CocoaError {
            error = .photoUnreadable
        } catch {
            self.error = AppError.told(error)
        }
    }

    func removePhoto() {
        draft.photo = nil
    }

    private static func contents(of file: URL) throws -> Data {
        let isOpened = file.startAccessingSecurityScopedResource()
        defer { if isOpened { file.stopAccessingSecurityScopedResource() } }
        let size = try file.resourceValues(forKeys: [.fileSizeKey]).fileSize ?? 0
        guard size <= ListingPhoto.largestFile else { throw AppError.photoTooLarge }
        return try Data(contentsOf: file)
    }
}
