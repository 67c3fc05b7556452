/// One place where a rule is broken, in words that say what to do.
public struct Breach: Equatable, Sendable, CustomStringConvertible {
  public var path: String
  /// Counted from 1; `nil` where the whole file or folder is meant.
  public var line: Int?
  public var found: String
  public var rule: String
  public var why: String

  public init(path: String, line: Int?, found: String, rule: String, why: String) {
    self.path = path
    self.line = line
    self.found = found
    self.rule = rule
    self.why = why
  }

  public var description: String {
    """
    \(path)\(line.map { ":\($0)" } ?? "")  \(found)
      rule   \(rule)
      why    \(why)
    """
  }
}
