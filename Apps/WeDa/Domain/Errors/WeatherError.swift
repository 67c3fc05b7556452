public import Foundation

/// The reason why no weather can be shown.
public enum WeatherError: Error, Equatable, Sendable {
  /// The provider or the geocoder does not know the place; the value is the search text.
  case noSuchPlace(String)
  /// The provider refuses the key.
  case badKey
  /// The key has a valid form but was never accepted: the service accepts a new key after up to two
  /// hours.
  case keyNotActiveYet
  /// The quota is used up; no request is made before `until`.
  case quota(until: Date?)
  case offline
  case timeout
  /// The connection broke before the response was complete.
  case interrupted
  /// The provider failed with an HTTP status.
  case providerDown(status: Int)
  /// The response cannot be read; `field` is the path of the first invalid field, such as
  /// `list[3].main.temp`.
  case unreadableAnswer(field: String)
  /// No weather of the place is stored, and the settings forbid requests.
  case nothingStored
  case storage(StorageProblem)
  /// The device's position is unknown.
  case location(LocationProblem)
  /// An input is invalid.
  case invalid(InvalidValue)
  /// The task was cancelled, so that no error is shown.
  case cancelled
  /// Another error; `reason` is for the log.
  case unknown(reason: String)
}

/// The reason why the device's data cannot be read or written.
public enum StorageProblem: Equatable, Sendable {
  /// The folder or file cannot be opened.
  case unavailable
  case full
  /// The data was written by a newer version of the app.
  case newerVersion
  /// A row cannot be read.
  case damaged(key: String)
}

extension WeatherError {
  /// A Boolean value that indicates whether a retry may succeed without any change.
  public var isRetryable: Bool {
    switch self {
    case .offline, .timeout, .interrupted, .providerDown, .unreadableAnswer, .quota,
      .keyNotActiveYet, .unknown:
      true
    case .storage(let problem):
      problem == .unavailable || problem == .full
    case .location(let problem):
      problem != .insecure && problem != .denied
    case .noSuchPlace, .badKey, .nothingStored, .cancelled, .invalid:
      false
    }
  }

  /// Returns whether a retry may succeed at a time; during a pause no request would be made.
  public func isRetryable(at now: Date) -> Bool {
    if case .quota(let until?) = self { return now >= until }
    return isRetryable
  }

  /// A Boolean value that indicates whether no server could be reached; the app may then offer demo
  /// data.
  public var meansNoConnection: Bool { self == .offline || self == .timeout }

  /// A Boolean value that indicates whether the last stored weather of the place may be shown
  /// instead.
  public var allowsStoredCopy: Bool {
    switch self {
    case .noSuchPlace, .cancelled, .location, .invalid: false
    default: true
    }
  }

  /// The string catalog's key of the heading: "error.offline.title".
  public var titleKey: String { "error.\(name).title" }

  /// The string catalog's key of the explanation: "error.offline.message".
  public var messageKey: String { "error.\(name).message" }

  /// The name of the case in keys and accessibility identifiers.
  public var name: String {
    switch self {
    case .noSuchPlace: "noSuchPlace"
    case .badKey: "badKey"
    case .keyNotActiveYet: "keyNotActiveYet"
    case .quota: "quota"
    case .offline: "offline"
    case .timeout: "timeout"
    case .interrupted: "interrupted"
    case .providerDown: "providerDown"
    case .unreadableAnswer: "unreadableAnswer"
    case .nothingStored: "nothingStored"
    case .storage(.full): "storageFull"
    case .storage: "storage"
    case .location(.denied): "locationDenied"
    case .location(.insecure): "locationInsecure"
    case .location(.unavailable): "locationUnavailable"
    case .location(.timeout): "locationTimeout"
    case .location(.notAsked): "locationNotAsked"
    case .invalid: "invalid"
    case .cancelled: "cancelled"
    case .unknown: "unknown"
    }
  }
}
