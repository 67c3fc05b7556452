public import StrataRendering

/// The context in which a view is built: its parent node, environment and modifiers.
@MainActor public struct Context {
  /// The parent of the node to build.
  // unowned(unsafe): a place keeps the context that it was built with, and its parent keeps the
  // place; contexts are copied all the time, and counting those copies costs more than the copies.
  public unowned(unsafe) var parent: Node
  /// The environment in which the view is built.
  public var environment: EnvironmentChain
  /// The modifiers that apply to the next element, the outermost first.
  public var decorations: [Decoration] = []
  /// The kind of the element that is put around each of the next elements, such as a row or a
  /// suggestion; `nil` for none.
  public var wrapper: ElementKind?
  /// The modifiers of the element around each of the next ones.
  public var wrapping: Wrapping {
    get { wrappingBox?.value ?? Wrapping() }
    set { wrappingBox = WrappingBox(newValue) }
  }
  // A reference, not the struct: every node keeps its context, and few are in a row.
  private(set) var wrappingBox: WrappingBox?
  /// A Boolean value that indicates whether the members of a long collection are created only if
  /// they can be visible.
  public var isLazy = false
  /// A Boolean value that indicates whether the node belongs to a member that may be far from the
  /// visible area.
  public var isFar = false
  /// A Boolean value that indicates whether the node is part of a button's label.
  var isInButton = false
  /// A Boolean value that indicates whether the node is content that names an element around it, as
  /// a button's label does.
  var isNaming = false
  /// The number of collection members side by side; 0 if only the browser knows.
  public var lanes: UInt8 = 1

  /// The index among the siblings, which is the same in every process.
  public var position: UInt32 = 0

  /// Creates a context without modifiers.
  public init(parent: Node, environment: EnvironmentChain) {
    self.parent = parent
    self.environment = environment
  }

  /// The tree that the parent node belongs to.
  public var tree: Tree { parent.tree }

  /// Returns the context below another node.
  public func below(_ node: Node) -> Context {
    var copy = self
    copy.parent = node
    copy.position = 0
    return copy
  }

  /// Returns the context for one of several siblings.
  public func at(_ position: UInt32) -> Context {
    var copy = self
    copy.position = position
    return copy
  }

  /// Returns the context inside an element, without the modifiers that apply to the element.
  public func inside(_ node: Node) -> Context {
    var copy = below(node)
    copy.decorations = []
    copy.wrapper = nil
    copy.wrappingBox = nil
    copy.isLazy = false
    copy.lanes = 1
    guard let outer = node as? ElementNode else { return copy }
    switch outer.element.kind {
    case .button: copy.isInButton = true
    case .sheet, .alert: (copy.isInButton, copy.isNaming) = (false, false)
    default: break
    }
    if outer.isNamedByContent { copy.isNaming = true }
    return copy
  }

  /// Returns whether a rule can be added to the next element. Stages must fall from the outside in.
  public func accepts(_ rule: StyleRule) -> Bool {
    let stage = rule.stage
    guard stage > .content else { return true }
    if case .aspectRatio(.some, _) = rule, isPadded { return false }
    return ownDecorations.allSatisfy { decoration in
      guard case .style(let outer) = decoration else { return true }
      return outer.stage > stage
    }
  }

  /// The modifiers of the next element, without those of the elements that modifiers put around it.
  public var ownDecorations: ArraySlice<Decoration> {
    decorations[(decorations.lastIndex(where: \.isAround).map { $0 + 1 } ?? 0)...]
  }

  /// The style of the box around the next element: that of a modifier's box, or else that of the
  /// parent.
  public var boxStyle: [StyleRule]? {
    guard let last = decorations.lastIndex(where: \.isAround) else {
      let element = (parent as? ElementNode)?.element
      return element?.kind == .box ? element?.style : nil
    }
    guard case .around(let surrounding) = decorations[last], let rules = surrounding.rules else {
      return nil
    }
    let outer = decorations[..<last]
    let start = outer.lastIndex(where: \.isAround).map { $0 + 1 } ?? 0
    return rules
      + outer[start...].compactMap { decoration in
        if case .style(let rule) = decoration { rule } else { nil }
      }
  }

  /// The context without the modifiers of the element around the next one.
  public var withoutWrapping: Context {
    var copy = self
    copy.wrappingBox = nil
    return copy
  }

  private func isSameWrapping(as other: Context) -> Bool {
    if wrappingBox == nil, other.wrappingBox == nil { return true }
    return wrappingBox === other.wrappingBox || wrapping.isSame(as: other.wrapping)
  }

  /// Returns the context with one more modifier.
  public func adding(_ decoration: Decoration) -> Context {
    var copy = self
    copy.decorations.append(decoration)
    return copy
  }

  /// Returns whether a view gets the same input from both contexts.
  public func isSame(as other: Context) -> Bool {
    environment === other.environment && wrapper == other.wrapper
      && isLazy == other.isLazy && isFar == other.isFar && lanes == other.lanes
      && isSameWrapping(as: other) && decorations.isSame(as: other.decorations)
  }
}

extension Context {
  /// A Boolean value that indicates whether a symbol without text may name the next element or one
  /// around it.
  public var wantsSpokenSymbols: Bool {
    isNaming
      || decorations.contains { decoration in
        if case .gesture = decoration { true } else { false }
      }
  }

  /// The gestures of the next element, the innermost first.
  var gestures: [any TouchParticipant] {
    decorations.reversed().compactMap { decoration in
      if case .gesture(_, let participant) = decoration { participant } else { nil }
    }
  }
}
