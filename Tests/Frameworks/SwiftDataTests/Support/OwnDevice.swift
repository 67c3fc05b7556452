import Foundation
import StrataDeviceServices
import StrataPersistence
import SwiftUITesting

/// A device whose files are removed with it.
final class OwnDevice: Sendable {
  let device = Device.fresh
  let folder: URL

  init() { folder = DeviceFolder.url(of: device.id) }

  deinit {
    // A test that stores nothing creates no folder.
    try? FileManager.default.removeItem(at: folder)
  }

  /// Runs code for the device.
  func run<Result>(_ work: () throws -> Result) rethrows -> Result {
    try DeviceHost.$current.withValue(device, operation: work)
  }
}
