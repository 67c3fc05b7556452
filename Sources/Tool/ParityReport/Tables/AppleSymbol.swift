/// A public symbol of Apple's documentation.
public struct AppleSymbol: Equatable, Sendable {
  /// The enclosing type, such as `Edge.Set`; empty for a top-level symbol.
  public var parent: String
  /// The name with argument labels, such as `frame(width:height:alignment:)`.
  public var name: String
  /// Apple's word for its kind, such as `Instance Method`.
  public var kind: String
  /// The first iOS version that has the symbol.
  public var since: String
  /// A Boolean value that indicates whether Apple has deprecated it.
  public var isDeprecated: Bool
  /// The declaration in Swift.
  public var declaration: String

  /// A Boolean value that indicates whether the symbol may be used outside of the main actor.
  public var isNonisolated: Bool { Isolation(declaration) == .nonisolated }

  /// The parent and name, matched against the symbol graph's path.
  public var path: String { parent.isEmpty ? name : "\(parent).\(name)" }

  /// The type that the page lists it under: its parent, or itself if it is a type.
  public var family: String { parent.isEmpty ? name : parent }
}
