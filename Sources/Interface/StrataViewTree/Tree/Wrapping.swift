public import StrataRendering

/// The modifiers of the element that a container puts around the next one, such as a list's row.
@MainActor public struct Wrapping {
  /// A part of the row other than its content.
  public struct Part {
    /// The identifier among the parts of the row.
    public var name: String
    /// Creates or updates the part's node.
    public var build: (Node?, Context, Wrapping) -> Node

    /// Creates a part of the row other than its content.
    public init(_ name: String, build: @escaping (Node?, Context, Wrapping) -> Node) {
      self.name = name
      self.build = build
    }
  }

  /// The layout and look of the row.
  public var rules: [StyleRule] = []
  /// The attributes of the row.
  public var attributes: Attributes = [:]
  /// The parts of the row other than its content.
  public private(set) var parts: [Part] = []
  /// The value that represents the row in a selection.
  public var tag: AnyHashable?
  /// Data that the container attaches for the code that creates its rows.
  public var payload: (any Sendable)?
  /// The actions that rows refuse: deletion, moving or selection.
  public var refusals: Set<String> = []

  /// Creates a value without modifiers.
  public init() {}

  /// Adds a part, or replaces the one of the same name.
  public mutating func add(_ part: Part) {
    parts.removeAll { $0.name == part.name }
    parts.append(part)
  }

  /// Removes a part, if it exists.
  public mutating func remove(_ name: String) { parts.removeAll { $0.name == name } }

  /// Adds a CSS class to the row.
  public mutating func add(variant: String) {
    attributes[.variant] = [attributes[.variant], variant].compactMap { $0 }.joined(separator: " ")
  }

  /// Returns whether this value and another are equal. Parts hold closures and count as different.
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
