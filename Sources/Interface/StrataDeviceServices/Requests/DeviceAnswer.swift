/// An answer of a window to a ``DeviceRequest``.
public enum DeviceAnswer: Equatable, Sendable {
  /// One of several answer values, as JSON; more follow.
  case part(String)
  /// The last or only answer value, as JSON.
  case done(String)
  /// The request failed; nothing follows.
  case failed(DeviceRequestError)
}
