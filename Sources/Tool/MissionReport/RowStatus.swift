/// The status of a row.
public enum RowStatus: Equatable, Sendable {
  /// A test of the apps, or of the modules below them, proves it.
  case app([TestProof])
  /// A test of an example proves it.
  case example([TestProof])
  /// A rule that `make check` enforces proves it.
  case rule(String)
  /// Nothing proves it yet; the value names the planned example or screen.
  case planned(String)
  /// Nothing proves it yet.
  case open
  /// It cannot be fulfilled here; there is a substitute.
  case notHere(MissionRow.NotHere)

  /// The word for the status on the proof page.
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

  /// Whether a test or rule proves the row.
  public var isProven: Bool {
    switch self {
    case .app, .example, .rule: true
    case .planned, .open, .notHere: false
    }
  }
}
