/// The mission's rows, each with what proves it.
public struct MissionReport: Equatable, Sendable {
  public struct Line: Equatable, Sendable {
    public var row: MissionRow
    public var status: RowStatus
  }

  public var lines: [Line]

  /// Joins rows, proofs and rules.
  ///
  /// A test proves more than a rule: where both name a row, the test is shown.
  ///
  /// - Parameter rules: a row's id → the rule of `strata.json` that keeps it.
  /// - Throws: ``MissionProblems`` where a proof names no row, is disabled, or proves a row that is
  ///   said not to be here.
  public init(
    rows: MissionRows, proofs: [TestProof], rules: [String: String]
  ) throws(MissionProblems) {
    let problems = Self.problems(rows: rows, proofs: proofs, rules: rules)
    guard problems.isEmpty else { throw MissionProblems(all: problems) }
    lines = rows.all.map { row in
      let own = proofs.filter { $0.rows.contains(row.id) }
      return Line(row: row, status: Self.status(of: row, proofs: own, rule: rules[row.id]))
    }
  }

  private static func status(
    of row: MissionRow, proofs: [TestProof], rule: String?
  ) -> RowStatus {
    let inApp = proofs.filter { !$0.path.hasPrefix("Tests/Examples/") }
    if !inApp.isEmpty { return .app(inApp) }
    if !proofs.isEmpty { return .example(proofs) }
    if let rule { return .rule(rule) }
    return row.notHere.map(RowStatus.notHere) ?? row.plan.map(RowStatus.planned) ?? .open
  }

  private static func problems(
    rows: MissionRows, proofs: [TestProof], rules: [String: String]
  ) -> [String] {
    let known = Dictionary(uniqueKeysWithValues: rows.all.map { ($0.id, $0) })
    let named =
      proofs.flatMap { proof in proof.rows.map { ($0, "\(proof.path):\(proof.line)") } }
      + rules.keys.sorted().map { ($0, "strata.json") }
    return named.compactMap { id, place in
      guard let row = known[id] else { return "\(place) names \(id), which is no row" }
      return row.notHere == nil
        ? nil : "\(place) proves \(id), which docs/mission-rows.tsv says is not here"
    }
      + proofs.filter(\.isDisabled).map {
        "\($0.path):\($0.line) proves \($0.rows.joined(separator: ", ")) but is disabled"
      }
  }

  /// How many rows have each status, in the order of the page's legend.
  public func counts(prefix: String? = nil) -> [(word: String, count: Int)] {
    let own = lines.filter { prefix == nil || $0.row.prefix == prefix }
    return ["app", "example", "rule", "planned", "open", "not here"].map { word in
      (word, own.count { $0.status.word == word })
    }
  }

  /// How many rows of a document are proven, and how many it has.
  public func proven(prefix: String) -> (proven: Int, of: Int) {
    let own = lines.filter { $0.row.prefix == prefix }
    return (own.count(where: \.status.isProven), own.count)
  }

  /// The documents' prefixes in the order of their rows.
  public var prefixes: [String] {
    lines.reduce(into: []) { if $0.last != $1.row.prefix { $0.append($1.row.prefix) } }
  }
}
