/// A public symbol of one of this project's modules.
public struct OwnSymbol: Equatable, Sendable {
  /// The kind of a symbol.
  public enum Kind: Equatable, Sendable {
    case type, initializer, function, property, enumCase, subscripted, operation, innerType, macro
  }

  /// The unique identifier that the compiler gives the symbol.
  public var identifier: String
  /// The names of the enclosing types, outermost first, and the symbol's name.
  public var path: [String]
  /// The kind of the symbol.
  public var kind: Kind
  /// A Boolean value that indicates whether the symbol belongs to the type and not to its
  /// instances.
  public var isStatic: Bool
  /// A Boolean value that indicates whether the symbol is a requirement of a protocol.
  public var isRequirement: Bool
  /// The parameters of a function, initializer, subscript, case or macro.
  public var parameters: [Parameter]
  /// The marker in its docstring, if any.
  public var marker: Marker?
  /// A Boolean value that indicates whether the symbol can be used on the main actor only.
  public var isOnMainActor = false
  /// The types to which `where Self ==` limits a protocol's member, such as `PlainListStyle` in
  /// `extension ListStyle where Self == PlainListStyle`.
  public var selfTypes: [String] = []
  /// A Boolean value that indicates whether the symbol exists because a conformance requires it.
  public var isDemanded: Bool
  /// A Boolean value that indicates whether the symbol is a protocol.
  var isProtocol = false
  /// The generic parameters of a type, including those of the enclosing types.
  var generics: [GenericParameter] = []
  /// The module that declares the symbol.
  var module: String?

  /// A generic parameter and a protocol that it must conform to (`constraint`); empty if there is
  /// none.
  struct GenericParameter: Equatable, Sendable { var name, constraint: String }

  /// The last component of the path, with argument labels.
  public var name: String { path.last ?? "" }
  /// The name without its argument labels.
  public var baseName: String { String(name.prefix { $0 != "(" }) }
  /// The innermost enclosing type, or `nil` for a top-level symbol.
  public var owner: String? { path.dropLast().last }
  /// The components of the path, joined by dots.
  public var key: String { path.joined(separator: ".") }
  /// A Boolean value that indicates whether the symbol is an implementation detail shared by
  /// Strata's modules: its name begins with `_`.
  public var isPlumbing: Bool { path.contains { $0.hasPrefix("_") } }
  /// A Boolean value that indicates whether parentheses may follow the symbol: it is a function, or
  /// a case with values.
  var isCallable: Bool { kind == .function || kind == .enumCase && name.hasSuffix(")") }
  /// A Boolean value that indicates whether Apple's list should contain the symbol. It does not
  /// contain operators, which Apple documents with protocols.
  var isListed: Bool { !isPlumbing && !isDemanded && kind != .operation }
}
