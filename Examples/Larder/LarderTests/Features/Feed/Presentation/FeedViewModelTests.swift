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
    func testLoadFoodListings_takesCancellationForNoError() async {
        // Arrange
        let subject = FeedViewModel(fetchFoodListings: MockFetchFoodListingsUseCase(error: .offline))

        // Act
        let leaving = Task { await subject.loadFoodListings() }
        leaving.cancel()
        await leaving.value

        // Assert
        #expect(subject.error == nil)
        #expect(!subject.isLoading)
    }

    @Test
    func testLoadFoodListings_keepsTheListWhileLoading() async {
        // Arrange
        let subject = FeedViewModel(fetchFoodListings: MockFetchFoodListingsUseCase(delay: 3600))
        subject.foodListings = .fixtures

        // Act
        let refreshing = Task { await subject.loadFoodListings() }
        while !subject.isLoading { await Task.yield() }

        // Assert
        #expect(subject.foodListings == .fixtures)
        refreshing.cancel()
        await refreshing.value
        #expect(subject.foodListings == .fixtures)
        #expect(subject.error == nil)
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
