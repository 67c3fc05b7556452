import Foundation
import Observation

@MainActor
@Observable
final class ItemListViewModel {
    var items: [Item] = []
    var isLoading = false
    var error: AppError?

    private let fetchItems: FetchItemsUseCase

    init(fetchItems: FetchItemsUseCase) {
        self.fetchItems = fetchItems
    }

    func loadItems() async {
        guard !isLoading else { return }
        isLoading = true
        defer { isLoading = false }

        do {
            items = try await fetchItems.execute()
            error = nil
        } catch {
            self.error = AppError.from(error)
        }
    }
}
