import Foundation
import StrataDeviceServices

/// Keeps the day of the last visit of a forgotten device, so that a person who returns is told once
/// that the data were deleted. The record is removed once the person was told, or once the browser
/// has forgotten its cookie.
extension DeviceStore {
  /// The key of the record of a forgotten device.
  static let forgottenKey = "host.forgotten"
  /// The end of a record whose browser got a page that says so.
  private static let told = " told"

  /// Records that a device was forgotten.
  ///
  /// - Parameters:
  ///   - device: The device, of which everything was removed.
  ///   - days: The number of days since its last visit.
  ///   - now: The present time.
  static func noteForgotten(_ device: Device, after days: Int, at now: Date) {
    device.storage.set(Data("\(day(now) - days)".utf8), forKey: forgottenKey)
  }

  /// Returns whether a device was forgotten, and its browser got no page since then, or did not
  /// connect after it.
  static func isForgotten(_ device: Device) -> Bool {
    device.storage.data(forKey: forgottenKey) != nil
  }

  /// Records that the browser of a forgotten device gets a page that says so.
  static func noteTold(_ device: Device) {
    guard let record = device.storage.data(forKey: forgottenKey),
      !record.ends(inText: told)
    else { return }
    device.storage.set(record + Data(told.utf8), forKey: forgottenKey)
  }

  /// Removes the record of a forgotten device once its browser has connected after a page that says
  /// so. A window that was open all the time connects without a new page, so its device is told
  /// later.
  static func endForgotten(_ device: Device) {
    guard device.storage.data(forKey: forgottenKey)?.ends(inText: told) == true else { return }
    device.storage.set(nil, forKey: forgottenKey)
  }

  /// Returns the number of days since the last visit of the forgotten device of which this is the
  /// record; `nil` if it is none.
  static func daysForgotten(_ record: Data, at now: Date) -> Int? {
    daysUnseen(record.ends(inText: told) ? record.dropLast(told.utf8.count) : record, at: now)
  }
}

extension Data {
  fileprivate func ends(inText end: String) -> Bool { suffix(end.utf8.count) == Data(end.utf8) }
}
