import Foundation

/// An offer that is being written.
struct ListingDraft: Equatable, Sendable {
    var title = ""
    var description = ""
    var category = ListingCategory.other
    var expiryDate: Date
    var allergens: Set<Allergen> = []
    /// The photos in their order; the first leads in lists.
    var photos: [DraftPhoto] = []
    /// The pickup place; `nil` until the giver chooses one.
    var place: PickupPlace?
    /// The address of the pickup place in words, for the accepted person alone; empty if there is none.
    var address = ""
    /// The pickup times that the giver proposes.
    var windows: [PickupWindow] = []
    /// The note and the hours for an answer of an earlier offer; the form has no fields for them.
    var note = ""
    var answerHours = PickupTerms().answerHours

    static let titleLengths = 3...120
    static let longestDescription = 1_000
    static let mostPhotos = 5
    /// The longest time until expiry: a year.
    static let longestTime: TimeInterval = 366 * 86_400

    /// Returns the listing that the draft describes, with its texts cleaned as ``PlainText`` cleans them; the title is one line.
    ///
    /// - Throws: ``InvalidDraft`` with the first invalid field; ``InvalidDraft/place`` if no place was chosen.
    func listing(id: FoodListing.ID = UUID(), now: Date = Date()) throws(InvalidDraft) -> FoodListing {
        try listing(id: id, at: place?.location, since: now, now: now)
    }

    /// Returns a copy of a listing with the draft's texts, and its place if the draft has one. The creation time does not
    /// change.
    ///
    /// - Throws: ``InvalidDraft`` with the first invalid field.
    func changing(_ listing: FoodListing, now: Date = Date()) throws(InvalidDraft) -> FoodListing {
        try self.listing(id: listing.id, at: place?.location ?? listing.location, since: listing.createdAt, now: now)
    }

    /// Returns the terms of the pickup that the draft names; `nil` if it names none.
    ///
    /// - Throws: ``InvalidDraft/address`` if it is too long; ``InvalidDraft/windows(_:)`` with the first rule that the
    ///   pickup times break.
    func terms(now: Date = Date()) throws(InvalidDraft) -> PickupTerms? {
        let terms: PickupTerms
        do {
            terms = try PickupTerms(answerHours: answerHours, note: note, address: address, windows: windows).checked(now: now)
        } catch {
            throw error.field == .windows ? .windows(error.rule) : .address
        }
        guard terms.windows.allSatisfy({ $0.end <= expiryDate }) else { throw .windows(.beforeExpiry) }
        return terms == PickupTerms() ? nil : terms
    }

    private func listing(
        id: UUID, at location: Coordinate?, since createdAt: Date, now: Date
    ) throws(InvalidDraft) -> FoodListing {
        let (title, description) = (cleanTitle, PlainText.cleaned(description))
        if let problem = fieldProblems(now: now).first { throw problem }
        guard let location else { throw .place }
        return FoodListing(
            id: id, title: title, description: description, category: category, location: location, createdAt: createdAt,
            expiryDate: expiryDate, allergens: allergens, photos: photos.compactMap(\.name))
    }
}

extension ListingDraft {
    private var cleanTitle: String {
        PlainText.cleaned(title).split(whereSeparator: \.isNewline).joined(separator: " ")
    }

    /// Returns the invalid fields of the listing, except for its place.
    private func fieldProblems(now: Date) -> [InvalidDraft] {
        let time = expiryDate.timeIntervalSince(now)
        let checks: [(isValid: Bool, field: InvalidDraft)] = [
            (Self.titleLengths.contains(cleanTitle.count), .title),
            (PlainText.cleaned(description).count <= Self.longestDescription, .description),
            (photos.count <= Self.mostPhotos, .photos), (time > 0 && time <= Self.longestTime, .expiryDate),
        ]
        return checks.filter { !$0.isValid }.map(\.field)
    }

