/// The error of a PostgreSQL that is not available.
public enum PostgresClusterError: Error, Equatable, CustomStringConvertible {
  /// The programs are not installed.
  case missing
  /// PostgreSQL did not start; the value holds the last lines of its log.
  case notStarted(String)

  public var description: String {
    switch self {
    case .missing:
      "PostgreSQL with PostGIS is not installed: run 'make setup' or "
        + "'apt-get install postgresql-15-postgis-3'."
    case .notStarted(let words): "PostgreSQL did not start: \(words)"
    }
  }
}
