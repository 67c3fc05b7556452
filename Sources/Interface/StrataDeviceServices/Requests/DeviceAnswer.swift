/// An answer of a window to a ``DeviceRequest``.
public enum DeviceAnswer: Equatable, Sendable {
  /// One of several values, as JSON; more follow.
  case part(String)
  /// The last value, as JSON.
  case done(String)
  /// The request failed; nothing follows.
  case failed(DeviceRequestError)
}
