import Foundation

protocol ItemRepository: Sendable {
    /// - Throws: ``AppError``.
    func fetchItems() async throws -> [Item]
}
