public import Foundation

/// The violations that are accepted for now, each with its reason.
///
/// An entry is identified by its rule and symbol, so that it survives a move to another line or
/// file. The tool removes fixed violations from the list, but only a person adds to it.
public struct Baseline: Equatable, Sendable {
  /// Accepted violations of one rule by one symbol.
  public struct Entry: Equatable, Sendable, Codable {
    /// The identifier of the rule.
    public var rule: String
    /// The symbol that violates the rule.
    public var symbol: String
    /// The file of the symbol.
    public var path: String
    /// The number of accepted violations of this rule by this symbol.
    public var count: Int
    /// The reason why the violations are accepted.
    public var reason: String
    /// The day on which the violations were accepted, as `2027-01-31`.
    public var since: String
  }

  /// The accepted violations.
  public var entries: [Entry]

  /// Creates a baseline of the given entries.
  public init(entries: [Entry] = []) { self.entries = entries }

  /// Reads a baseline from a JSON file.
  ///
  /// - Throws: ``RuleProblems`` if the text is not a baseline, or if an entry has no reason.
  public init(json: Data, file: String) throws(RuleProblems) {
    do {
      let read = try JSONDecoder().decode([String: [Entry]].self, from: json)["accepted"] ?? []
      entries = read.map { entry in
        var entry = entry
        entry.rule = RenamedRules.current(entry.rule)
        return entry
      }
    } catch {
      throw RuleProblems(all: [
        "\(file) is not a baseline: it must have 'accepted', a list of entries"
      ])
    }
    let mute = entries.filter { $0.reason.isEmpty }
    guard mute.isEmpty else {
      throw RuleProblems(
        all: mute.map {
          "\(file): the entry for '\($0.symbol)' of the rule '\($0.rule)' has no reason"
        })
    }
  }

  /// The file's contents, sorted so that changes by two people rarely conflict.
  public var json: Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let sorted = entries.sorted { ($0.rule, $0.path, $0.symbol) < ($1.rule, $1.path, $1.symbol) }
    return ((try? encoder.encode(["accepted": sorted])) ?? Data()) + Data("\n".utf8)
  }

  /// The violations of a check, divided by a baseline.
  public struct Judgement: Equatable, Sendable {
    /// The violations that the baseline does not accept.
    public var left: [Violation] = []
    /// The violations that the baseline accepts.
    public var accepted: [Violation] = []
    /// The entries whose violations were fixed, completely or in part.
    public var stale: [Entry] = []
    /// The baseline without the stale entries, with the current files of the violations.
    public var shrunk = Baseline()
  }

  /// Divides violations into accepted and remaining ones. Entries match violations in the same file
  /// first, then in any file, so that a moved type stays accepted.
  public func judge(_ violations: [Violation]) -> Judgement {
    var judgement = Judgement()
    var rest = entries.map(\.count)
    var homes = entries.map(\.path)
    var open: [Violation] = []
    for violation in violations {
      if let index = index(of: violation, rest, inSameFile: true) {
        rest[index] -= 1
        judgement.accepted.append(violation)
      } else {
        open.append(violation)
      }
    }
    for violation in open {
      if let index = index(of: violation, rest, inSameFile: false) {
        rest[index] -= 1
        homes[index] = violation.path
        judgement.accepted.append(violation)
      } else {
        judgement.left.append(violation)
      }
    }
    for (index, entry) in entries.enumerated() {
      if rest[index] > 0 { judgement.stale.append(entry) }
      var kept = entry
      kept.count -= rest[index]
      kept.path = homes[index]
      if kept.count > 0 { judgement.shrunk.entries.append(kept) }
    }
    return judgement
  }

  private func index(of violation: Violation, _ rest: [Int], inSameFile: Bool) -> Int? {
    entries.indices.first { index in
      let entry = entries[index]
      return rest[index] > 0 && entry.rule == violation.id && entry.symbol == violation.symbol
        && (!inSameFile || entry.path == violation.path)
    }
  }

  /// Adds each violation that matches both a rule and a symbol; `*` in either matches any text.
  ///
  /// - Parameter violations: the violations that the baseline does not accept yet.
  /// - Returns: the number of added violations.
  public mutating func accept(
    rule: String, symbol: String, reason: String, day: String, from violations: [Violation]
  ) -> Int {
    let (rules, symbols) = (NamePattern(RenamedRules.current(rule)), NamePattern(symbol))
    let fitting = violations.filter { rules.fits($0.id) && symbols.fits($0.symbol) }
    for violation in fitting {
      let known = entries.firstIndex {
        $0.rule == violation.id && $0.symbol == violation.symbol && $0.path == violation.path
      }
      if let known {
        entries[known].count += 1
      } else {
        entries.append(
          Entry(
            rule: violation.id, symbol: violation.symbol, path: violation.path, count: 1,
            reason: reason,
            since: day))
      }
    }
    return fitting.count
  }
}
