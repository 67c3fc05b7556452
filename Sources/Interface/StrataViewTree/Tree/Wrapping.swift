public import StrataRendering

/// What modifiers want of the element that a container puts around the next one: of a list's row.
@MainActor public struct Wrapping {
  /// Something that stands in the row beside its content.
  public struct Part {
    /// What tells it from other parts of the same row.
    public var name: String
    public var build: (Node?, Context, Wrapping) -> Node

    public init(_ name: String, build: @escaping (Node?, Context, Wrapping) -> Node) {
      self.name = name
      self.build = build
    }
  }

  public var rules: [StyleRule] = []
  public var attributes: Attributes = [:]
  public private(set) var parts: [Part] = []
  /// What the row stands for in a selection.
  public var tag: AnyHashable?
  /// What the container knows of its rows, for whoever makes them.
  public var payload: (any Sendable)?
  /// What rows refuse: to be deleted, moved or selected.
  public var refusals: Set<String> = []

  public init() {}

  /// Adds a part, or replaces the one of the same name.
  public mutating func add(_ part: Part) {
    parts.removeAll { $0.name == part.name }
    parts.append(part)
  }

  /// Takes a part away, if it is there.
  public mutating func remove(_ name: String) { parts.removeAll { $0.name == name } }

  /// Adds a class to the row.
  public mutating func add(variant: String) {
    attributes[.variant] = [attributes[.variant], variant].compactMap { $0 }.joined(separator: " ")
  }

  /// Whether both ask for the same; parts hold closures and count as different.
  func isSame(as other: Wrapping) -> Bool {
    parts.isEmpty && other.parts.isEmpty && payload == nil && other.payload == nil
      && rules == other.rules && attributes == other.attributes && tag == other.tag
      && refusals == other.refusals
  }
}

@MainActor final class WrappingBox {
  let value: Wrapping
  init(_ value: Wrapping) { self.value = value }
}
