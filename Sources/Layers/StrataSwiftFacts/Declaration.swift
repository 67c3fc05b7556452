/// A type, extension, function, property or case as it is written.
public struct Declaration: Equatable, Sendable {
  /// The kind of a declaration.
  public enum Kind: String, CaseIterable, Sendable {
    case `class`, `struct`, `enum`, `protocol`, actor, `extension`
    case `func`, `init`, `subscript`, `var`, `let`, `case`
    case `typealias`, `associatedtype`, macro

    /// A Boolean value that indicates whether the declaration declares a type.
    public var isType: Bool {
      switch self {
      case .class, .struct, .enum, .protocol, .actor: true
      default: false
      }
    }

    /// A Boolean value that indicates whether the declaration declares a type or extends one.
    public var isTypeOrExtension: Bool { isType || self == .extension }
  }

  /// The kind of the declaration.
  public var kind: Kind
  /// The name of the declaration. For an extension it is that of the extended type, with dots.
  public var name: String
  /// The line where the declaration begins, counted from 1.
  @Narrow public var line: Int
  /// The column of its keyword or name on that line, in UTF-16 code units, counted from 1.
  @Narrow public var column: Int
  /// The line where the declaration ends.
  @Narrow public var endLine: Int
  /// The number of a type's lines that hold code, and not only a comment.
  @Narrow public var codeLines = 0
  /// The index of the enclosing declaration; `nil` at the top level.
  @NarrowIndex public var parent: Int?
  /// The attributes without the `@` and without arguments.
  public var attributes: [String] = []
  /// The modifiers, such as `public` or `static`.
  public var modifiers: [String] = []
  /// The protocols and the superclass in the inheritance clause, with dots; compositions are split
  /// into their parts.
  public var inherits: [String] = []
  /// The requirements of a protocol on conforming types, such as `Codable` for `where Self:
  /// Codable`.
  public var requires: [String] = []
  /// The types that the declaration's signature or annotation names; for a typealias, the type that
  /// it stands for.
  public var types: [String] = []
  /// The types that the signature names or implies besides ``types``: those in the constraints of
  /// its generic parameters, and the type that the initial value of a property without annotation
  /// creates.
  public var impliedTypes: [String] = []
  /// The names of the declaration's generic parameters.
  public var generics: [String] = []
  /// The parameters of a function, initializer, subscript or case.
  public var parameters: [Parameter] = []
  /// The declaration's effects: `async` and `throws`.
  public var effects: [String] = []
  /// A Boolean value that indicates whether the declaration has a body: a computed property, or a
  /// function that is not a requirement.
  public var hasBody = false
  /// A Boolean value that indicates whether the declaration has an initial value, after `=`.
  public var hasValue = false
  /// A Boolean value that indicates whether the declaration is a type that a block of code
  /// declares, or one inside of such a type: no other code can name it.
  public var isLocal = false

  /// A parameter of a function, or an associated value of a case.
  public struct Parameter: Equatable, Sendable {
    /// The argument label; `_` if there is none.
    public var label: String
    /// The name by which the function's body uses the parameter.
    public var name: String
    /// The names of the types in its annotation.
    public var types: [String]
    /// A Boolean value that indicates whether the parameter has a default value.
    public var hasDefault = false

    /// Creates a parameter of a function, or an associated value of a case.
    public init(label: String, name: String, types: [String], hasDefault: Bool = false) {
      self.label = label
      self.name = name
      self.types = types
      self.hasDefault = hasDefault
    }
  }

  /// Creates a declaration that begins and ends on `line`.
  public init(_ kind: Kind, _ name: String, line: Int, column: Int = 1, parent: Int?) {
    self.kind = kind
    self.name = name
    self.line = line
    self.column = column
    endLine = line
    self.parent = parent
  }

  /// The types that a function's result names: those of its parameters come before them.
  public var results: ArraySlice<String> {
    types.dropFirst(parameters.map(\.types.count).reduce(0, +))
  }

  /// The last part of the name: `Page` of an extension of `City.Page`.
  public var shortName: String { name.split(separator: ".").last.map(String.init) ?? name }
}
