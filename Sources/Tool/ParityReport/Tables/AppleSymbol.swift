/// A public symbol of Apple's documentation.
public struct AppleSymbol: Equatable, Sendable {
  /// The enclosing type, such as `Edge.Set`; empty for a top-level symbol.
  public var parent: String
  /// The name with argument labels, such as `frame(width:height:alignment:)`.
  public var name: String
  /// Apple's word for the symbol's kind, such as `Instance Method`.
  public var kind: String
  /// The first iOS version that has the symbol.
  public var since: String
  /// A Boolean value that indicates whether Apple has deprecated the symbol.
  public var isDeprecated: Bool
  /// The declaration in Swift.
  public var declaration: String

  /// A Boolean value that indicates whether the symbol may be used outside of the main actor.
  public var isNonisolated: Bool { Isolation(declaration) == .nonisolated }

  /// The parent and name, joined by a dot; it is compared with paths of the symbol graph.
  public var path: String { parent.isEmpty ? name : "\(parent).\(name)" }

  /// The type under which the page lists the symbol: its parent, or the symbol itself if it is a
  /// type.
  public var family: String { parent.isEmpty ? name : parent }
}
