/// Names one device: one browser of one person, or the one device that an app runs on.
///
/// App code never sees it; the frameworks and kits put it beside everything they store.
public struct DeviceID: RawRepresentable, Hashable, Sendable {
  /// The device where no host has set one: an app on a phone, a command, a unit test.
  public static let local = DeviceID(rawValue: "local")

  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }
}

extension DeviceID: CustomStringConvertible {
  public var description: String { rawValue }
}
