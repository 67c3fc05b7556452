/// A kind of rule: what it can ask, and how it judges. It looks at facts alone and changes nothing.
public protocol RuleKind: Sendable {
  /// Its name in a configuration.
  static var name: String { get }
  /// What it asks, in one line for `strata rules`.
  static var summary: String { get }

  /// Reads its settings and reports every mistake in them.
  init(_ fields: inout Fields)

  /// The floors that its settings name.
  var floorNames: [String] { get }
  /// Words that it looks for besides the names of types.
  var vocabulary: [String] { get }
  /// What it looks at besides imports and files.
  static var needs: FactNeeds { get }
  /// How far it needs the files that nobody asked about, where `strata check` is given paths.
  ///
  /// Its findings in the files of ``House/judged`` must come out as if all files were read whole.
  /// Less than ``Reach/everything`` saves time; too little hides a breach.
  var reach: Reach { get }
  /// The name of the files that are judged as one with a file: as soon as the check is asked about
  /// one of them, all are read for what the kind looks at. `nil` where ``reach`` says enough.
  func group(of file: SourceFile) -> String?
  /// Whether it looks into a file, whose facts are not read yet; types are looked at in any case.
  func looks(into file: SourceFile) -> Bool
  func judge(_ house: House) -> Judgement
}

extension RuleKind {
  public var floorNames: [String] { [] }
  public var vocabulary: [String] { [] }
  public static var needs: FactNeeds { .everything }
  public var reach: Reach { .everything }
  public func group(of file: SourceFile) -> String? { nil }
  public func looks(into file: SourceFile) -> Bool { true }
}

/// What a rule found, and how much it looked at.
public struct Judgement: Sendable {
  /// How many files, types or settings it looked at: a rule that looks at none is broken itself.
  public var matched = 0
  public var findings: [Finding] = []

  public init() {}

  public init(matched: Int, findings: [Finding]) {
    self.matched = matched
    self.findings = findings
  }
}

/// One place where a rule of a kind is broken.
public struct Finding: Equatable, Sendable {
  public var path: String
  public var line: Int?
  public var symbol: String
  public var found: String
  public var chain: [String] = []

  public init(_ path: String, _ line: Int?, _ symbol: String, _ found: String, chain: [String] = [])
  {
    self.path = path
    self.line = line
    self.symbol = symbol
    self.found = found
    self.chain = chain
  }
}
