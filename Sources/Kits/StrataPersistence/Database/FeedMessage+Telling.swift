import Foundation
import StrataDeviceServices

extension FeedMessage.Change {
  /// Notifies this process's listeners of another server's change.
  ///
  /// - Parameters:
  ///   - board: The topic of the database.
  ///   - stores: The stores of small values, which read what has changed.
  func tell(in board: URL, _ stores: Locked<[DeviceID: WeakStore]>) {
    switch self {
    case .documents(let owner, let collection):
      ChangeBoard.shared.tell(
        StoredChange(collections: collection.map { [$0] }, origin: ChangeOrigin()), of: owner,
        in: board)
    case .placed(let collection, let change):
      PlacedBoard.shared.tell(change, of: collection, in: board)
    case .value(let device):
      stores.withLock { $0[DeviceID(rawValue: device)]?.store }?.readAgain()
    }
  }

  /// Notifies all listeners that anything may have changed.
  static func tellAll(in board: URL, _ stores: Locked<[DeviceID: WeakStore]>) {
    ChangeBoard.shared.tellAll(in: board)
    for store in stores.withLock({ $0.values.compactMap(\.store) }) { store.readAgain() }
  }
}
