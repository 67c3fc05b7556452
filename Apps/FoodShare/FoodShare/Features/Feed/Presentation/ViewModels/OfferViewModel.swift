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
    /// Whether there is a listing already, which is changed.
    let isEditing: Bool

    private let send: (ListingDraft) async throws -> FoodListing
    private let drafts: ListingDraftRepository?
    private let now: () -> Date
    private var isKeeping = false

    /// - Parameter drafts: Where what is typed is kept until it is sent.
    init(offer: OfferListingUseCase, drafts: ListingDraftRepository? = nil, now: @escaping () -> Date = { Date() }) {
        draft = .empty(now: now())
        isEditing = false
        send = { try await offer.execute($0) }
        self.drafts = drafts
        self.now = now
    }

    /// Changes a listing of one's own.
    init(_ listing: FoodListing, edit: EditListingUseCase) {
        draft = ListingDraft(listing)
        isEditing = true
        send = { try await edit.execute(listing, as: $0) }
        drafts = nil
        now = { Date() }
    }

    /// Takes up what was begun. One whose day has passed is for tomorrow.
    func load() async {
        guard draft.isEmpty, var kept = try? await drafts?.draft(), draft.isEmpty, !kept.isEmpty else { return }
        if kept.expiryDate <= now() { kept.expiryDate = ListingDraft.empty(now: now()).expiryDate }
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

    func save() async {
        guard !isLoading else { return }
        isLoading = true
        defer { isLoading = false }
        (invalid, error) = (nil, nil)
        do {
            offered = try await send(draft)
            try? await drafts?.forget()
        } catch let problem as InvalidDraft {
            invalid = problem
        } catch {
            self.error = AppError.from(error)
        }
    }
}
