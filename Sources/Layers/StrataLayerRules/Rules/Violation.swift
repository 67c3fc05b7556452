/// A violation of a rule at one place, with its reason and remedy.
public struct Violation: Equatable, Sendable, CustomStringConvertible {
  /// The rule's identifier, such as `domain-is-pure`.
  public var id: String
  /// The severity: an error fails the check, a warning does not.
  public var severity: Severity
  /// The path of the file or folder, from the top of the project.
  public var path: String
  /// A Boolean value that indicates whether `path` is an existing file. A missing file, or a rule
  /// book that consists of presets only, has no location to show.
  public var isPlaced = true
  /// The line, counted from 1; `nil` for a whole file or folder.
  public var line: Int?
  /// The column, in UTF-16 code units, counted from 1; `nil` for a whole file or folder.
  public var column: Int?
  /// The type, member or module that violates the rule. It contains no line numbers, so that it
  /// stays the same when code moves.
  public var symbol: String
  /// The violation, as the predicate of a sentence about `path`.
  public var found: String
  /// The broken rule as a sentence.
  public var rule: String
  /// The reason for the rule that was broken.
  public var why: String
  /// The remedy, if the rule has one.
  public var remedy: String?
  /// The steps from the violating file to the forbidden declaration.
  public var chain: [String]
  /// The suppression that covers the violation; `nil` if nothing does.
  public var suppression: Suppression?

  /// The reason why a violation is not reported.
  public struct Suppression: Equatable, Sendable {
    /// A Boolean value that indicates whether a comment in the source suppresses the violation, and
    /// not an exception in the rule book or an entry of a baseline.
    public var isInSource: Bool
    /// The reason that the comment, the exception or the entry gives.
    public var reason: String

    /// Creates a suppression. For the parameters, see the properties of the same names.
    public init(isInSource: Bool, reason: String) {
      self.isInSource = isInSource
      self.reason = reason
    }
  }

  /// The severity of a violation: an error fails the check, a warning does not.
  public enum Severity: String, Sendable, CaseIterable { case error, warning }

  /// Creates a violation. For the parameters, see the properties of the same names.
  public init(
    id: String = "layers", severity: Severity = .error, path: String, line: Int?,
    column: Int? = nil, symbol: String = "", found: String, rule: String, why: String,
    remedy: String? = nil, chain: [String] = []
  ) {
    self.id = id
    self.severity = severity
    self.path = path
    self.line = line
    self.column = column
    self.symbol = symbol
    self.found = found
    self.rule = rule
    self.why = why
    self.remedy = remedy
    self.chain = chain
  }

  /// The violation in one sentence that makes sense without its location.
  public var told: String { isPlaced ? found : "\(path) \(found)" }

  /// The path with the line and the column, such as `Sources/Feed.swift:3:1`.
  public var place: String {
    ([path] + [line, line == nil ? nil : column].compactMap { $0.map(String.init) })
      .joined(separator: ":")
  }

  public var description: String {
    let steps = chain.map { "  through  \($0)" }
    let lines =
      ["\(place)  \(found)"] + steps + ["  rule   \(rule)", "  why    \(why)"]
      + (remedy.map { ["  try    \($0)"] } ?? [])
    return lines.joined(separator: "\n")
  }
}
