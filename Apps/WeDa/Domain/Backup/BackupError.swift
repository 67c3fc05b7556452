/// The reason why a file was not imported. Nothing has been changed.
public enum BackupError: Error, Equatable, Sendable {
  /// The file is larger than a backup can be.
  case tooLarge(limit: Int)
  /// The file is incomplete: its end is missing.
  case cut
  case notJSON
  /// The values are nested deeper than in a backup.
  case tooDeep(limit: Int)
  /// The file is JSON of another kind; `found` is its format.
  case otherFormat(found: String)
  /// A newer version of the app wrote the file.
  case newerVersion(found: Int, newest: Int)
  /// A value is invalid.
  case invalid(InvalidValue)
  /// The device's storage failed.
  case weather(WeatherError)

  /// The string catalog's key of the message: "backup.cut.message".
  public var messageKey: String { "backup.\(name).message" }

  /// The name of the case in keys.
  public var name: String {
    switch self {
    case .tooLarge: "tooLarge"
    case .cut: "cut"
    case .notJSON: "notJSON"
    case .tooDeep: "tooDeep"
    case .otherFormat: "otherFormat"
    case .newerVersion: "newerVersion"
    case .invalid: "invalid"
    case .weather: "storage"
    }
  }
}
