public import Foundation

/// Why there is no weather, in the domain's own terms; made by the repositories.
public enum WeatherError: Error, Equatable, Sendable {
  /// The provider or the geocoder does not know the place; carries what was asked for.
  case noSuchPlace(String)
  /// The provider rejects the key.
  case badKey
  /// The key looks right but has never been accepted: new keys take up to two hours.
  case keyNotActiveYet
  /// The allowance is used up; nothing is asked again before `until`.
  case quota(until: Date?)
  case offline
  case timeout
  /// The connection was cut before the answer was whole.
  case interrupted
  /// The provider failed; `status` is its HTTP status.
  case providerDown(status: Int)
  /// The answer cannot be read; `field` is the path of the first bad field, such as
  /// `list[3].main.temp`.
  case unreadableAnswer(field: String)
  /// Nothing that is kept here fits, and the data source in Settings forbids to ask.
  case nothingStored
  case storage(StorageProblem)
  /// The device's own position is not known.
  case location(LocationProblem)
  /// What was entered breaks a rule.
  case invalid(InvalidValue)
  /// The task was cancelled: nothing to show.
  case cancelled
  /// Anything else; `reason` is for the log.
  case unknown(reason: String)
}

/// What keeps the device's data from being read or written.
public enum StorageProblem: Equatable, Sendable {
  /// The folder or file cannot be opened.
  case unavailable
  case full
  /// The data was written by a newer version of the app.
  case newerVersion
  /// One row cannot be read.
  case damaged(key: String)
}

extension WeatherError {
  /// Whether trying again may help without anything being changed first.
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

  /// The same at a given time: until a pause is over, nobody would be asked.
  public func isRetryable(at now: Date) -> Bool {
    if case .quota(let until?) = self { return now >= until }
    return isRetryable
  }

  /// Whether nobody was reached who could tell the weather: without a key either, a person may want
  /// to see demo data.
  public var meansNoConnection: Bool { self == .offline || self == .timeout }

  /// Whether the last good copy of the same place may stand in.
  public var allowsStoredCopy: Bool {
    switch self {
    case .noSuchPlace, .cancelled, .location, .invalid: false
    default: true
    }
  }

  /// The String Catalog's key of the heading: "error.offline.title".
  public var titleKey: String { "error.\(name).title" }

  /// The String Catalog's key of the explanation: "error.offline.message".
  public var messageKey: String { "error.\(name).message" }

  /// The case's name, as keys and test ids use it.
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
