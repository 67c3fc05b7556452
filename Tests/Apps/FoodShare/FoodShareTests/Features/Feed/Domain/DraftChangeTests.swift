import Foundation
import Testing

@testable import FoodShare

/// Tests of drafts of existing listings, and of the values of which a listing consists.
@Suite struct DraftChangeTests {
    private let now = Date(timeIntervalSince1970: 1_800_000_000)
    private let photo = ListingPhoto(full: Data("full".utf8), small: Data("small".utf8))

    private func listing(photo: String? = nil) -> FoodListing {
        .fixture(
            title: "Rye bread", description: "Fresh", category: .bakery, location: Coordinate(latitude: 1, longitude: 2),
            createdAt: now.addingTimeInterval(-60), expiryDate: now.addingTimeInterval(3_600), allergens: [.gluten, .milk],
            photo: photo, standing: .own(.waiting))
    }

    @Test func `a draft made from a listing has the listing's content and photos, but no pickup place`() {
        let draft = ListingDraft(listing(photo: "a.jpg"))
        #expect(draft.title == "Rye bread" && draft.description == "Fresh" && draft.category == .bakery)
        #expect(draft.expiryDate == now.addingTimeInterval(3_600) && draft.allergens == [.gluten, .milk])
        #expect(draft.photos == [.kept("a.jpg")] && draft.newPhotos.isEmpty && draft.place == nil)
        #expect(ListingDraft(listing()).photos.isEmpty)
    }

    @Test func `a changed listing keeps its identity, place, time and photo`() throws {
        let old = listing(photo: "a.jpg")
        var draft = ListingDraft(old)
        draft.title = "Wheat bread"
        let changed = try draft.changing(old, now: now)
        #expect(changed.title == "Wheat bread" && changed.id == old.id && changed.location == old.location)
        #expect(changed.createdAt == old.createdAt && changed.photo == "a.jpg")
        draft.place = .here(.fixture)
        #expect(try draft.changing(old, now: now).location == .fixture, "a place that was chosen anew")
        draft.photos = []
        #expect(try draft.changing(old, now: now).photo == nil)
        draft.photos = [.new(photo, id: "1"), .kept("b.jpg"), .kept("a.jpg")]
        #expect(try draft.changing(old, now: now).photos == ["b.jpg", "a.jpg"], "a new one has no name yet")
        #expect(draft.newPhotos == ["1": photo])
    }

    @Test func `a sixth photo is refused`() throws {
        var draft = ListingDraft(listing())
        draft.photos = (1...5).map { .kept("\($0).jpg") }
        #expect(try draft.changing(listing(), now: now).photos.count == 5)
        draft.photos.append(.kept("6.jpg"))
        #expect(throws: InvalidDraft.photos) { try draft.changing(listing(), now: now) }
    }

    @Test func `an edit of a listing is refused if its expiry date is the current time`() {
        let old = listing()
        #expect(throws: InvalidDraft.expiryDate) { try ListingDraft(old).changing(old, now: old.expiryDate) }
    }

    @Test func `a draft that repeats a listing has the same place, an expiry in a day, and no photo`() {
        let draft = ListingDraft.again(listing(photo: "a.jpg"), now: now)
        #expect(draft.title == "Rye bread" && draft.photos.isEmpty)
        #expect(draft.expiryDate == now.addingTimeInterval(86_400))
        #expect(draft.place == .here(Coordinate(latitude: 1, longitude: 2)))
    }

