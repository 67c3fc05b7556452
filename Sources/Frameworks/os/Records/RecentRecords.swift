import StrataDeviceServices
import Synchronization

/// The last records of this process, for `OSLogStore`.
///
/// A process writes the messages of all devices, and an app shows what it reads of them to its
/// visitor: so each record remembers the device that it was written for.
struct RecentRecords: Sendable {
  /// The maximum number of records that are kept.
  static let limit = 2000
  /// The maximum number of a message's Unicode scalars that are kept: an app may log whole answers
  /// of a service.
  static let longest = 4000

  private static let shared = Mutex(RecentRecords())

  private var kept: [(record: LogRecord, device: DeviceID?)] = []
  /// The place of the oldest record, once there are as many as are kept.
  private var oldest = 0

  /// Keeps a record that was written.
  static func keep(_ record: LogRecord) {
    let device = DeviceHost.current?.id
    // Nobody may read it: it can be about any visitor.
    if device == nil, DeviceHost.servesDevices { return }
    var record = record
    record.message = String(record.message.unicodeScalars.prefix(longest))
    shared.withLock { $0.add(record, device) }
  }

  /// The records of a device, or those that were written for none, from the first to the last.
  static func records(of device: DeviceID?) -> [LogRecord] {
    shared.withLock { $0.inOrder.filter { $0.device == device }.map(\.record) }
  }

  private mutating func add(_ record: LogRecord, _ device: DeviceID?) {
    guard kept.count == Self.limit else { return kept.append((record, device)) }
    kept[oldest] = (record, device)
    oldest = (oldest + 1) % Self.limit
  }

  private var inOrder: [(record: LogRecord, device: DeviceID?)] {
    Array(kept[oldest...] + kept[..<oldest])
  }
}
