/// Whether an app may know where the device is.
public enum CLAuthorizationStatus: Int32, Sendable {
  /// Nobody has been asked, or the answer is not known yet.
  case notDetermined = 0
  /// Nobody can allow it: the page did not come over a secure connection, or there is no browser.
  case restricted = 1
  /// The person said no.
  case denied = 2
  /// Accepted: a browser knows no such thing, so it is never told.
  case authorizedAlways = 3
  case authorizedWhenInUse = 4
}

/// How exactly an app may know it.
public enum CLAccuracyAuthorization: Int, Sendable {
  case fullAccuracy = 0
  case reducedAccuracy = 1
}
