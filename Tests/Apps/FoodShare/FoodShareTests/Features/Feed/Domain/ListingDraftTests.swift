import Foundation
import StrataKitTesting
import Testing

@testable import FoodShare

@Suite struct ListingDraftTests {
    private let now = Date(timeIntervalSince1970: 1_800_000_000)

    private func draft(_ title: String = " Bread ", _ description: String = "", hours: Double = 24) -> ListingDraft {
        ListingDraft(
            title: title, description: description, category: .bakery, expiryDate: now.addingTimeInterval(hours * 3600),
            place: .here(.fixture))
    }

    @Test func `a valid draft becomes a listing with the current time and trimmed texts`() throws {
        let listing = try draft("  Bread ", " fresh\n").listing(now: now)
        #expect(listing.title == "Bread" && listing.description == "fresh" && listing.category == .bakery)
        #expect(listing.createdAt == now && listing.location == .fixture)
        #expect(try draft().listing(now: now).id != listing.id)
    }

    @Test func `a listing's texts change the direction of no other text, and its title is one line`() throws {
        let listing = try draft("Rye\u{202E} bread\r\n\u{200B}fresh\u{7}", "One\u{2066}\r\n\r\n\r\nTwo\u{2029}مرحبا").listing(now: now)
        #expect(listing.title == "Rye bread fresh")
        #expect(listing.description == "One\n\nTwo\nمرحبا")
        #expect(throws: InvalidDraft.title) { try draft("ab\u{202E}\u{200B}").listing(now: now) }
    }

    @Test func `a draft with more than five photos is refused, so that an offer takes no more room`() throws {
        var many = draft()
        let photo = ListingPhoto(full: Data([0xFF, 0xD8, 0xFF, 7]), small: Data([0xFF, 0xD8, 0xFF]))
        many.photos = (1...5).map { .new(photo, id: "\($0)") }
        _ = try many.listing(now: now)
        many.photos.append(.new(photo, id: "6"))
        #expect(throws: InvalidDraft.photos) { try many.listing(now: now) }
    }

    @Test(arguments: [
        ("ab", "", 24.0, InvalidDraft.title), ("   ", "", 24, .title), (String(repeating: "a", count: 121), "", 24, .title),
        ("Bread", String(repeating: "a", count: 1_001), 24, .description), ("Bread", "", 0, .expiryDate),
        ("Bread", "", -1, .expiryDate), ("Bread", "", 366 * 24 + 1, .expiryDate), ("Bread", "", .infinity, .expiryDate),
    ])
    func `a draft with an invalid title, description or expiry throws that field's error`(
        title: String, description: String, hours: Double, problem: InvalidDraft
    ) {
        #expect(throws: problem) { try draft(title, description, hours: hours).listing(now: now) }
    }

    @Test func `a draft without a place is refused after its other fields are checked`() {
        var draft = draft()
        draft.place = nil
        #expect(throws: InvalidDraft.place) { try draft.listing(now: now) }
        draft.title = ""
        #expect(throws: InvalidDraft.title) { try draft.listing(now: now) }
    }

    @Test func `a draft is accepted with titles of 3 and 120 characters, 1,000 of description, and a year`() throws {
        for title in ["abc", String(repeating: "a", count: 120)] {
            #expect(try draft(title, String(repeating: "b", count: 1_000), hours: 366 * 24).listing(now: now).title == title)
        }
    }
}
