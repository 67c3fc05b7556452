/// What a window says to a ``DeviceRequest``.
public enum DeviceAnswer: Equatable, Sendable {
  /// One of several values, as JSON; more follow.
  case part(String)
  /// The last value, as JSON.
  case done(String)
  /// There is none, and nothing follows.
  case failed(DeviceRequestError)
}