    /// Returns all invalid fields, in their order in the form.
    ///
    /// - Parameters:
    ///   - hasPlace: Whether there is a pickup place, in the draft or elsewhere.
    ///   - isPinOpen: Whether the giver moves a pin that they have not confirmed.
    func problems(hasPlace: Bool, isPinOpen: Bool, now: Date = Date()) -> [InvalidDraft] {
        let places: [InvalidDraft] = (hasPlace ? [] : [.place]) + (isPinOpen ? [.pin] : [])
        return fieldProblems(now: now) + places + termProblems(now: now)
    }

    private func termProblems(now: Date) -> [InvalidDraft] {
        var (addressed, timed) = (self, self)
        (addressed.windows, timed.address) = ([], "")
        return [addressed, timed].compactMap { draft -> InvalidDraft? in
            do throws(InvalidDraft) {
                _ = try draft.terms(now: now)
                return nil
            } catch {
                return error
            }
        }
    }

    /// Returns whether a field has the same value in another draft. Pickup times depend on the expiry date, by which they must end.
    func isSame(_ field: InvalidDraft, in other: ListingDraft) -> Bool {
        switch field {
        case .title: title == other.title
        case .description: description == other.description
        case .photos: photos == other.photos
        case .expiryDate: expiryDate == other.expiryDate
        case .place, .pin, .unmovedPin: place == other.place
        case .address: address == other.address
        case .windows: windows == other.windows && expiryDate == other.expiryDate
        }
    }

    /// The photos that are not stored with a listing yet, by their identifiers.
    var newPhotos: [String: ListingPhoto] {
        photos.reduce(into: [:]) { found, photo in
            if case .new(let new, let id) = photo { found[id] = new }
        }
    }

    /// Creates a draft from a listing.
    init(_ listing: FoodListing) {
        self.init(
            title: listing.title, description: listing.description, category: listing.category,
            expiryDate: listing.expiryDate, allergens: listing.allergens, photos: listing.photos.map(DraftPhoto.kept))
    }

    /// Creates a draft that offers a listing once more, from the same place until tomorrow. Photos would show the
    /// earlier food, so it has none.
    static func again(_ listing: FoodListing, now: Date = Date()) -> ListingDraft {
        var draft = ListingDraft(listing)
        draft.expiryDate = empty(now: now).expiryDate
        (draft.photos, draft.place) = ([], .here(listing.location))
        return draft
    }

    /// Takes over the terms of an earlier offer, unless something was entered meanwhile. Pickup times are moved by
    /// whole days of 24 hours until they are ahead; those that would end after the food expires are left out.
    mutating func repeatTerms(_ terms: PickupTerms, now: Date = Date()) {
        guard address.isEmpty, windows.isEmpty else { return }
        (answerHours, note, address) = (terms.answerHours, terms.note, terms.address)
        let moved = terms.windows.map { $0.ahead(of: now) }.filter { $0.end <= expiryDate }
        windows = Set(moved).sorted { $0.start < $1.start }
    }

    /// Returns an empty draft that expires tomorrow.
    static func empty(now: Date = Date()) -> ListingDraft {
        ListingDraft(expiryDate: now.addingTimeInterval(86_400))
    }

    /// A Boolean value that indicates whether nothing has been entered or chosen. The date does not
    /// count, since each draft has one.
    var isEmpty: Bool {
        title.isEmpty && description.isEmpty && category == .other && allergens.isEmpty && photos.isEmpty && place == nil
            && address.isEmpty && windows.isEmpty
    }
}

/// The invalid field of a draft.
enum InvalidDraft: Error, Equatable, Sendable {
    case title
    case description
    /// There are more than ``ListingDraft/mostPhotos``.
    case photos
    case expiryDate
    /// The giver has not chosen a pickup place.
    case place
    /// The giver has moved a pin on the map and has not confirmed its place.
    case pin
    /// The giver wants to offer from the pin, which is still in the middle of a town.
    case unmovedPin
    case address
    /// A pickup time breaks a rule, or there are too many.
    case windows(InvalidField.Rule)

    /// A Boolean value that indicates whether this is about the pickup times.
    var isAboutWindows: Bool {
        if case .windows = self { true } else { false }
    }
}
