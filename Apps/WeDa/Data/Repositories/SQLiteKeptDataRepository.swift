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
    device.changesOfOthers { change in
      let parts = Set(KeptData.allCases.filter { $0.collections.contains(where: change.touches) })
      return parts.isEmpty ? nil : KeptChange(parts, isDeletion: change.removesEverything)
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
