import Foundation
import Testing

@testable import FoodShare

@MainActor
struct ItemListViewModelTests {
    @Test
    func testLoadItems_showsItems() async {
        // Arrange
        let subject = ItemListViewModel(fetchItems: MockFetchItemsUseCase())
        subject.error = .offline

        // Act
        await subject.loadItems()

        // Assert
        #expect(subject.items == .fixtures)
        #expect(subject.error == nil)
        #expect(!subject.isLoading)
    }

    @Test
    func testLoadItems_keepsWhatIsShownOnError() async {
        // Arrange
        let subject = ItemListViewModel(fetchItems: MockFetchItemsUseCase(error: .offline))
        subject.items = .fixtures

        // Act
        await subject.loadItems()

        // Assert
        #expect(subject.error == .offline)
        #expect(subject.items == .fixtures)
        #expect(!subject.isLoading)
    }

    @Test
    func testLoadItems_runsOnceAtATime() async {
        // Arrange
        let subject = ItemListViewModel(fetchItems: MockFetchItemsUseCase())
        subject.isLoading = true

        // Act
        await subject.loadItems()

        // Assert
        #expect(subject.items.isEmpty)
        #expect(subject.isLoading)
    }
}
