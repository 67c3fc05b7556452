import Foundation
import Testing

@testable import Larder

@MainActor
struct RemoteFoodListingRepositoryTests {
    @Test
    func testFetchFoodListings_success() async throws {
        // Arrange
        let subject = RemoteFoodListingRepository(session: MockNetworkSession())

        // Act
        let foodListings = try await subject.fetchFoodListings()

        // Assert
        #expect(foodListings.map(\.title) == (1...3).map { "Food listing \($0)" })
    }

    @Test(arguments: [
        URLError.Code.notConnectedToInternet, .dataNotAllowed, .internationalRoamingOff, .callIsActive, .networkConnectionLost,
        .cannotFindHost, .dnsLookupFailed, .cannotConnectToHost, .timedOut,
    ])
    func testFetchFoodListings_offline(code: URLError.Code) async throws {
        // Arrange
        let subject = RemoteFoodListingRepository(
            session: MockNetworkSession(error: URLError(code))
        )

        // Act & Assert
        await #expect(throws: AppError.offline) {
            try await subject.fetchFoodListings()
        }
    }

    @Test(arguments: [201, 404, 500])
    func testFetchFoodListings_refusesOtherAnswers(status: Int) async throws {
        // Arrange
        let subject = RemoteFoodListingRepository(session: MockNetworkSession(statusCode: status))

        // Act & Assert
        await #expect(throws: AppError.service) {
            try await subject.fetchFoodListings()
        }
    }

    @Test
    func testFetchFoodListings_badUrl() async throws {
        // Arrange
        let subject = RemoteFoodListingRepository(session: MockNetworkSession(), baseURL: "http://[::1")

        // Act & Assert
        await #expect(throws: AppError.service) {
            try await subject.fetchFoodListings()
        }
    }

    @Test
    func testFetchFoodListings_refusesWhatIsNoJSON() async throws {
        // Arrange
        let subject = RemoteFoodListingRepository(session: MockNetworkSession(body: Data("<html>".utf8)))

        // Act & Assert
        await #expect(throws: AppError.unreadable(field: "food_listings")) {
            try await subject.fetchFoodListings()
        }
    }

    @Test
    func testToDomain_refusesWhatIsNoIdentifier() async throws {
        // Arrange
        let subject = try await answer("00000000-0000-0000-0000-000000000001", replacedWith: "none")

        // Act & Assert
        #expect(throws: AppError.unreadable(field: "id")) {
            try subject.map { try $0.toDomain() }
        }
    }

    @Test
    func testToDomain_refusesAnotherCategory() async throws {
        // Arrange
        let subject = try await answer(#""category": "produce""#, replacedWith: #""category": "nothing like it""#)

        // Act & Assert
        #expect(throws: AppError.unreadable(field: "category")) {
            try subject.map { try $0.toDomain() }
        }
    }

    @Test
    func testToDomain_refusesAnotherCreatedAt() async throws {
        // Arrange
        let subject = try await answer(#""created_at": "2026-01-01T12:00:00Z""#, replacedWith: #""created_at": "nothing like it""#)

        // Act & Assert
        #expect(throws: AppError.unreadable(field: "created_at")) {
            try subject.map { try $0.toDomain() }
        }
    }

    /// Returns the recorded response after replacing a text in it.
    private func answer(_ text: String, replacedWith other: String) async throws -> [FoodListingDTO] {
        let (data, _) = try await MockNetworkSession()
            .data(for: URLRequest(url: URL(filePath: "/food_listings")))
        let answer = String(decoding: data, as: UTF8.self)
        try #require(answer.contains(text))
        return try JSONDecoder().decode([FoodListingDTO].self, from: Data(answer.replacing(text, with: other).utf8))
    }
}
