import Testing

@testable import FoodShare

@MainActor
struct FetchItemsUseCaseTests {
    @Test
    func testExecute_sortsByName() async throws {
        // Arrange
        let items: [Item] = .fixtures
        let subject = DefaultFetchItemsUseCase(
            repository: MockItemRepository(items: items.reversed())
        )

        // Act
        let result = try await subject.execute()

        // Assert
        #expect(result == items)
    }

    @Test
    func testExecute_passesErrorsOn() async {
        // Arrange
        let subject = DefaultFetchItemsUseCase(
            repository: MockItemRepository(error: .service)
        )

        // Act & Assert
        await #expect(throws: AppError.service) {
            try await subject.execute()
        }
    }
}
