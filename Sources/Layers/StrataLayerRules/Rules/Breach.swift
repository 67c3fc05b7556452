/// One place where a rule is broken, in words that say what to do.
public struct Breach: Equatable, Sendable, CustomStringConvertible {
  /// The rule's identifier, such as `domain-is-pure`.
  public var id: String
  public var severity: Severity
  public var path: String
  /// Whether `path` is a file that is there. What is missing, and a rule book made of presets alone,
  /// has no place that a reader could be led to.
  public var isPlaced = true
  /// Counted from 1; `nil` where the whole file or folder is meant.
  public var line: Int?
  /// What is broken, without lines, so that moving it changes nothing: a type, a member, a module.
  public var symbol: String
  public var found: String
  public var rule: String
  public var why: String
  /// What to do about it, where the rule can say.
  public var remedy: String?
  /// How one gets from here to what is forbidden, step by step.
  public var chain: [String]

  public enum Severity: String, Sendable, CaseIterable { case error, warning }

  public init(
    id: String = "floors", severity: Severity = .error, path: String, line: Int?,
    symbol: String = "", found: String, rule: String, why: String, remedy: String? = nil,
    chain: [String] = []
  ) {
    self.id = id
    self.severity = severity
    self.path = path
    self.line = line
    self.symbol = symbol
    self.found = found
    self.rule = rule
    self.why = why
    self.remedy = remedy
    self.chain = chain
  }

  /// What is broken in one sentence that needs no place beside it.
  public var told: String { isPlaced ? found : "\(path) \(found)" }

  public var description: String {
    let place = "\(path)\(line.map { ":\($0)" } ?? "")"
    let steps = chain.map { "  through  \($0)" }
    let lines =
      ["\(place)  \(found)"] + steps + ["  rule   \(rule)", "  why    \(why)"]
      + (remedy.map { ["  try    \($0)"] } ?? [])
    return lines.joined(separator: "\n")
  }
}
