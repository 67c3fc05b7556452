import Foundation

protocol FetchItemsUseCase: Sendable {
    /// - Throws: ``AppError``.
    func execute() async throws -> [Item]
}

struct DefaultFetchItemsUseCase: FetchItemsUseCase {
    let repository: ItemRepository

    /// In the order of their names, whatever the service's is.
    func execute() async throws -> [Item] {
        try await repository.fetchItems().sorted { $0.displayName < $1.displayName }
    }
}
