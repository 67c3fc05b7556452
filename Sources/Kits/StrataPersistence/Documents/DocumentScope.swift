import StrataDeviceServices

/// The owner of a collection's documents: one device or all.
public enum DocumentScope: Sendable {
  /// The device that the code runs for. No other device can read the documents.
  case device

  /// All devices: for caches and public data, never for data about a person.
  case shared

  /// The value of the column `owner` in the rows of this scope.
  var owner: String {
    switch self {
    case .device: DocumentOwner.device(DeviceHost.currentID)
    case .shared: DocumentOwner.shared
    }
  }
}
