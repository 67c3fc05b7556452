/// A person's permission for an app to read the device's location.
public enum CLAuthorizationStatus: Int32, Sendable {
  /// The person has not been asked, or the answer is not known yet.
  case notDetermined = 0
  /// The person cannot allow it: the page was not loaded over a secure connection, or there is no
  /// browser.
  case restricted = 1
  /// The person has denied access to the location.
  case denied = 2
  /// The app may read the location at any time.
  ///
  /// Accepted: it is never reported, as a browser has no such permission.
  case authorizedAlways = 3
  /// The person has allowed access to the location.
  case authorizedWhenInUse = 4
}

/// The accuracy with which an app may read the location.
public enum CLAccuracyAuthorization: Int, Sendable {
  /// The app receives the exact location.
  case fullAccuracy = 0
  /// The app receives an approximate location.
  case reducedAccuracy = 1
}
