/// One public symbol of Apple's documentation.
public struct AppleSymbol: Equatable, Sendable {
  /// The type that it belongs to, such as `Edge.Set`; empty where it stands alone.
  public var parent: String
  /// Its name with argument labels, such as `frame(width:height:alignment:)`.
  public var name: String
  /// Apple's word for what it is, such as `Instance Method`.
  public var kind: String
  /// The first iOS version that has it.
  public var since: String
  public var isDeprecated: Bool
  public var declaration: String

  /// Whether it may be used outside of the main actor.
  public var isNonisolated: Bool { Isolation(declaration) == .nonisolated }

  /// Parent and name, by which the symbol graph's path is matched.
  public var path: String { parent.isEmpty ? name : "\(parent).\(name)" }

  /// The type that the page lists it under: its parent, or itself where it is one.
  public var family: String { parent.isEmpty ? name : parent }
}
