/// A kind of rule, with its settings and its check. It looks at facts only and changes nothing.
public protocol RuleKind: Sendable {
  /// The name in a rule book.
  static var name: String { get }
  /// The description in one line, for `strata rules`.
  static var summary: String { get }

  /// Reads the settings and reports every mistake in them.
  init(_ fields: inout Fields)

  /// The layers that the settings name.
  var layerNames: [String] { get }
  /// The words that the rule looks for in addition to the names of types.
  var vocabulary: [String] { get }
  /// The facts that the rule needs in addition to imports and file names.
  static var needs: FactNeeds { get }
  /// The facts that it needs with its settings, at least those of its kind.
  var needs: FactNeeds { get }
  /// The amount of facts that it needs from files outside of the checked part.
  ///
  /// Its findings in the files of ``SourceProject/judged`` must be the same as if all files were read
  /// completely. Less than ``Reach/everything`` saves time; too little hides a violation.
  var reach: Reach { get }
  /// Returns the name of the group of files that are judged together with a file: if one of them is
  /// checked, all are read for what the kind needs. `nil` if ``reach`` is enough.
  func group(of file: SourceFile) -> String?
  /// Returns whether it looks into a file whose facts are not read yet; types are read in any case.
  func looks(into file: SourceFile) -> Bool
  func judge(_ project: SourceProject) -> Judgement
}

extension RuleKind {
  public var layerNames: [String] { [] }
  public var vocabulary: [String] { [] }
  public static var needs: FactNeeds { .everything }
  public var needs: FactNeeds { Self.needs }
  public var reach: Reach { .everything }
  public func group(of file: SourceFile) -> String? { nil }
  public func looks(into file: SourceFile) -> Bool { true }
}

/// The findings of a rule, and the number of things that it looked at.
public struct Judgement: Sendable {
  /// The number of files, types or settings that it looked at: a rule that matches nothing is
  /// reported.
  public var matched = 0
  /// The violations that the rule found.
  public var findings: [Finding] = []

  /// Creates an empty judgement.
  public init() {}

  /// Creates a judgement of `matched` things with the given findings.
  public init(matched: Int, findings: [Finding]) {
    self.matched = matched
    self.findings = findings
  }
}

/// A violation that a kind of rule has found.
public struct Finding: Equatable, Sendable {
  /// The file or folder, from the top of the project.
  public var path: String
  /// The line, counted from 1; `nil` for a whole file or folder.
  public var line: Int?
  /// The type, member or module that violates the rule.
  public var symbol: String
  /// The violation, as the predicate of a sentence about `path`.
  public var found: String
  /// The steps from here to the forbidden declaration.
  public var chain: [String] = []

  /// Creates a finding. The parameters are described at the properties of their names.
  public init(_ path: String, _ line: Int?, _ symbol: String, _ found: String, chain: [String] = [])
  {
    self.path = path
    self.line = line
    self.symbol = symbol
    self.found = found
    self.chain = chain
  }
}
