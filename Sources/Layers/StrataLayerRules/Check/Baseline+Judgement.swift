extension Baseline {
  /// The violations of a check, divided by a baseline.
  public struct Judgement: Equatable, Sendable {
    /// The violations that the baseline does not accept, in their order: new ones, and those whose
    /// entry has expired.
    public var left: [Violation] = []
    /// The violations of ``left`` whose entry has expired, each with a sentence that says so.
    public var expired: [Violation] = []
    /// The violations that the baseline accepts.
    public var accepted: [Violation] = []
    /// The entries whose violations were fixed, completely or in part.
    public var stale: [Entry] = []
    /// The number of violations that were fixed.
    public var fixed = 0
    /// The baseline without the stale entries, with the current files of the violations.
    public var shrunk = Baseline()

    /// The difference to the baseline.
    public var delta: Delta {
      Delta(
        new: left.count - expired.count, fixed: fixed, kept: accepted.count,
        expired: expired.count)
    }
  }

  /// The numbers of violations by which a check differs from a baseline.
  public struct Delta: Equatable, Sendable {
    /// The number of violations that the baseline does not list.
    public var new: Int
    /// The number of violations that the baseline lists, and that no longer exist.
    public var fixed: Int
    /// The number of violations that the baseline accepts.
    public var kept: Int
    /// The number of violations whose entry has expired.
    public var expired: Int

    /// Creates a difference. For the parameters, see the properties of the same names.
    public init(new: Int, fixed: Int, kept: Int, expired: Int) {
      (self.new, self.fixed, self.kept, self.expired) = (new, fixed, kept, expired)
    }
  }

  /// Divides violations into accepted and remaining ones. Entries match violations in the same file
  /// first, then in any file, so that a moved type stays accepted.
  ///
  /// - Parameters:
  ///   - violations: the violations of a check.
  ///   - today: the day on which entries are judged, as `2027-01-31`.
  public func judge(_ violations: [Violation], today: String = Day.today) -> Judgement {
    var rest = entries.map(\.count)
    var shrunk = self
    var owners = [Int?](repeating: nil, count: violations.count)
    for isSameFile in [true, false] {
      for (place, violation) in violations.enumerated() where owners[place] == nil {
        guard let index = index(of: violation, rest, isSameFile, today) else { continue }
        owners[place] = index
        rest[index] -= 1
        shrunk.entries[index].path = violation.path
      }
    }
    var judgement = Judgement()
    for (violation, owner) in zip(violations, owners) {
      judgement.add(violation, of: owner.map { entries[$0] }, today)
    }
    judgement.stale = entries.indices.filter { rest[$0] > 0 }.map { entries[$0] }
    judgement.fixed = rest.reduce(0, +)
    for index in entries.indices { shrunk.entries[index].count -= rest[index] }
    shrunk.entries.removeAll { $0.count <= 0 }
    judgement.shrunk = shrunk
    return judgement
  }

  /// Returns the entry that lists a violation, of several one that has not expired.
  private func index(
    of violation: Violation, _ rest: [Int], _ isSameFile: Bool, _ today: String
  ) -> Int? {
    let fitting = entries.indices.filter { index in
      let entry = entries[index]
      return rest[index] > 0 && entry.rule == violation.id && entry.symbol == violation.symbol
        && (!isSameFile || entry.path == violation.path)
    }
    return fitting.first { !entries[$0].isOver(on: today) } ?? fitting.first
  }
}

extension Baseline.Judgement {
  /// Adds a violation with the entry that lists it, if there is one.
  fileprivate mutating func add(
    _ violation: Violation, of entry: Baseline.Entry?, _ today: String
  ) {
    guard let entry else { return left.append(violation) }
    guard entry.isOver(on: today), let until = entry.until else {
      var violation = violation
      violation.suppression = Violation.Suppression(isInSource: false, reason: entry.reason)
      return accepted.append(violation)
    }
    var violation = violation
    let owner = entry.owner.map { "of \($0) " } ?? ""
    violation.found += "; the baseline's entry \(owner)for it expired on \(until)"
    expired.append(violation)
    left.append(violation)
  }
}
