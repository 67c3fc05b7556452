import Foundation
import Testing

@testable import Larder

@MainActor
struct FeedViewModelTests {
    @Test
    func testLoadFoodListings_showsFoodListings() async {
        // Arrange
        let subject = FeedViewModel(fetchFoodListings: MockFetchFoodListingsUseCase())
        subject.error = .offline

        // Act
        await subject.loadFoodListings()

        // Assert
        #expect(subject.foodListings == .fixtures)
        #expect(subject.error == nil)
        #expect(!subject.isLoading)
    }

    @Test
    func testLoadFoodListings_keepsWhatIsShownOnError() async {
        // Arrange
        let subject = FeedViewModel(fetchFoodListings: MockFetchFoodListingsUseCase(error: .offline))
        subject.foodListings = .fixtures

        // Act
        await subject.loadFoodListings()

        // Assert
        #expect(subject.error == .offline)
        #expect(subject.foodListings == .fixtures)
        #expect(!subject.isLoading)
    }

    @Test
    func testLoadFoodListings_runsOnceAtATime() async {
        // Arrange
        let subject = FeedViewModel(fetchFoodListings: MockFetchFoodListingsUseCase())
        subject.isLoading = true

        // Act
        await subject.loadFoodListings()

        // Assert
        #expect(subject.foodListings.isEmpty)
        #expect(subject.isLoading)
    }
}
