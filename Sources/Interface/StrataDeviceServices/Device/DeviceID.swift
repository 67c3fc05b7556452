/// The identifier of a device: one browser of a person, or the one device that an app runs on.
///
/// App code never sees it; the frameworks and kits store it with everything that they keep.
public struct DeviceID: RawRepresentable, Hashable, Sendable {
  /// The identifier of the only device of an app without a host: an app on a phone, a command, a
  /// unit test.
  public static let local = DeviceID(rawValue: "local")

  /// The identifier as text.
  public let rawValue: String

  /// Creates an identifier from its text.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }
}

extension DeviceID: CustomStringConvertible {
  public var description: String { rawValue }
}
