import Foundation
import StrataPersistence

/// Wakes the devices that a change concerns, whose windows may be closed. Each process has one
/// watch.
actor NewsWatch {
    static let shared = NewsWatch()
    private var task: Task<Void, Never>?

    /// Begins the watch unless it has begun already, since every window of a process calls this
    /// function.
    nonisolated func begin(_ changes: @escaping @Sendable () -> AsyncStream<ListingChange>, waking store: DocumentStore) {
        // Only their shared records are used, but a store's records are made while a device is current.
        let (followers, searches) = (FollowerRecords(store: store), SavedSearchRecords(store: store))
        Task.detached { await self.start(changes, followers, searches, waking: store) }
    }

    private func start(
        _ changes: @escaping @Sendable () -> AsyncStream<ListingChange>, _ followers: FollowerRecords,
        _ searches: SavedSearchRecords, waking store: DocumentStore
    ) {
        guard task == nil else { return }
        let changes = changes()
        task = Task.detached { await Self.run(changes, followers, searches, waking: store) }
    }

    static func run(
        _ changes: AsyncStream<ListingChange>, _ followers: FollowerRecords, _ searches: SavedSearchRecords,
        waking store: DocumentStore
    ) async {
        for await change in changes {
            // News that is lost by a failure here is found at the next regular look of its device.
            guard let concerned = try? await devices(change, followers, searches) else { continue }
            guard let listening = try? await followers.listening(among: concerned) else { continue }
            try? await store.wake(listening, forTask: NewsTasks.wakeIdentifier)
        }
    }

    private static func devices(
        _ change: ListingChange, _ followers: FollowerRecords, _ searches: SavedSearchRecords
    ) async throws -> Set<String> {
        let known = try await followers.followers(of: change.id.uuidString)
        // An offer that somebody has asked for is not new any more. A project does not tell where it is.
        guard known.count <= 1, let place = change.location else { return known }
        return known.union(try await searches.devices(near: place))
    }
}
