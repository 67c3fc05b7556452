public import StrataRendering

extension ElementNode {
  /// Creates or updates the element that a view is shown as.
  ///
  /// - Parameters:
  ///   - old: The node that showed the view until now, if there is one.
  ///   - context: The context of the view.
  ///   - element: The element without modifiers.
  ///   - innermost: The outermost layer that the element itself occupies. Modifiers that act nearer
  ///     to the content get an element around it.
  ///   - isPaddable: Whether padding may be part of the element; `false` if something in it is
  ///     placed relative to the element, or has the element's size.
  ///   - isLeftOutIfEmpty: Whether the element is left out while it contains no element.
  ///   - handlers: The element's event handlers.
  ///   - content: Builds the node of its content.
  /// - Returns: The node, which is `old` if it could be updated.
  public static func update(
    _ old: Node?, _ context: Context, _ element: Element, innermost: Stage = .content,
    isPaddable: Bool = true, isLeftOutIfEmpty: Bool = false,
    handlers: [(EventSet, EventHandler)] = [], content: ((Node?, Context) -> Node)? = nil
  ) -> Node {
    let again = { (old: Node?, context: Context) in
      update(
        old, context, element, innermost: innermost, isPaddable: isPaddable,
        isLeftOutIfEmpty: isLeftOutIfEmpty, handlers: handlers, content: content)
    }
    if let kind = context.wrapper { return wrapped(old, context, kind, content: again) }
    if let node = surrounded(old, context, content: again) { return node }
    guard context.fits(innermost), isPaddable || !context.isPadded else {
      guard element.isOperated else { return box(old, context, content: again) }
      return box(old, context.withoutSpoken) {
        again($0, context.spoken.reduce($1) { $0.adding($1) })
      }
    }
    var element = element
    var handlers = handlers
    element.decorate(context.decorations, &handlers)
    return place(old, context, element, handlers, isLeftOutIfEmpty: isLeftOutIfEmpty, content)
  }

  /// Creates or updates an element around others, for modifiers that apply outside of the next one.
  public static func box(
    _ old: Node?, _ context: Context, _ rules: [StyleRule] = [],
    content: @escaping (Node?, Context) -> Node
  ) -> Node {
    if let kind = context.wrapper {
      return wrapped(old, context, kind) { box($0, $1, rules, content: content) }
    }
    let again = { (old: Node?, context: Context) in box(old, context, rules, content: content) }
    if let node = surrounded(old, context, content: again) { return node }
    guard !context.isPadded || rules.allSatisfy(\.isPaddable) else {
      return box(old, context) { box($0, $1, rules, content: content) }
    }
    var element = Element(.box, style: rules)
    var handlers: [(EventSet, EventHandler)] = []
    element.decorate(context.decorations, &handlers)
    element.makeRoomForPadding()
    return place(old, context, element, handlers, content)
  }

  /// Wraps the next element if there is padding outside of it, so that a name or a measurement from
  /// here on refers to the one without padding.
  public static func apart(
    _ old: Node?, _ context: Context, content: @escaping (Node?, Context) -> Node
  ) -> Node {
    context.isPadded && context.wrapper == nil
      ? box(old, context, content: content) : content(old, context)
  }

  /// Builds what modifiers put around the next element, if any did.
  private static func surrounded(
    _ old: Node?, _ context: Context, content: @escaping (Node?, Context) -> Node
  ) -> Node? {
    guard let index = context.decorations.firstIndex(where: \.isAround),
      case .around(let surrounding) = context.decorations[index]
    else { return nil }
    var outside = context
    outside.decorations.removeSubrange(index...)
    return surrounding.build(
      old, outside, inside: context.decorations[(index + 1)...], content: content)
  }

  /// Puts the next element into an element of a kind that its container chooses.
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
    isLeftOutIfEmpty: Bool = false, _ content: ((Node?, Context) -> Node)?
  ) -> Node {
    var element = element
    // HTML has no button within another: the inner one is an element that the keyboard reaches.
    if context.isInButton, element.kind == .button { element.makeInnerButton() }
    let node: ElementNode
    if let old = old as? ElementNode, old.element.kind == element.kind, old.isMounted,
      old.holdsSame(as: element)
    {
      node = old
    } else {
      node = ElementNode(context, element: element)
    }
    node.isLeftOutIfEmpty = isLeftOutIfEmpty
    node.wantedControl = element.control
    node.gestures = context.gestures
    node.show(node.reaching(element), handlers: handlers)
    node.tree.tell(node, context.decorations)
    if let content {
      let inner = context.inside(node)
      node.setContent { content($0, inner) }
    }
    if element.kind == .symbol { node.offerName() }
    node.settleReach()
    return node
  }
}

