import Foundation
import Testing

@testable import FoodShare

/// Tests of the feed's address.
@MainActor @Suite struct FeedAddressTests {
    private func feed(_ repository: any FoodListingRepository = MockFoodListingRepository()) -> FeedViewModel {
        FeedViewModel(repository: repository, locationService: MockPlaceService())
    }

    @Test func `the feed's map mode, filters and radius survive conversion to URL parameters and back`() {
        let (before, after) = (feed(), feed())
        (before.isMap, before.radiusKm) = (true, 12)
        before.filter = FeedFilter(category: .dairy, words: "milk", without: [.nuts, .eggs])
        #expect(before.viewWord == "map" && before.kindWord == "dairy" && before.withoutWord == "eggs,nuts" && before.radiusWord == "12")
        (after.viewWord, after.kindWord, after.withoutWord) = (before.viewWord, before.kindWord, before.withoutWord)
        after.radiusWord = before.radiusWord
        #expect(after.isMap && after.radiusKm == 12 && after.filter.category == .dairy && after.filter.without == [.nuts, .eggs])
    }

    @Test func `unknown values of the feed's URL parameters are replaced by the defaults`() {
        let subject = feed()
        (subject.viewWord, subject.kindWord, subject.withoutWord, subject.radiusWord) = ("globe", "x", "x,another,", "9999")
        #expect(!subject.isMap && subject.filter == FeedFilter() && subject.radiusKm == 5)
        #expect([subject.viewWord, subject.kindWord, subject.withoutWord, subject.radiusWord] == ["", "", "", ""])
        for word in ["", "London", "91,0,x", "1,2,", "a,b,c", "1,2,\u{202E}"] { #expect(Place(addressWord: word) == nil, "\(word)") }
    }

    @Test func `control characters in the words of the URL are ignored`() async {
        let subject = feed(MockFoodListingRepository(listings: [.fixture(title: "Rye bread")]))
        subject.searchWords = "rye\u{0}\u{1B}\tbread\u{7F}\u{202E}"
        #expect(subject.searchWords == "rye bread" && subject.filter.words == "rye bread")
        await subject.loadNearbyListings()
        #expect(subject.listings.count == 1)
        subject.searchWords = "\u{1}"
        #expect(subject.filter == FeedFilter())
    }

    @Test func `a place in the URL overrides the device's place for the feed until it is removed`() async throws {
        let place = try #require(Place(addressWord: "48.857,2.351,Paris, the city"))
        #expect(place.name == "Paris, the city" && place.addressWord == "48.86,2.35,Paris, the city")
        let subject = feed()
        subject.place = place
        await subject.loadNearbyListings()
        #expect(subject.location == place.location && subject.listings.isEmpty)
        subject.place = nil
        await subject.loadNearbyListings()
        #expect(subject.location == .fixture && subject.listings.count == 3)
    }
}
