/// The proof of a row of the mission, if there is one.
public enum RowStatus: Equatable, Sendable {
  /// A test of the apps, or of the modules that they use, names the row.
  case app([TestProof])
  /// A test of an example names the row.
  case example([TestProof])
  /// A rule that `make check` enforces covers the row.
  case rule(String)
  /// No test and no rule proves the row yet; the value names the planned example or screen.
  case planned(String)
  /// No test and no rule proves the row yet.
  case open
  /// Strata cannot fulfil the row; the value has the reason and the substitute.
  case notHere(MissionRow.NotHere)

  /// The word for the status on the page of proofs.
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

  /// A Boolean value that indicates whether tests or a rule name the row.
  public var isChecked: Bool {
    switch self {
    case .app, .example, .rule: true
    case .planned, .open, .notHere: false
    }
  }
}
