public import Foundation

/// The violations that are accepted for now, each with its reason.
///
/// An entry is identified by its rule and symbol, so that it survives a move to another line or
/// file. The tool removes fixed violations from the list, but only a person adds to it. An entry
/// may name its owner, and the last day on which it accepts its violations.
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
    /// The person or team that answers for the violations; `nil` if nobody was named.
    public var owner: String?
    /// The last day on which the violations are accepted, as `2027-01-31`; `nil` if they are
    /// accepted until they are fixed.
    public var until: String?

    /// Returns whether the entry no longer accepts its violations.
    ///
    /// - Parameter day: the day in question, as `2027-01-31`.
    public func isOver(on day: String) -> Bool { until.map { $0 < day } ?? false }
  }

  /// The accepted violations.
  public var entries: [Entry]

  /// Creates a baseline of the given entries.
  public init(entries: [Entry] = []) { self.entries = entries }

  /// Reads a baseline from a JSON file.
  ///
  /// - Throws: ``RuleProblems`` if the text is not a baseline, if an entry has no reason or an empty
  ///   owner, and if a date is no day.
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
    let problems = entries.flatMap { entry in entry.problems.map { "\(file): \($0)" } }
    guard problems.isEmpty else { throw RuleProblems(all: problems) }
  }

  /// The file's contents, sorted so that changes by two people rarely conflict.
  public var json: Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let sorted = entries.sorted { ($0.rule, $0.path, $0.symbol) < ($1.rule, $1.path, $1.symbol) }
    return ((try? encoder.encode(["accepted": sorted])) ?? Data()) + Data("\n".utf8)
  }

  /// Adds each violation that matches both a rule and a symbol; `*` in either matches any text. An
  /// entry that has expired is replaced.
  ///
  /// - Parameters:
  ///   - rule: the identifier of the rule.
  ///   - symbol: the symbol that violates it.
  ///   - reason: the reason why the violations are accepted.
  ///   - day: the current day, as `2027-01-31`.
  ///   - owner: the person or team that answers for them.
  ///   - until: the last day on which they are accepted, as `2027-01-31`.
  ///   - violations: the violations that the baseline does not accept yet.
  /// - Returns: the number of added violations.
  public mutating func accept(
    rule: String, symbol: String, reason: String, day: String, owner: String? = nil,
    until: String? = nil, from violations: [Violation]
  ) -> Int {
    let (rules, symbols) = (NamePattern(RenamedRules.current(rule)), NamePattern(symbol))
    let fitting = violations.filter { rules.fits($0.id) && symbols.fits($0.symbol) }
    for violation in fitting {
      let entry = Entry(
        rule: violation.id, symbol: violation.symbol, path: violation.path, count: 1,
        reason: reason, since: day, owner: owner, until: until)
      removeExpired(like: entry, on: day)
      if let known = entries.firstIndex(where: { $0.isLike(entry) && $0.hasTerms(of: entry) }) {
        entries[known].count += 1
      } else {
        entries.append(entry)
      }
    }
    return fitting.count
  }

  /// Removes one violation from an entry that has expired.
  private mutating func removeExpired(like entry: Entry, on day: String) {
    guard let place = entries.firstIndex(where: { $0.isLike(entry) && $0.isOver(on: day) }) else {
      return
    }
    entries[place].count -= 1
    if entries[place].count == 0 { entries.remove(at: place) }
  }
}

extension Baseline.Entry {
  fileprivate func isLike(_ other: Self) -> Bool {
    rule == other.rule && symbol == other.symbol && path == other.path
  }

  fileprivate func hasTerms(of other: Self) -> Bool {
    owner == other.owner && until == other.until
  }

  /// The mistakes in an entry that was read from a file, one sentence each.
  fileprivate var problems: [String] {
    let name = "the entry for '\(symbol)' of the rule '\(rule)'"
    var found: [String] = []
    if reason.isEmpty { found.append("\(name) has no reason") }
    if owner?.isEmpty == true {
      found.append("\(name) has an empty 'owner': name one, or leave it out")
    }
    for (key, day) in [("since", since), ("until", until)] {
      if let day, !Day.isDay(day) {
        found.append("'\(key)' of \(name) must be a day such as 2027-01-31, not '\(day)'")
      }
    }
    return found
  }
}
