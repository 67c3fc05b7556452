/// Something that only the device's own window can do: tell where it is, save a file.
///
///     DeviceRequest("position.once", arguments: #"{"digits":2}"#)
public struct DeviceRequest: Hashable, Sendable {
  /// What is asked for, as the browser's second script calls it.
  public var service: String
  /// What the service needs to know, as JSON.
  public var arguments: String

  public init(_ service: String, arguments: String = "null") {
    self.service = service
    self.arguments = arguments
  }
}
