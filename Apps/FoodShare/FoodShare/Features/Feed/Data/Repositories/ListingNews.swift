import Foundation

/// Notifies the windows of this process of listings in a project that were changed through this process.
///
/// `@unchecked`: the lock guards its only state.
final class ListingNews: @unchecked Sendable {
    static let shared = ListingNews()
    private let lock = NSLock()
    private var listeners: [UUID: @Sendable (ListingChange) -> Void] = [:]

    func changes(where isWanted: @escaping @Sendable (ListingChange) -> Bool) -> AsyncStream<ListingChange> {
        AsyncStream { continuation in
            let id = UUID()
            lock.withLock {
                listeners[id] = { if isWanted($0) { continuation.yield($0) } }
            }
            continuation.onTermination = { [weak self] _ in self?.forget(id) }
        }
    }

    private func forget(_ id: UUID) {
        lock.withLock { _ = listeners.removeValue(forKey: id) }
    }

    /// Reports a change of a listing, without its place: only the service knows which place others may see.
    func tell(_ listing: UUID) {
        for listener in lock.withLock({ Array(listeners.values) }) { listener(ListingChange(id: listing, location: nil)) }
    }
}
