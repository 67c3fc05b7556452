public import StrataImportGraph

/// What the rules know of one Swift source, gathered in one pass.
public struct FileFacts: Equatable, Sendable {
  public var imports: [Import] = []
  public var declarations: [Declaration] = []
  public var uses: [Use] = []
  public var strings: [Literal] = []
  public var constructs: [Construct] = []
  public var conditions: [Condition] = []
  public var notes: [SwiftLexer.Note] = []
  /// The lines that only a debug build compiles.
  public var debugLines: [ClosedRange<Int>] = []
  /// The lines that hold code: what a file says besides comments.
  public var codeLines: ClosedRange<Int>?
  /// A bracket that nothing opens or closes; the rest was read as well as it could be.
  public var slip: Int?

  /// The line where it nests deeper than anybody reads; what is behind it was not read.
  public var tooDeep: Int?

  /// A name of a type, or a word that a rule asks for, where it is used.
  public struct Use: Equatable, Sendable {
    public var name: String
    /// What stands before its dot: `Foundation` in `Foundation.Date`.
    public var after: String?
    @Narrow public var line: Int
    /// The innermost declaration around it.
    @NarrowIndex public var owner: Int?
    /// Whether it stands in a signature or an annotation, and not in code.
    public var isType: Bool
    /// Whether it is called: `City(…)`.
    public var isCall = false
    /// The words in the parentheses behind it, where a rule asked for the word.
    public var arguments: [String] = []
    /// Those of them that are names, and no texts.
    public var argumentNames: [String] = []
  }

  /// A string literal and what it is handed to.
  public struct Literal: Equatable, Sendable {
    public var text: String
    public var line: Int
    public var owner: Int?
    /// `Text` in `Text("Hello")`.
    public var callee: String?
    /// `systemImage` in `Label("Hello", systemImage: "sun.max")`.
    public var label: String?
    /// The name that it is assigned to: `key` in `let key = "…"`.
    public var name: String?
  }

  /// Something that a rule may forbid.
  public struct Construct: Equatable, Sendable {
    public enum Kind: String, CaseIterable, Sendable {
      case forceUnwrap, forceTry, forceCast, implicitlyUnwrapped, emptyCatch
    }
    public var kind: Kind
    public var line: Int
    public var owner: Int?
  }

  /// The condition of an `#if` or `#elseif`.
  public struct Condition: Equatable, Sendable {
    public var words: [String]
    public var line: Int
  }

  public init() {}

  /// Whether a line is compiled in debug builds only.
  public func isDebug(_ line: Int) -> Bool { debugLines.contains { $0.contains(line) } }
}
