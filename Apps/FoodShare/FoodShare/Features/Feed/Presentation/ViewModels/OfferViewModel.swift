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
    /// Whether what is in the form was begun earlier.
    private(set) var isResumed = false
    /// What was offered or changed, once it is there.
    private(set) var offered: FoodListing?
    /// Around which it is offered where nothing else is said; `nil` while nobody knows.
    private(set) var town: String?
    /// Whether there is a listing already, which is changed.
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
    ///   - drafts: Where what is typed is kept until it is sent.
    ///   - photoService: Makes photos of files; without one there are none.
    ///   - places: Says where the device is; without one it is offered around where somebody looks.
    init(
        offer: OfferListingUseCase, drafts: ListingDraftRepository? = nil, photoService: PhotoService? = nil,
        places: PlaceService? = nil, now: @escaping () -> Date = { Date() }
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

    /// Changes a listing of one's own.
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

    /// Takes up what was begun. One whose day has passed is for tomorrow.
    func load() async {
        town = (try? await places?.chosenPlace())?.name
        guard draft.isEmpty, var kept = try? await drafts?.draft(), draft.isEmpty, !kept.isEmpty else { return }
        if kept.expiryDate <= now() { kept.expiryDate = ListingDraft.empty(now: now()).expiryDate }
        keptPhoto = kept.newPhoto
        draft = kept
        isResumed = true
    }

    /// Keeps what is in the form. Of changes that come while one is written, the last is kept.
    ///
    /// A draft that cannot be kept is only lost when the form is left: sending it works as before.
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

    /// The photo in the form, in its whole size; `nil` where there is none to be had.
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
            self.error = AppError.from(error)
        }
    }

    /// One thing at a time; problems of the one before are over.
    private func begin() -> Bool {
        guard !isLoading else { return false }
        isLoading = true
        (invalid, error) = (nil, nil)
        return true
    }
}

extension OfferViewModel {
    /// It is offered from where the device is.
    func offerFromHere() async {
        guard let places, begin() else { return }
        defer { isLoading = false }
        do {
            draft.place = try await places.exactLocation()
        } catch {
            self.error = AppError.from(error)
        }
    }

    func offerFromTown() {
        draft.place = nil
    }
}

extension OfferViewModel {
    /// Takes the file that somebody chose. What was there stays where that is no photo.
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
            self.error = AppError.from(error)
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
