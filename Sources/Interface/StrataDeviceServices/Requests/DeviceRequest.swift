/// A request for something that only the browser can do, such as finding its position or saving a
/// file.
///
///     DeviceRequest("position.once", arguments: #"{"digits":2}"#)
public struct DeviceRequest: Hashable, Sendable {
  /// The name of the service in the browser's script.
  public var service: String
  /// The arguments of the service, as JSON.
  public var arguments: String

  /// Creates a request for something that only the browser can do, such as finding its position or
  /// saving a file.
  public init(_ service: String, arguments: String = "null") {
    self.service = service
    self.arguments = arguments
  }
}
