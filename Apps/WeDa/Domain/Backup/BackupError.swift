/// Why a file was not taken in. Nothing has been changed then.
public enum BackupError: Error, Equatable, Sendable {
  /// It has more bytes than such a file ever has.
  case tooLarge(limit: Int)
  /// It ends in the middle.
  case cut
  case notJSON
  /// Its values lie deeper in each other than such a file's do.
  case tooDeep(limit: Int)
  /// It is JSON, but of something else; `found` is what it calls its format.
  case otherFormat(found: String)
  /// A newer version of the app wrote it.
  case newerVersion(found: Int, newest: Int)
  /// One value cannot be so.
  case invalid(InvalidValue)
  /// The device's storage refused.
  case weather(WeatherError)

  /// The String Catalog's key of the sentence: "backup.cut.message".
  public var messageKey: String { "backup.\(name).message" }

  /// The case's name, as keys use it.
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
