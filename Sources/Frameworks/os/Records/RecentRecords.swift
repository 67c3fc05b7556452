import StrataDeviceServices
import Synchronization

/// The last records of this process, for `OSLogStore`.
///
/// A process writes the messages of all devices, but an app may show the messages that it reads to
/// its visitor. So each record has the device for which it was written.
struct RecentRecords: Sendable {
  /// The maximum number of records that are kept.
  static let limit = 2000
  /// The largest number of a message's Unicode scalars that are kept, since an app may log long
  /// responses of a service.
  static let longest = 4000

  private static let shared = Mutex(RecentRecords())

  private var kept: [(record: LogRecord, device: DeviceID?)] = []
  /// The index of the oldest record, once the limit is reached.
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

  /// Returns the records of a device, or those that were written for none, in the order in which
  /// they were written.
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
