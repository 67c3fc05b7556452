/// One public symbol of a module of ours.
public struct OwnSymbol: Equatable, Sendable {
  public enum Kind: Equatable, Sendable {
    case type, initializer, function, property, enumCase, subscripted, operation, innerType, macro
  }

  /// The compiler's name for it, which no other symbol has.
  public var identifier: String
  public var path: [String]
  public var kind: Kind
  /// Whether it belongs to the type and not to its values.
  public var isStatic: Bool
  public var isRequirement: Bool
  public var parameters: [Parameter]
  public var marker: Marker?
  /// Whether it can be used on the main actor alone.
  public var isOnMainActor = false
  /// For which types alone a protocol's member is there, such as `PlainListStyle` of
  /// `extension ListStyle where Self == PlainListStyle`.
  public var selfTypes: [String] = []
  /// Whether it is there because a conformance demands it.
  public var isDemanded: Bool

  public var name: String { path.last ?? "" }
  /// The name without its argument labels.
  public var baseName: String { String(name.prefix { $0 != "(" }) }
  /// The innermost type that it belongs to, or nil where it stands alone.
  public var owner: String? { path.dropLast().last }
  public var key: String { path.joined(separator: ".") }
  /// Names that begin with `_` are plumbing between our own modules.
  public var isPlumbing: Bool { path.contains { $0.hasPrefix("_") } }
  /// Whether it can stand before parentheses: a function, or a case that carries values.
  var isCallable: Bool { kind == .function || kind == .enumCase && name.hasSuffix(")") }
  /// Whether Apple's list must have it. Operators stand on pages of protocols that have none.
  var isListed: Bool { !isPlumbing && !isDemanded && kind != .operation }
}
