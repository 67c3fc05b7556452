import Foundation
import StrataDeviceServices

/// Passes changes of a SQLite file between the processes that have opened it. SQLite reports no change
/// by another process; PostgreSQL notifies each process itself.
///
/// A worker of the host sends its changes to the front, which passes them on to the other workers:
///
///     ChangeRelay.begin { line.send(.changed($0)) }
///     ChangeRelay.receive(text)    // another worker's
package enum ChangeRelay {
  private static let sender = Locked<(@Sendable (String) -> Void)?>(nil)

  /// Begins to send the changes of this process.
  ///
  /// - Parameter send: Sends a text to the other processes; called on the thread of whoever has made
  ///   the change.
  package static func begin(_ send: @escaping @Sendable (String) -> Void) {
    sender.withLock { $0 = send }
  }

  /// Ends sending.
  package static func end() { sender.withLock { $0 = nil } }

  /// Sends a change of the database with this board, if it is a file in the data folder, which the
  /// other processes have open, too.
  static func send(_ change: @autoclosure () -> RelayedChange.Subject, of board: URL) {
    guard let send = sender.withLock({ $0 }), board == url(board.lastPathComponent) else { return }
    let relayed = RelayedChange(file: board.lastPathComponent, subject: change())
    guard let text = try? JSONEncoder().encode(relayed) else { return }
    send(String(decoding: text, as: UTF8.self))
  }

  /// Announces another process's change to the listeners of this one.
  ///
  /// - Parameter text: What that process has sent. If it is not understood, such as an empty text,
  ///   anything may have changed.
  package static func receive(_ text: String) {
    guard let relayed = try? JSONDecoder().decode(RelayedChange.self, from: Data(text.utf8)) else {
      return Database.allReadAgain()
    }
    relayed.subject.tell(in: url(relayed.file))
  }

  private static func url(_ file: String) -> URL {
    DeviceHost.dataFolder.appendingPathComponent(file, isDirectory: false)
  }
}

/// A change of a file, as one process tells it to another.
struct RelayedChange: Codable {
  /// The name of the file in the data folder.
  let file: String
  let subject: Subject

  enum Subject: Codable {
    /// An owner's documents have changed: those of these collections, or of any.
    case documents(owner: String, collections: Set<String>?, removesEverything: Bool)
    /// A document with a position has changed.
    case placed(collection: String, key: String, latitude: Double, longitude: Double, isMinor: Bool)
    /// Small values of a device have changed.
    case values(device: String)
  }
}

extension RelayedChange.Subject {
  fileprivate func tell(in board: URL) {
    switch self {
    case .documents(let owner, let collections, let removesEverything):
      let change = StoredChange(
        collections: collections, removesEverything: removesEverything, origin: ChangeOrigin())
      ChangeBoard.shared.tell(change, of: owner, in: board)
    case .placed(let collection, let key, let latitude, let longitude, let isMinor):
      let point = GeoPoint(stored: latitude, longitude)
      PlacedBoard.shared.tell(
        PlacedChange(key: key, point: point, isMinor: isMinor), of: collection, in: board)
    case .values(let device):
      Database.opened(at: board)?.readValues(of: DeviceID(rawValue: device))
    }
  }
}

extension Database {
  /// Announces a change of documents that is on the disk, in this process and in others.
  func tell(_ change: StoredChange, of owner: String) {
    ChangeBoard.shared.tell(change, of: owner, in: board)
    // Documents that all devices share have no listeners.
    guard owner != DocumentOwner.shared else { return }
    ChangeRelay.send(
      .documents(
        owner: owner, collections: change.collections,
        removesEverything: change.removesEverything), of: board)
  }

  /// Announces a change of a document with a position that is on the disk, in this process and in
  /// others.
  func tell(_ change: PlacedChange, of collection: String) {
    PlacedBoard.shared.tell(change, of: collection, in: board)
    ChangeRelay.send(
      .placed(
        collection: collection, key: change.key, latitude: change.point.latitude,
        longitude: change.point.longitude, isMinor: change.isMinor), of: board)
  }

  /// Announces to other processes that small values of a device have changed.
  func tellValues(of device: DeviceID) {
    ChangeRelay.send(.values(device: device.rawValue), of: board)
  }
}
