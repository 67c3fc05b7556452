public import Rendering

extension ElementNode {
  /// Makes or updates the element that a view shows as.
  ///
  /// - Parameters:
  ///   - old: what stood here before, if anything.
  ///   - innermost: how far out the element's own look already reaches. Modifiers that act
  ///     nearer to the content than that get an element of their own around it.
  ///   - content: what stands inside.
  public static func update(
    _ old: Node?, _ context: Context, _ element: Element, innermost: Stage = .content,
    handlers: [(EventSet, EventHandler)] = [],
    content: ((Node?, Context) -> Node)? = nil
  ) -> Node {
    if let kind = context.wrapper {
      return wrapped(old, context, kind) { old, context in
        update(
          old, context, element, innermost: innermost, handlers: handlers, content: content)
      }
    }
    guard context.fits(innermost) else {
      return box(old, context) { inner, context in
        update(
          inner, context, element, innermost: innermost, handlers: handlers, content: content)
      }
    }
    var element = element
    var handlers = handlers
    element.decorate(context.decorations, &handlers)
    return place(old, context, element, handlers, content)
  }

  /// An element around others, for what modifiers want outside of the next one.
  public static func box(
    _ old: Node?, _ context: Context, _ rules: [StyleRule] = [],
    content: @escaping (Node?, Context) -> Node
  ) -> Node {
    if let kind = context.wrapper {
      return wrapped(old, context, kind) { box($0, $1, rules, content: content) }
    }
    var element = Element(.box, style: rules)
    var handlers: [(EventSet, EventHandler)] = []
    element.decorate(context.decorations, &handlers)
    return place(old, context, element, handlers, content)
  }

  /// Puts what comes next into an element of its container's choice.
  private static func wrapped(
    _ old: Node?, _ context: Context, _ kind: ElementKind,
    content: @escaping (Node?, Context) -> Node
  ) -> Node {
    let (decorations, wrapping) = (context.decorations, context.wrapping)
    var outer = context
    outer.wrapper = nil
    outer.decorations = []
    outer = outer.withoutWrapping
    let element = Element(kind, style: wrapping.rules, attributes: wrapping.attributes)
    return place(old, outer, element, []) { old, inner in
      var inner = inner
      inner.decorations = decorations
      guard !wrapping.parts.isEmpty else { return content(old, inner) }
      let node = old as? CompositeNode ?? CompositeNode(inner)
      node.update(wrapping, inner, content: content)
      return node
    }
  }

  private static func place(
    _ old: Node?, _ context: Context, _ element: Element, _ handlers: [(EventSet, EventHandler)],
    _ content: ((Node?, Context) -> Node)?
  ) -> Node {
    let node: ElementNode
    if let old = old as? ElementNode, old.element.kind == element.kind, old.isMounted {
      node = old
    } else {
      node = ElementNode(context, element: element)
    }
    node.wantedControl = element.control
    node.show(element, handlers: handlers)
    if let content {
      let inner = context.inside(node)
      node.setContent { content($0, inner) }
    }
    return node
  }
}

extension Context {
  /// Whether everything wanted lies outside of what the element itself does.
  fileprivate func fits(_ innermost: Stage) -> Bool {
    guard innermost > .content else { return true }
    return decorations.allSatisfy { decoration in
      guard case .style(let rule) = decoration else { return true }
      return rule.stage == .content || rule.stage > innermost
    }
  }
}

extension Element {
  /// Takes over what modifiers want; the innermost wins where two say the same.
  fileprivate mutating func decorate(
    _ decorations: [Decoration], _ handlers: inout [(EventSet, EventHandler)]
  ) {
    for decoration in decorations.reversed() {
      switch decoration {
      case .style(let rule): style.append(rule)
      case .attribute(let name, let value): attributes[name] = attributes[name] ?? value
      case .without(let name, let value):
        if attributes[name] == value { attributes[name] = nil }
      case .event(let kinds, let handler):
        events.formUnion(kinds)
        handlers.append((kinds, handler))
      }
    }
  }
}
