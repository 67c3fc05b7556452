/// A type, an extension, a function, a property or a case, as it is written.
public struct Declaration: Equatable, Sendable {
  public enum Kind: String, CaseIterable, Sendable {
    case `class`, `struct`, `enum`, `protocol`, actor, `extension`
    case `func`, `init`, `subscript`, `var`, `let`, `case`
    case `typealias`, `associatedtype`, macro

    /// Whether it declares a type of its own.
    public var isType: Bool {
      switch self {
      case .class, .struct, .enum, .protocol, .actor: true
      default: false
      }
    }

    public var isTypeOrExtension: Bool { isType || self == .extension }
  }

  public var kind: Kind
  /// Its name; the extended type for an extension, with dots.
  public var name: String
  @Narrow public var line: Int
  @Narrow public var endLine: Int
  /// How many of a type's lines hold code, and no comment alone.
  @Narrow public var codeLines = 0
  /// The declaration around it.
  @NarrowIndex public var parent: Int?
  /// Without the `@`; what a macro or wrapper is handed is left out.
  public var attributes: [String] = []
  public var modifiers: [String] = []
  /// What stands behind its colon: protocols and a superclass, with dots, compositions taken apart.
  public var inherits: [String] = []
  /// What a protocol asks of the types that conform to it: `Codable` of `where Self: Codable`.
  public var requires: [String] = []
  /// The types that its signature or annotation names; what a typealias stands for.
  public var types: [String] = []
  /// The names of its generic parameters.
  public var generics: [String] = []
  public var parameters: [Parameter] = []
  /// `async` and `throws`.
  public var effects: [String] = []
  /// Whether it has a body: a computed property, or a function that is no requirement.
  public var hasBody = false
  /// Whether a value stands behind its `=`.
  public var hasValue = false

  public struct Parameter: Equatable, Sendable {
    public var label: String
    public var name: String
    public var types: [String]
    public var hasDefault = false

    public init(label: String, name: String, types: [String], hasDefault: Bool = false) {
      self.label = label
      self.name = name
      self.types = types
      self.hasDefault = hasDefault
    }
  }

  public init(_ kind: Kind, _ name: String, line: Int, parent: Int?) {
    self.kind = kind
    self.name = name
    self.line = line
    endLine = line
    self.parent = parent
  }

  /// The last part of its name: `Page` of an extension of `City.Page`.
  public var shortName: String { name.split(separator: ".").last.map(String.init) ?? name }
}
