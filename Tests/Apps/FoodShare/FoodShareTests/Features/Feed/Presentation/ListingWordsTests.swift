import Foundation
import Testing

@testable import FoodShare

/// Tests of a listing's times in the words of the reader's region.
@Suite struct ListingWordsTests {
    @Test(arguments: [
        ("en_US", "Saturday", "Nov 28", "PM"), ("en_GB", "Saturday", "28 Nov", "17:00"), ("de_AT", "Samstag", "28. Nov", "17:00"),
    ])
    func `an offer's expiry follows the region's language, date order and clock, with a time if it is near`(
        region: String, weekday: String, day: String, clock: String
    ) throws {
        let end = try Date.ISO8601FormatStyle().parse("2026-11-28T16:00:00Z")
        let (locale, zone) = (Locale(identifier: region), try #require(TimeZone(identifier: "Europe/Vienna")))
        let listing = FoodListing.fixture(expiryDate: end)
        let near = listing.useBy(in: locale, zone, now: end.addingTimeInterval(-3_600))
        #expect(near.contains(weekday) && near.contains(day) && near.contains(clock), "\(near)")
        let far = listing.useBy(in: locale, zone, now: end.addingTimeInterval(-40 * 3_600))
        #expect(far.contains(weekday) && far.contains(day) && !far.contains(clock), "\(far)")
    }
}
