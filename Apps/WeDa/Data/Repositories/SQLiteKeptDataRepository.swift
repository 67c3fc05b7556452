public import StrataPersistence
public import WeDaDomain

/// Observes changes by other windows through the shared database.
public struct SQLiteKeptDataRepository: KeptDataRepository {
  private let device: DeviceDocuments

  /// Creates a repository that observes changes by other windows through the shared database.
  ///
  /// - Parameter store: The store of the window's other repositories.
  public init(store: DocumentStore) { device = store.device }

  public func changes() -> AsyncStream<KeptChange> {
    let changes = device.changesOfOthers()
    return AsyncStream { continuation in
      let task = Task {
        for await change in changes {
          let parts = Set(
            KeptData.allCases.filter { $0.collections.contains(where: change.touches) })
          guard !parts.isEmpty else { continue }
          continuation.yield(KeptChange(parts, isDeletion: change.removesEverything))
        }
        continuation.finish()
      }
      continuation.onTermination = { _ in task.cancel() }
    }
  }
}

extension KeptData {
  /// The names of the collections whose changes are observed.
  fileprivate var collections: [String] {
    switch self {
    case .favorites: ["favorites", "favorites.order"]
    case .history: ["history", "history.demo"]
    case .settings: ["settings"]
    case .demo: ["demo"]
    case .location: ["location"]
    }
  }
}
