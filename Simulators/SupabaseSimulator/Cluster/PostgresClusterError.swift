/// Why there is no PostgreSQL to ask.
public enum PostgresClusterError: Error, Equatable, CustomStringConvertible {
  /// Its programs are not installed.
  case missing
  /// It did not start; the last lines that it wrote.
  case notStarted(String)

  public var description: String {
    switch self {
    case .missing:
      "PostgreSQL with PostGIS is not here: 'make setup' installs it, or "
        + "'apt-get install postgresql-15-postgis-3'."
    case .notStarted(let words): "PostgreSQL did not start: \(words)"
    }
  }
}
