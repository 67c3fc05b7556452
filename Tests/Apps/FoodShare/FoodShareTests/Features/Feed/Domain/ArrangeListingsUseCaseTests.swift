import Foundation
import StrataKitTesting
import Testing

@testable import FoodShare

@Suite struct ArrangeListingsUseCaseTests {
    private let subject = DefaultArrangeListingsUseCase()

    @Test(.mission("L-05", "L-13")) func `listings are sorted by distance, whatever their input order`() {
        let found = subject.execute([FoodListing].fixtures.reversed(), from: .fixture, filter: FeedFilter())
        #expect(found.map(\.listing) == .fixtures)
        #expect(found.map { Int($0.metres.rounded()) } == [0, 1112, 2224])
    }

    @Test(.mission("L-29")) func `expired listings are left out`() {
        let now = Date()
        let over = FoodListing.fixture(expiryDate: now.addingTimeInterval(-1))
        let fresh = FoodListing.fixture(expiryDate: now.addingTimeInterval(60))
        #expect(over.isExpired && !fresh.isExpired)
        #expect(subject.execute([over, fresh], from: .fixture, filter: FeedFilter()).map(\.id) == [fresh.id])
    }

    @Test(
        arguments: [
            (nil, "", 3), (.bakery, "", 1), (.dairy, "", 0), (nil, "APPLES", 1), (nil, "sóup  lentil", 1), (nil, "bread apples", 0),
            (nil, "loaves", 3), (.meals, "bread", 0), (nil, "  ", 3),
        ] as [(ListingCategory?, String, Int)])
    func `the filter matches category and text regardless of case and accents`(category: ListingCategory?, words: String, count: Int) {
        let filter = FeedFilter(category: category, words: words)
        #expect(subject.execute(.fixtures, from: .fixture, filter: filter).count == count)
    }

    @Test func `a person's own offers come before nearer offers of others`() {
        let own = FoodListing.fixture(
            location: Coordinate(latitude: 51.53, longitude: -0.13), standing: .own(.none))
        let found = subject.execute([FoodListing].fixtures + [own], from: .fixture, filter: FeedFilter())
        #expect(found.map(\.listing) == [own] + .fixtures)
    }

    @Test func `an expired listing can be fetched by its identifier, and a missing one throws AppError.gone`() async throws {
        let over = FoodListing.fixture(expiryDate: Date(timeIntervalSinceNow: -1))
        let subject = DefaultFetchListingUseCase(repository: MockFoodListingRepository(listings: [over]))
        #expect(try await subject.execute(id: over.id).isExpired)
        await #expect(throws: AppError.gone) { try await subject.execute(id: UUID()) }
    }
}