    @Test func `a repeated offer has the earlier terms, and its pickup times lie ahead`() throws {
        var draft = ListingDraft.again(listing(), now: now)
        let hour = 3_600.0
        func window(_ start: Double) -> PickupWindow {
            PickupWindow(start: now.addingTimeInterval(start * hour), end: now.addingTimeInterval((start + 1) * hour))
        }
        // Three days ago at the same time as in an hour and in 5, and one that would end after the food expires.
        let terms = PickupTerms(
            answerHours: 4, note: "Ring at Huber", address: "12 Mill Lane", windows: [window(-67), window(-71), window(-72.5)])
        draft.repeatTerms(terms, now: now)
        #expect(draft.windows == [window(1), window(5)])
        let kept = try #require(try draft.terms(now: now))
        #expect(kept.note == "Ring at Huber" && kept.address == "12 Mill Lane" && kept.answerHours == 4)
        var typed = ListingDraft.again(listing(), now: now)
        typed.address = "3 Hill Road"
        typed.repeatTerms(terms, now: now)
        #expect(typed.address == "3 Hill Road" && typed.note.isEmpty && typed.windows.isEmpty)
    }

    @Test func `a draft is empty until one of its fields is filled`() {
        let empty = ListingDraft.empty(now: now)
        #expect(empty.isEmpty && empty.expiryDate == now.addingTimeInterval(86_400))
        var drafts = Array(repeating: empty, count: 7)
        drafts[0].title = "a"
        drafts[1].description = "a"
        drafts[2].category = .bakery
        drafts[3].allergens = [.nuts]
        drafts[4].photos = [.kept("a")]
        drafts[5].place = .here(.fixture)
        drafts[6].address = "12 Mill Lane"
        #expect(drafts.allSatisfy { !$0.isEmpty })
        var later = empty
        later.expiryDate = now
        #expect(later.isEmpty, "the time alone is nobody's work")
    }

    @Test func `an unknown allergen is decoded as 'another', which is not one of the 14 choices`() {
        #expect(Allergen(named: "milk") == .milk && Allergen(named: "Milk") == .another && Allergen(named: "") == .another)
        #expect(Allergen.known.count == 14 && !Allergen.known.contains(.another))
    }

    @Test func `a listing expires after its time, not at it`() {
        let listing = listing()
        #expect(!listing.isExpired(at: listing.expiryDate))
        #expect(listing.isExpired(at: listing.expiryDate.addingTimeInterval(1)))
    }

    @Test func `moving a listing changes only its location`() {
        let listing = listing(photo: "a.jpg")
        let moved = listing.at(.fixture)
        #expect(moved.location == .fixture && moved != listing)
        #expect(moved.at(listing.location) == listing)
    }

    @Test func `a pickup place is described by its name and region, or by its coordinates if it has no name`() {
        let place = Place(name: "London", region: "England", location: .fixture)
        #expect(PickupPlace.named(place).words == "London, England" && PickupPlace.named(place).location == .fixture)
        let bare = Place(name: "Here", region: "", location: .fixture)
        #expect(PickupPlace.named(bare).words == "Here")
        let point = Coordinate(latitude: 1.5, longitude: 2.25)
        #expect(PickupPlace.here(point).words == "1.5, 2.25" && PickupPlace.here(point).location == point)
    }

    @Test func `a photo returns its data for the sizes full and small`() {
        #expect(photo.data(.full) == Data("full".utf8) && photo.data(.small) == Data("small".utf8))
    }

    @Test func `a listing belongs only to the person who offers it`() {
        let others: [ListingStanding] = [.open, .taken, .asked, .received, .sample]
        #expect(others.allSatisfy { !$0.isOwn })
        #expect(ListingStanding.own(.none).isOwn && ListingStanding.own(.reported).isOwn)
    }

    @Test(arguments: [
        ("bread", true), ("BREAD rye", true), ("frésh", true), ("rye fresh", true), ("bread soup", false), ("", true), ("\n", true),
        ("readf", false), ("d fre", true),
    ])
    func `a filter finds all of its words in the title or the description`(words: String, isFound: Bool) {
        #expect(FeedFilter(words: words).admits(listing()) == isFound)
        #expect(!FeedFilter(category: .dairy, words: words).admits(listing()))
        #expect(FeedFilter(category: .bakery, words: words).admits(listing()) == isFound)
    }
}
