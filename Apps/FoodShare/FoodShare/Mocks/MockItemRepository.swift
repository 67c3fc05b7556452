#if DEBUG
import Foundation

struct MockItemRepository: ItemRepository {
    /// Seconds.
    var delay: TimeInterval? = nil
    var items: [Item] = .fixtures
    var error: AppError? = nil

    func fetchItems() async throws -> [Item] {
        if let delay {
            try await Task.sleep(for: .seconds(delay))
        }
        if let error { throw error }
        return items
    }
}
#endif
