/// An error of a ``DeviceRequest``.
public enum DeviceRequestError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The code runs without a window: in a command, in a test, or outside of any session.
  case noWindow
  /// The window was closed, or did not reconnect in time, before it answered.
  case windowGone
  /// The device refused the request; the associated value is the reason, such as `denied` or
  /// `insecure`.
  case refused(String)
  /// The answer has an unexpected form.
  case unreadable(service: String)
  /// The arguments exceed the limit, in bytes.
  case tooLong(limit: Int)
  /// The window has too many open requests, or sent more answers than were read.
  case tooMany(limit: Int)
  /// The caller cancelled the request.
  case cancelled

  public var description: String {
    switch self {
    case .noWindow: "no window of the device is open to receive the request"
    case .windowGone: "the window was closed before it answered"
    case .refused(let word): "the device refused: \(word)"
    case .unreadable(let service): "the device's answer to '\(service)' cannot be read"
    case .tooLong(let limit): "a request's arguments may have at most \(limit) bytes"
    case .tooMany(let limit): "at most \(limit) requests or answers may be pending"
    case .cancelled: "the request was cancelled"
    }
  }
}
