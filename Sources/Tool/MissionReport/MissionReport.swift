/// The rows of the mission (its numbered requirements), each with its proof.
public struct MissionReport: Equatable, Sendable {
  /// A row with its status.
  public struct Line: Equatable, Sendable {
    /// The row of the mission whose status this is.
    public var row: MissionRow
    /// The status of the row.
    public var status: RowStatus
    /// The mutants of the row (changes of the sources) that made its tests fail in a run.
    public var mutants: [Mutant] = []

    /// A Boolean value that indicates whether a run has shown that breaking the behaviour fails a
    /// test: the row has a mutant that its tests noticed.
    public var isProven: Bool { status.isChecked && !mutants.isEmpty }

    /// A Boolean value that indicates whether tests or a rule name the row, but no run of a mutant
    /// has shown that they notice broken behaviour.
    public var isAsserted: Bool { status.isChecked && mutants.isEmpty }
  }

  /// The rows in the order of the documents.
  public var lines: [Line]

  /// Creates a report from rows, proofs and rules.
  ///
  /// A test is a stronger proof than a rule: if both name a row, the test is shown.
  ///
  /// - Parameters:
  ///   - rows: the rows of the documents.
  ///   - proofs: the tests that prove rows.
  ///   - rules: the name of the rule in `strata.json` that enforces a row, by the row's id.
  ///   - mutants: the changes that break a row's behaviour and that a run noticed.
  /// - Throws: ``MissionProblems`` if a proof names an unknown row, is disabled, or proves a row
  ///   that the table declares as not possible in this project.
  public init(
    rows: MissionRows, proofs: [TestProof], rules: [String: String],
    mutants: MutantBook = MutantBook([])
  ) throws(MissionProblems) {
    let problems = Self.problems(rows: rows, proofs: proofs, rules: rules)
    guard problems.isEmpty else { throw MissionProblems(all: problems) }
    lines = rows.all.map { row in
      let own = proofs.filter { $0.rows.contains(row.id) }
      return Line(
        row: row, status: Self.status(of: row, proofs: own, rule: rules[row.id]),
        mutants: mutants.all.filter { $0.row == row.id })
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
      guard let row = known[id] else {
        return
          "\(place) names the row \(id), which is not in docs/ledgers/mission-rows.tsv: correct the id"
      }
      return row.notHere == nil
        ? nil
        : "\(place) proves the row \(id), but docs/ledgers/mission-rows.tsv lists it as "
          + "impossible in this project: remove one of the two"
    }
      + proofs.filter(\.isDisabled).map {
        "\($0.path):\($0.line) proves \($0.rows.joined(separator: ", ")), but the test is disabled: enable it"
      }
  }

  /// Returns the number of rows with each status, in the order of the page's legend.
  public func counts(prefix: String? = nil) -> [(word: String, count: Int)] {
    let own = lines.filter { prefix == nil || $0.row.prefix == prefix }
    return ["app", "example", "rule", "planned", "open", "not here"].map { word in
      (word, own.count { $0.status.word == word })
    }
  }

  /// Returns the number of proven rows, of asserted rows, which tests or rules only name, and of all
  /// rows.
  ///
  /// - Parameter prefix: the prefix of the document; without one, all documents count.
  public func proven(prefix: String? = nil) -> (proven: Int, asserted: Int, of: Int) {
    let own = lines.filter { prefix == nil || $0.row.prefix == prefix }
    return (own.count(where: \.isProven), own.count(where: \.isAsserted), own.count)
  }

  /// The prefixes of the documents in the order of their rows.
  public var prefixes: [String] {
    lines.reduce(into: []) { if $0.last != $1.row.prefix { $0.append($1.row.prefix) } }
  }
}
