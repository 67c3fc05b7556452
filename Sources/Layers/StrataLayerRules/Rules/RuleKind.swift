/// A kind of rule, with its settings and its check. It reads only facts about the sources, and
/// changes nothing.
public protocol RuleKind: Sendable {
  /// The name of the kind in a rule book.
  static var name: String { get }
  /// The description of the kind in one line, for `strata rules`.
  static var summary: String { get }

  /// Reads the settings and reports every mistake in them.
  init(_ fields: inout Fields)

  /// The layers that the rule's settings name.
  var layerNames: [String] { get }
  /// The words that the rule looks for in addition to the names of types.
  var vocabulary: [String] { get }
  /// The facts that all rules of this kind need in addition to imports and file names.
  static var needs: FactNeeds { get }
  /// The facts that this rule needs with its settings: at least those that its kind needs.
  var needs: FactNeeds { get }
  /// The amount of facts that the rule needs from files outside of the checked part.
  ///
  /// The rule's findings in the files of ``SourceProject/judged`` must be the same as if all files
  /// were read completely. Less than ``Reach/everything`` saves time; too little hides a violation.
  var reach: Reach { get }
  /// Returns the name of the group of files that the rule judges together with a file: if one of
  /// the group is checked, all its files are read for the facts that the kind needs. `nil` if
  /// ``reach`` is enough.
  func group(of file: SourceFile) -> String?
  /// Returns whether the rule needs facts of a file that are not read yet. The types of a file are
  /// read in any case.
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

/// The findings of a rule, and the number of things that the rule looked at.
public struct Judgement: Sendable {
  /// The number of files, types or settings that the rule looked at. A rule that looked at none is
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
  /// The path of the file or folder, from the top of the project.
  public var path: String
  /// The line, counted from 1; `nil` for a whole file or folder.
  public var line: Int?
  /// The column, in UTF-16 code units, counted from 1; `nil` if only the line is known.
  public var column: Int?
  /// The type, member or module that violates the rule.
  public var symbol: String
  /// The violation, as the predicate of a sentence about `path`.
  public var found: String
  /// The steps from the violating file to the forbidden declaration.
  public var chain: [String] = []

  /// Creates a finding. For the parameters, see the properties of the same names.
  public init(
    _ path: String, _ line: Int?, column: Int? = nil, _ symbol: String, _ found: String,
    chain: [String] = []
  ) {
    self.path = path
    self.line = line
    self.column = column
    self.symbol = symbol
    self.found = found
    self.chain = chain
  }
}
