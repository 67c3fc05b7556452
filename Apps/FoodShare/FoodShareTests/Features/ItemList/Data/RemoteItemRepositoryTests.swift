import Foundation
import Testing

@testable import FoodShare

@MainActor
struct RemoteItemRepositoryTests {
    @Test
    func testFetchItems_success() async throws {
        // Arrange
        let subject = RemoteItemRepository(session: MockNetworkSession())

        // Act
        let items = try await subject.fetchItems()

        // Assert
        #expect(items.map(\.name) == (1...3).map { "Item \($0)" })
    }

    @Test
    func testFetchItems_offline() async throws {
        // Arrange
        let subject = RemoteItemRepository(
            session: MockNetworkSession(error: URLError(.notConnectedToInternet))
        )

        // Act & Assert
        await #expect(throws: AppError.offline) {
            try await subject.fetchItems()
        }
    }

    @Test(arguments: [201, 404, 500])
    func testFetchItems_refusesOtherAnswers(status: Int) async throws {
        // Arrange
        let subject = RemoteItemRepository(session: MockNetworkSession(statusCode: status))

        // Act & Assert
        await #expect(throws: AppError.service) {
            try await subject.fetchItems()
        }
    }

    @Test
    func testFetchItems_badUrl() async throws {
        // Arrange
        let subject = RemoteItemRepository(session: MockNetworkSession(), baseURL: "http://[::1")

        // Act & Assert
        await #expect(throws: AppError.service) {
            try await subject.fetchItems()
        }
    }

    @Test
    func testFetchItems_refusesWhatIsNoJSON() async throws {
        // Arrange
        let subject = RemoteItemRepository(session: MockNetworkSession(body: Data("<html>".utf8)))

        // Act & Assert
        await #expect(throws: AppError.unreadable(field: "items")) {
            try await subject.fetchItems()
        }
    }

    @Test
    func testToDomain_refusesWhatIsNoIdentifier() async throws {
        // Arrange
        let subject = ItemDTO(
            id: "none",
            name: "Item"
        )

        // Act & Assert
        #expect(throws: AppError.unreadable(field: "id")) {
            try subject.toDomain()
        }
    }
}
