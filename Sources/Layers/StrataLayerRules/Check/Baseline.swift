public import Foundation

/// Breaches that are accepted for now, each with its reason.
///
/// An entry is known by its rule and symbol, so that it survives a move to another line or file.
/// What is mended leaves it; only a person adds to it.
public struct Baseline: Equatable, Sendable {
  public struct Entry: Equatable, Sendable, Codable {
    public var rule: String
    public var symbol: String
    public var path: String
    /// How many breaches of this rule and symbol are accepted.
    public var count: Int
    public var reason: String
    /// The day on which it was accepted.
    public var since: String
  }

  public var entries: [Entry]

  public init(entries: [Entry] = []) { self.entries = entries }

  /// - Throws: ``RuleProblems`` where the text is no baseline.
  public init(json: Data, file: String) throws(RuleProblems) {
    do {
      entries = try JSONDecoder().decode([String: [Entry]].self, from: json)["accepted"] ?? []
    } catch {
      throw RuleProblems(all: ["\(file) is no baseline: it holds 'accepted', a list of entries"])
    }
    let mute = entries.filter { $0.reason.isEmpty }
    guard mute.isEmpty else {
      throw RuleProblems(
        all: mute.map { "\(file): '\($0.rule)' of '\($0.symbol)' gives no reason" })
    }
  }

  /// The file's text, sorted, so that two people's changes meet on different lines.
  public var json: Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let sorted = entries.sorted { ($0.rule, $0.path, $0.symbol) < ($1.rule, $1.path, $1.symbol) }
    return ((try? encoder.encode(["accepted": sorted])) ?? Data()) + Data("\n".utf8)
  }

  /// What a baseline makes of the breaches of a check.
  public struct Judgement: Equatable, Sendable {
    /// The breaches that it does not accept.
    public var left: [Breach] = []
    public var accepted: [Breach] = []
    /// Entries that are no longer broken, or less often.
    public var stale: [Entry] = []
    /// The baseline without them, and with the files where the breaches are now.
    public var shrunk = Baseline()
  }

  /// First the entries of the same file take their breaches, then those of any file: a moved type
  /// stays accepted.
  public func judge(_ breaches: [Breach]) -> Judgement {
    var judgement = Judgement()
    var rest = entries.map(\.count)
    var homes = entries.map(\.path)
    var open: [Breach] = []
    for breach in breaches {
      if let index = index(of: breach, rest, inSameFile: true) {
        rest[index] -= 1
        judgement.accepted.append(breach)
      } else {
        open.append(breach)
      }
    }
    for breach in open {
      if let index = index(of: breach, rest, inSameFile: false) {
        rest[index] -= 1
        homes[index] = breach.path
        judgement.accepted.append(breach)
      } else {
        judgement.left.append(breach)
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

  private func index(of breach: Breach, _ rest: [Int], inSameFile: Bool) -> Int? {
    entries.indices.first { index in
      let entry = entries[index]
      return rest[index] > 0 && entry.rule == breach.id && entry.symbol == breach.symbol
        && (!inSameFile || entry.path == breach.path)
    }
  }

  /// Adds breaches that fit a rule and a symbol, in both of which `*` stands for anything.
  ///
  /// - Returns: how many were added.
  public mutating func accept(
    rule: String, symbol: String, reason: String, day: String, from breaches: [Breach]
  ) -> Int {
    let (rules, symbols) = (NamePattern(rule), NamePattern(symbol))
    let fitting = breaches.filter { rules.fits($0.id) && symbols.fits($0.symbol) }
    for breach in fitting {
      let known = entries.firstIndex {
        $0.rule == breach.id && $0.symbol == breach.symbol && $0.path == breach.path
      }
      if let known {
        entries[known].count += 1
      } else {
        entries.append(
          Entry(
            rule: breach.id, symbol: breach.symbol, path: breach.path, count: 1, reason: reason,
            since: day))
      }
    }
    return fitting.count
  }
}
