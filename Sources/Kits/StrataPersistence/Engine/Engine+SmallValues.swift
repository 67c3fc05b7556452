import Foundation
import StrataDeviceServices

/// The statements on small values.
extension Engine {
  func smallValue(forKey key: String, of device: DeviceID) throws(PersistenceError) -> Data? {
    try rows(
      "SELECT value FROM key_values WHERE device = ? AND key = ?", .text(device.rawValue),
      .text(key)
    ) { row throws(PersistenceError) in row.data(0) }.first
  }

  func keep(_ data: Data?, forKey key: String, of device: DeviceID) throws(PersistenceError) {
    guard let data else {
      try run(
        "DELETE FROM key_values WHERE device = ? AND key = ?", .text(device.rawValue), .text(key))
      return
    }
    try run(
      .keepSmallValue, .text(device.rawValue), .text(key), .bytes(data))
  }
}
