/// Why a device did not do what it was asked for.
public enum DeviceRequestError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The code runs for no window: in a command, a test, or outside of any session.
  case noWindow
  /// The window was closed, or stayed away too long, before it answered.
  case windowGone
  /// The device said no; the word is the service's own, such as `denied` or `insecure`.
  case refused(String)
  /// What came is no such answer.
  case unreadable(service: String)
  /// The arguments have more than so many bytes.
  case tooLong(limit: Int)
  /// The window has so many requests to answer already, or answered more than was read.
  case tooMany(limit: Int)
  /// Whoever asked gave up.
  case cancelled

  public var description: String {
    switch self {
    case .noWindow: "there is no window that could be asked"
    case .windowGone: "the window went away before it answered"
    case .refused(let word): "the device refused: \(word)"
    case .unreadable(let service): "what the device said to '\(service)' cannot be read"
    case .tooLong(let limit): "a request's arguments have at most \(limit) bytes"
    case .tooMany(let limit): "at most \(limit) may wait at once"
    case .cancelled: "the request was given up"
    }
  }
}