extension Tree {
  /// Sets the transition of an element; that of the innermost modifier is used.
  fileprivate func tell(_ node: ElementNode, _ decorations: [Decoration]) {
    let transition = decorations.lazy.reversed().compactMap { decoration -> ElementTransition? in
      if case .transition(let transition) = decoration { transition } else { nil }
    }.first
    if transition != nil || !motions.transitions.isEmpty {
      motions.transitions[node.id] = transition
    }
  }
}

extension ElementNode {
  /// Returns whether the node can be reused: a text with a string does not become one with child
  /// elements, nor vice versa.
  fileprivate func holdsSame(as new: Element) -> Bool {
    guard new.kind == .text || new.kind == .heading else { return true }
    return (element.text == nil) == (new.text == nil)
  }
}

extension Context {
  /// Returns whether all modifiers apply outside of the element's layers.
  fileprivate func fits(_ innermost: Stage) -> Bool {
    guard innermost > .content else { return true }
    return decorations.allSatisfy { decoration in
      guard case .style(let rule) = decoration else { return true }
      return rule.stage == .content || rule.stage > innermost
    }
  }
}

extension Context {
  /// A Boolean value that indicates whether the modifiers add padding to the next element.
  package var isPadded: Bool {
    ownDecorations.contains { decoration in
      guard case .style(.padding) = decoration else { return false }
      return true
    }
  }
}

extension Context {
  /// Removes the words for a screen reader from the next element, so that the element that they
  /// describe can get them, such as a control in a stack with its label.
  ///
  /// - Returns: The words, and the context without them.
  public func takingSpoken() -> (words: Attributes, context: Context) {
    var words: Attributes = [:]
    for case .attribute(let name, let value) in spoken.reversed() {
      words[name] = words[name] ?? value
    }
    return (words, withoutSpoken)
  }

  /// The modifiers that describe the next element to a screen reader.
  fileprivate var spoken: [Decoration] { decorations.filter(\.isSpoken) }

  /// The context for a box around a control, without the words for a screen reader: they stay with
  /// the control, at which a screen reader stops.
  fileprivate var withoutSpoken: Context {
    var copy = self
    copy.decorations.removeAll(where: \.isSpoken)
    return copy
  }
}

extension Decoration {
  fileprivate var isSpoken: Bool {
    guard case .attribute(let name, _) = self else { return false }
    return name == .label || name == .valueText || name == .hint
  }
}

extension Element {
  /// A Boolean value that indicates whether the element is a control, a button or a link.
  fileprivate var isOperated: Bool { control != nil || kind == .button || kind == .link }
}

extension StyleRule {
  /// A Boolean value that indicates whether padding may be part of an element with this rule.
  fileprivate var isPaddable: Bool {
    switch self {
    case .trait(.room), .position, .container, .padding: false
    default: true
    }
  }
}

extension Element {
  /// Enlarges a frame by its padding, as the frame's numbers are those of the content.
  fileprivate mutating func makeRoomForPadding() {
    var (width, height) = (0.0, 0.0)
    for case .padding(let top, let leading, let bottom, let trailing) in style {
      width += (leading ?? 0) + (trailing ?? 0)
      height += (top ?? 0) + (bottom ?? 0)
    }
    guard width != 0 || height != 0 else { return }
    style = style.map { $0.grown(width, height) }
  }

  /// Applies the modifiers to the element. If several conflict, the innermost is used.
  fileprivate mutating func decorate(
    _ decorations: [Decoration], _ handlers: inout [(EventSet, EventHandler)]
  ) {
    var asked = TouchWish()
    for decoration in decorations.reversed() {
      switch decoration {
      case .style(let rule): style.append(rule)
      case .attribute(let name, let value): attributes[name] = attributes[name] ?? value
      case .without(let name, let value):
        if attributes[name] == value { attributes[name] = nil }
      case .event(let kinds, let handler):
        events.formUnion(kinds)
        handlers.append((kinds, handler))
      case .transition: break  // concerns the place, not what it looks like
      case .around: break  // built before: no element is decorated while there are any
      case .gesture(let wish, _): asked.add(wish)
      }
    }
    ask(for: asked)
  }
}

extension StyleRule {
  /// Returns the rule with its frame enlarged by these lengths.
  fileprivate func grown(_ x: Double, _ y: Double) -> StyleRule {
    switch self {
    case .size(let width, let height):
      .size(width: width.map { max(0, $0 + x) }, height: height.map { max(0, $0 + y) })
    case .limits(let minWidth, let maxWidth, let minHeight, let maxHeight):
      .limits(
        minWidth: minWidth.map { $0 + x }, maxWidth: maxWidth.map { $0 + x },
        minHeight: minHeight.map { $0 + y }, maxHeight: maxHeight.map { $0 + y })
    default: self
    }
  }
}

extension Element {
  /// Makes a button an element that may be part of another button. A script opens its menu, since
  /// browsers open menus for native buttons only.
  fileprivate mutating func makeInnerButton() {
    self[.reach] = "button"
    if self[.opens] != nil { events.insert(.tap) }
  }
}
