import Foundation
import StrataPersistence
import Testing

@testable import FoodShare

/// Tests of rows that this version cannot read, among those that it can.
@Suite(.timeLimit(.minutes(5))) struct ListingRecordTests {
    private let home = Coordinate(latitude: 51.51237, longitude: -0.12346)

    @Test func `an offer that cannot be read keeps nobody from seeing the others, and its row stays as it is`() async throws {
        let world = try OwnWorld()
        let good = try await world.own("giver").create(.fixture(location: home)).id
        let broken = UUID()
        let rows = world.store.placed("listings", of: [String: Int].self)
        try await rows.put(
            ["later": 1], key: broken.uuidString, at: GeoPoint(latitude: home.latitude, longitude: home.longitude))
        let anna = world.own("anna")
        let found = try await anna.search(location: home, radiusKm: 5, filter: FeedFilter(), most: 20)
        #expect(found.listings.map(\.id) == [good])
        let bread = try await anna.search(location: home, radiusKm: 5, filter: FeedFilter(words: "bread"), most: 20)
        #expect(bread.listings.map(\.id) == [good])
        await #expect(throws: AppError.unreadable(field: "listing")) { try await anna.claim(id: broken) }
        #expect(try await rows.document(key: broken.uuidString)?.value == ["later": 1])
    }
}
