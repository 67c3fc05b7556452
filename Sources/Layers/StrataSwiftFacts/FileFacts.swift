public import StrataImportGraph

/// The facts of one Swift source, collected in one pass.
public struct FileFacts: Equatable, Sendable {
  /// The imports, in order.
  public var imports: [Import] = []
  /// The declarations; an enclosing one precedes its members.
  public var declarations: [Declaration] = []
  /// The uses of names.
  public var uses: [Use] = []
  /// The string literals.
  public var strings: [Literal] = []
  /// The constructs that a rule may forbid.
  public var constructs: [Construct] = []
  /// The conditions of `#if` and `#elseif`.
  public var conditions: [Condition] = []
  /// The branches of `#if`, except those inside of a branch that is never built.
  public var branches: [Branch] = []
  /// The comments that are addressed to the checker.
  public var notes: [SwiftLexer.Note] = []
  /// The lines of each string literal and block comment that takes several lines.
  public var spans: [ClosedRange<Int>] = []
  /// The ranges of lines that only a debug build compiles.
  public var debugLines: [ClosedRange<Int>] = []
  /// The lines from the first to the last code, without leading and trailing comments; `nil` if
  /// there is no code.
  public var codeLines: ClosedRange<Int>?
  /// The line of an unbalanced bracket; the rest was read as well as possible. `nil` if all
  /// brackets match.
  public var slip: Int?

  /// The line where the source nests too deep; the rest was not read. `nil` if it does not.
  public var tooDeep: Int?

  /// A use of a type's name, or of a word that a rule asks for.
  public struct Use: Equatable, Sendable {
    /// The name that is used.
    public var name: String
    /// The qualifier before the name's dot, such as `Foundation` in `Foundation.Date`; `nil` for
    /// none.
    public var after: String?
    /// The line of the use, counted from 1.
    @Narrow public var line: Int
    /// The column of the use, in UTF-16 code units, counted from 1.
    @Narrow public var column: Int
    /// The index of the innermost enclosing declaration; `nil` at the top level.
    @NarrowIndex public var owner: Int?
    /// A Boolean value that indicates whether the use is in a signature or an annotation, and not
    /// in code.
    public var isType: Bool
    /// A Boolean value that indicates whether the name is called, as in `City(…)`.
    public var isCall = false
    /// A Boolean value that indicates whether the name is an argument label, or a value or local
    /// type that the code around it declares, and so no use of a type of another file.
    public var isValue = false
    /// The words in the parentheses that follow, if a rule asked for the word.
    public var arguments: [String] = []
    /// The words in ``arguments`` that are names, and not string literals.
    public var argumentNames: [String] = []
  }

  /// A string literal, with the call or name that receives it.
  public struct Literal: Equatable, Sendable {
    /// The text between the quotes, with escapes as written.
    public var text: String
    /// The line of the literal, counted from 1.
    public var line: Int
    /// The column of the literal, in UTF-16 code units, counted from 1.
    public var column: Int
    /// The index of the innermost enclosing declaration.
    public var owner: Int?
    /// The called name: `Text` in `Text("Hello")`.
    public var callee: String?
    /// The argument label: `systemImage` in `Label("Hello", systemImage: "sun.max")`.
    public var label: String?
    /// The name that the literal is assigned to: `key` in `let key = "…"`.
    public var name: String?
  }

  /// A construct that a rule may forbid.
  public struct Construct: Equatable, Sendable {
    /// The kind of a construct.
    public enum Kind: String, CaseIterable, Sendable {
      case forceUnwrap, forceTry, forceCast, implicitlyUnwrapped, emptyCatch
    }
    /// The kind of the construct.
    public var kind: Kind
    /// The line of the construct, counted from 1.
    public var line: Int
    /// The column of the construct, in UTF-16 code units, counted from 1.
    public var column: Int
    /// The index of the innermost enclosing declaration.
    public var owner: Int?
  }

  /// The condition of an `#if` or `#elseif`.
  public struct Condition: Equatable, Sendable {
    /// The tokens of the condition of an `#if` or `#elseif`.
    public var words: [String]
    /// The line of the condition, counted from 1.
    public var line: Int
    /// The column of the condition's directive, in UTF-16 code units, counted from 1.
    public var column: Int
  }

  /// A branch of an `#if`, from its directive to the line before the next one.
  public struct Branch: Equatable, Sendable {
    /// The directive: `#if os(Linux)`, `#elseif …` or `#else`.
    public var directive: String
    /// The lines of the branch, with its directive.
    public var lines: ClosedRange<Int>
    /// A Boolean value that indicates whether the branch was read: one that is never built, such as
    /// `#if false`, was not.
    public var isRead: Bool
  }

  /// Creates the facts of an empty source.
  public init() {}

  /// Returns whether a line is compiled in debug builds only.
  public func isDebug(_ line: Int) -> Bool { debugLines.contains { $0.contains(line) } }
}

extension FileFacts.Use {
  /// Creates a use in the signature of a declaration, to ask what the name refers to there.
  ///
  /// - Parameters:
  ///   - name: the name.
  ///   - after: the qualifier before the name's dot; `nil` for none.
  ///   - owner: the index of the declaration.
  public init(_ name: String, after: String? = nil, owner: Int) {
    self.init(name: name, after: after, line: 0, column: 0, owner: owner, isType: true)
  }
}
