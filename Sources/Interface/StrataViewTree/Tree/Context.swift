public import StrataRendering

/// What a view is given when it is built: who stands above it, and what they said.
@MainActor public struct Context {
  // unowned(unsafe): a place keeps the context that it was built with, and its parent keeps the
  // place; contexts are copied all the time, and counting those copies costs more than the copies.
  public unowned(unsafe) var parent: Node
  public var environment: EnvironmentChain
  /// What the modifiers above want on the next element, the outermost first.
  public var decorations: [Decoration] = []
  /// The kind of element that each of the next ones is to be put into: a row, a suggestion.
  public var wrapper: ElementKind?
  /// What is wanted of that element.
  public var wrapping: Wrapping {
    get { wrappingBox?.value ?? Wrapping() }
    set { wrappingBox = WrappingBox(newValue) }
  }
  // A word, not the whole: every place keeps its context, and few are in a row.
  private(set) var wrappingBox: WrappingBox?
  /// Whether the members of a long collection are made only where they can be seen.
  public var isLazy = false
  /// Whether the place belongs to a member that may be far from what is in sight.
  public var isFar = false
  /// How many of them stand side by side; 0 where only a browser knows.
  public var lanes: UInt8 = 1

  /// What tells the next place from its siblings, the same in every process.
  public var position: UInt32 = 0

  public init(parent: Node, environment: EnvironmentChain) {
    self.parent = parent
    self.environment = environment
  }

  public var tree: Tree { parent.tree }

  /// The same, below another node.
  public func below(_ node: Node) -> Context {
    var copy = self
    copy.parent = node
    copy.position = 0
    return copy
  }

  /// The same for one of several siblings.
  public func at(_ position: UInt32) -> Context {
    var copy = self
    copy.position = position
    return copy
  }

  /// The same, with everything that concerned the element itself used up.
  public func inside(_ node: Node) -> Context {
    var copy = below(node)
    copy.decorations = []
    copy.wrapper = nil
    copy.wrappingBox = nil
    copy.isLazy = false
    copy.lanes = 1
    return copy
  }

  /// Whether a rule may share an element with those already wanted of it: from the outside in,
  /// stages must fall.
  public func accepts(_ rule: StyleRule) -> Bool {
    let stage = rule.stage
    guard stage > .content else { return true }
    if case .aspectRatio(.some, _) = rule, isPadded { return false }
    return decorations.allSatisfy { decoration in
      guard case .style(let outer) = decoration else { return true }
      return outer.stage > stage
    }
  }

  /// The same with nothing wanted of the element around the next one.
  public var withoutWrapping: Context {
    var copy = self
    copy.wrappingBox = nil
    return copy
  }

  private func isSameWrapping(as other: Context) -> Bool {
    if wrappingBox == nil, other.wrappingBox == nil { return true }
    return wrappingBox === other.wrappingBox || wrapping.isSame(as: other.wrapping)
  }

  public func adding(_ decoration: Decoration) -> Context {
    var copy = self
    copy.decorations.append(decoration)
    return copy
  }

  /// Whether a view built with either would be given the same.
  public func isSame(as other: Context) -> Bool {
    environment === other.environment && wrapper == other.wrapper
      && isLazy == other.isLazy && isFar == other.isFar && lanes == other.lanes
      && isSameWrapping(as: other) && decorations.isSame(as: other.decorations)
  }
}

extension Context {
  /// The gestures wanted of the next element, the innermost first.
  var gestures: [any TouchParticipant] {
    decorations.reversed().compactMap { decoration in
      if case .gesture(_, let participant) = decoration { participant } else { nil }
    }
  }
}
