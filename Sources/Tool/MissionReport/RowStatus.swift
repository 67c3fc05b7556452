/// How things stand with one row.
public enum RowStatus: Equatable, Sendable {
  /// A test of the apps, or of what they stand on, proves it.
  case app([TestProof])
  /// A test of an example proves it.
  case example([TestProof])
  /// A rule that `make check` enforces keeps it.
  case rule(String)
  /// Nothing proves it yet, and this is what will: an example or a screen that is not here so far.
  case planned(String)
  /// Nothing proves it yet.
  case open
  /// It cannot be here; something else serves.
  case notHere(MissionRow.NotHere)

  /// The word that the proof page uses.
  public var word: String {
    switch self {
    case .app: "app"
    case .example: "example"
    case .rule: "rule"
    case .planned: "planned"
    case .open: "open"
    case .notHere: "not here"
    }
  }

  /// Whether a test or rule shows that the row is true.
  public var isProven: Bool {
    switch self {
    case .app, .example, .rule: true
    case .planned, .open, .notHere: false
    }
  }
}
