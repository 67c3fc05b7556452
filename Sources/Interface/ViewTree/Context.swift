public import Rendering

/// What a view is given when it is built: who stands above it, and what they said.
@MainActor public struct Context {
  // Unowned: a place keeps the context that it was built with, and its parent keeps the place.
  public unowned var parent: Node
  public var environment: Environment
  /// What the modifiers above want on the next element, the outermost first.
  public var decorations: [Decoration] = []
  /// The kind of element that each of the next ones is to be put into: a row, a suggestion.
  public var wrapper: ElementKind?

  public init(parent: Node, environment: Environment) {
    self.parent = parent
    self.environment = environment
  }

  public var tree: Tree { parent.tree }

  /// The same, below another node.
  public func below(_ node: Node) -> Context {
    var copy = self
    copy.parent = node
    return copy
  }

  /// The same, with everything that concerned the element itself used up.
  public func inside(_ node: Node) -> Context {
    var copy = below(node)
    copy.decorations = []
    copy.wrapper = nil
    return copy
  }

  /// Whether a rule may share an element with those already wanted of it: from the outside in,
  /// stages must fall.
  public func accepts(_ rule: StyleRule) -> Bool {
    let stage = rule.stage
    guard stage > .content else { return true }
    return decorations.allSatisfy { decoration in
      guard case .style(let outer) = decoration else { return true }
      return outer.stage > stage
    }
  }

  public func adding(_ decoration: Decoration) -> Context {
    var copy = self
    copy.decorations.append(decoration)
    return copy
  }

  /// Whether a view built with either would be given the same.
  public func isSame(as other: Context) -> Bool {
    environment === other.environment && wrapper == other.wrapper
      && decorations.isSame(as: other.decorations)
  }
}
