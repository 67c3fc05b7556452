import Testing

@testable import Larder

@MainActor
struct FetchFoodListingsUseCaseTests {
    @Test
    func testExecute_sortsByName() async throws {
        // Arrange
        let foodListings: [FoodListing] = .fixtures
        let subject = DefaultFetchFoodListingsUseCase(
            repository: MockFoodListingRepository(foodListings: foodListings.reversed())
        )

        // Act
        let result = try await subject.execute()

        // Assert
        #expect(result == foodListings)
    }

    @Test
    func testExecute_passesErrorsOn() async {
        // Arrange
        let subject = DefaultFetchFoodListingsUseCase(
            repository: MockFoodListingRepository(error: .service)
        )

        // Act & Assert
        await #expect(throws: AppError.service) {
            try await subject.execute()
        }
    }
}
