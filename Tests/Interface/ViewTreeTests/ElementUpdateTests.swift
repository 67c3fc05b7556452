import StrataRendering
import Testing

@testable import StrataViewTree

/// Tests of the elements that represent a view with modifiers.
@MainActor @Suite struct ElementUpdateTests {
  private let tree = Tree()
  private let padding = StyleRule.padding(top: 1, leading: nil, bottom: nil, trailing: nil)

  /// Returns an element and the only ones in it, from the outside in.
  private func nested(_ node: Node) -> [Element] {
    var elements: [Element] = []
    var next: ElementNode? = node as? ElementNode
    while let node = next {
      elements.append(node.element)
      next = node.children.first as? ElementNode
    }
    return elements
  }

  private func shown(
    _ decorations: [Decoration], _ element: Element, innermost: Stage = .content,
    isPaddable: Bool = true
  ) -> [Element] {
    nested(
      ElementNode.update(
        nil, Context(on: tree, decorations), element, innermost: innermost, isPaddable: isPaddable))
  }

  @Test
  func `padding and sizes get a box around an element that draws up to its edges, styles do not`() {
    let picture = Element(.picture)
    let fitting: [Decoration] = [
      .style(.italic), .style(.opacity(0.5)), .style(.clip), .attribute(.label, "x"),
    ]
    for decoration in fitting {
      #expect(shown([decoration], picture, innermost: .surface).map(\.kind) == [.picture])
    }
    for rule in [padding, .reach(.all), .size(width: 1, height: 1)] {
      #expect(
        shown([.style(rule)], picture, innermost: .surface)
          == [Element(.box, style: [rule]), picture])
      #expect(shown([.style(rule)], picture) == [Element(.picture, style: [rule])])
    }
    #expect(shown([.style(.clip), .style(padding)], picture, innermost: .surface).count == 2)
  }

  @Test func `padding gets its own box if the element cannot take padding itself`() {
    let picture = Element(.picture)
    #expect(
      shown([.style(padding)], picture, isPaddable: false)
        == [Element(.box, style: [padding]), picture])
    #expect(
      shown([.style(.italic)], picture, isPaddable: false)
        == [Element(.picture, style: [.italic])])
  }

  @Test func `a boxed control keeps its label, value and hint for screen readers`() {
    let spoken: Attributes = [.label: "L", .valueText: "V", .hint: "H"]
    let decorations: [Decoration] = [
      .attribute(.label, "L"), .attribute(.valueText, "V"), .attribute(.hint, "H"),
      .attribute(.identifier, "I"), .style(padding),
    ]
    let box = Element(.box, style: [padding], attributes: [.identifier: "I"])
    for kind in [ElementKind.button, .link] {
      #expect(
        shown(decorations, Element(kind), isPaddable: false)
          == [box, Element(kind, attributes: spoken)])
    }
    let field = Element(.textField, control: .text(""))
    var named = field
    named.attributes = spoken
    #expect(shown(decorations, field, isPaddable: false) == [box, named])
    var outer = box
    outer.attributes = spoken
    outer[.identifier] = "I"
    #expect(
      shown(decorations, Element(.picture), isPaddable: false) == [outer, Element(.picture)])
  }

  @Test
  func `the innermost of several attributes of one name applies, and a modifier can remove it`() {
    func label(_ decorations: [Decoration], of value: String? = nil) -> String? {
      var element = Element(.text)
      element[.label] = value
      return shown(decorations, element).first?[.label]
    }
    #expect(label([.attribute(.label, "a"), .attribute(.label, "b")]) == "b")
    #expect(label([.attribute(.label, "a")], of: "own") == "own")
    #expect(label([.without(.label, "own")], of: "own") == nil)
    #expect(label([.without(.label, "other")], of: "own") == "own")
    #expect(label([.attribute(.label, "a"), .without(.label, "b")], of: "b") == "a")
  }

  @Test
  func `padding joins an existing box, unless the box positions or measures its content`() {
    func box(_ rule: StyleRule) -> [Element] {
      nested(
        ElementNode.box(nil, Context(on: tree, [.style(padding)]), [rule]) { _, inner in
          Node(inner)
        })
    }
    #expect(box(.italic) == [Element(.box, style: [.italic, padding])])
    for rule in [
      StyleRule.trait(.room), .position(x: 1, y: 2), .container(width: nil, height: nil),
    ] {
      #expect(box(rule) == [Element(.box, style: [padding]), Element(.box, style: [rule])])
    }
    #expect(box(.trait(.firm)) == [Element(.box, style: [.trait(.firm), padding])])
  }

  @Test func `an element that must be measured gets its padding from a box around it`() {
    func apart(_ decorations: [Decoration], wrapper: ElementKind? = nil) -> [ElementKind] {
      var context = Context(on: tree, decorations)
      context.wrapper = wrapper
      let node = ElementNode.apart(nil, context) { old, inner in
        ElementNode.update(old, inner, Element(.text))
      }
      return nested(node).map(\.kind)
    }
    #expect(apart([.style(padding)]) == [.box, .text])
    #expect(apart([.style(.italic)]) == [.text])
    #expect(apart([.style(padding)], wrapper: .row) == [.row, .text])
    #expect(apart([], wrapper: .row) == [.row, .text])
  }

  @Test func `modifiers keep their order around the boxes that other modifiers add`() {
    let context = Context(on: tree)
    let decorations: [Decoration] = [
      .style(.opacity(0.5)), .around(Surrounding(context, box: [.clip])), .style(.italic),
      .around(Surrounding(context, box: [.capsule])), .style(.underline),
    ]
    #expect(
      shown(decorations, Element(.text)) == [
        Element(.box, style: [.clip, .opacity(0.5)]), Element(.box, style: [.capsule, .italic]),
        Element(.text, style: [.underline]),
      ])
    let boxed = ElementNode.box(nil, Context(on: tree, decorations), [.isolated]) { _, inner in
      Node(inner)
    }
    #expect(nested(boxed).map(\.style).last == [.isolated, .underline])
    #expect(nested(boxed).count == 3)
  }

  @Test
  func `a modifier's box has the environment outside of the modifier, and the view the inner one`()
  {
    let outer = EnvironmentChain.empty.setting(1, for: ObjectIdentifier(Int.self))
    let inner = outer.setting(2, for: ObjectIdentifier(Int.self))
    var seen: [EnvironmentChain] = []
    let surrounding = Surrounding(Context(parent: tree.screen, environment: outer)) {
      old, context, content in
      seen.append(context.environment)
      return ElementNode.box(old, context, content: content)
    }
    var context = Context(parent: tree.screen, environment: inner)
    context.decorations = [.around(surrounding)]
    let node = ElementNode.update(nil, context, Element(.text)) { _, below in
      seen.append(below.environment)
      return Node(below)
    }
    #expect(nested(node).map(\.kind) == [.box, .text])
    #expect(seen.count == 2 && seen.first === outer && seen.last === inner)
  }

  @Test
  func `a nested button is marked to become a div, except in an alert or sheet of the button`() {
    func innermost(_ kinds: [ElementKind]) -> Element? {
      func build(_ context: Context, _ rest: ArraySlice<ElementKind>) -> Node {
        guard let kind = rest.first else { return Node(context) }
        return ElementNode.update(nil, context, Element(kind)) { build($1, rest.dropFirst()) }
      }
      return nested(build(Context(on: tree), kinds[...])).last
    }
    #expect(innermost([.button, .button]) == Element(.button, attributes: [.reach: "button"]))
    #expect(innermost([.button, .box, .button])?[.reach] == "button")
    #expect(innermost([.button, .text]) == Element(.text))
    #expect(innermost([.box, .button]) == Element(.button))
    for kind in [ElementKind.alert, .sheet] {
      #expect(innermost([.button, kind, .button]) == Element(.button))
    }
  }

  @Test func `an element is updated only in a node of its kind that is still mounted`() {
    let context = Context(on: tree)
    let first = ElementNode.update(nil, context, Element(.box))
    #expect(ElementNode.update(first, context, Element(.box)) === first)
    #expect(ElementNode.update(first, context, Element(.row)) !== first)
    first.unmount()
    #expect(ElementNode.update(first, context, Element(.box)) !== first)
  }

  @Test
  func `the context for an element's children has no modifiers of the element's row or collection`()
  {
    var context = Context(on: tree, [.style(.italic)])
    (context.wrapper, context.isLazy, context.lanes, context.isFar) = (.row, true, 3, true)
    context.wrapping.rules = [.clip]
    let inside = context.inside(tree.screen)
    #expect(inside.decorations.isEmpty && inside.wrapper == nil && inside.wrapping.rules == [])
    #expect(!inside.isLazy && inside.lanes == 1 && inside.isFar && inside.position == 0)
    let moved = context.at(4)
    #expect(moved.position == 4 && moved.isSame(as: context))
  }
}

/// Tests of which modifiers one element can have.
@MainActor @Suite struct AcceptedRuleTests {
  private let tree = Tree()
  private let padding = StyleRule.padding(top: 1, leading: nil, bottom: nil, trailing: nil)

  private var boxed: Decoration { .around(Surrounding(Context(on: tree), box: [.clip])) }

  private func accepted(_ decorations: [Decoration]) -> [Bool] {
    let context = Context(on: tree, decorations)
    let rules: [StyleRule] = [
      .italic, .size(width: 1, height: 1), .aspectRatio(1, fills: false),
      .aspectRatio(nil, fills: false), padding, .opacity(0.5),
    ]
    return rules.map { context.accepts($0) }
  }

  @Test
  func `a style rule joins an element unless the element has a rule that applies further inside`() {
    #expect(accepted([]) == [true, true, true, true, true, true])
    #expect(accepted([.attribute(.label, "x")]) == [true, true, true, true, true, true])
    #expect(accepted([.style(padding)]) == [true, true, false, true, false, false])
    #expect(accepted([.style(.opacity(1))]) == [true, true, true, true, true, false])
    #expect(accepted([.style(.italic)]) == [true, false, false, false, false, false])
    #expect(accepted([.style(.italic), boxed]) == [true, true, true, true, true, true])
    #expect(accepted([boxed, .style(padding)]) == [true, true, false, true, false, false])
  }

  @Test func `the style of the nearest box around the next element is found through its modifiers`()
  {
    let context = Context(on: tree)
    let capsule = Decoration.around(Surrounding(context, box: [.capsule]))
    func style(_ decorations: [Decoration]) -> [StyleRule]? {
      Context(on: tree, decorations).boxStyle
    }
    #expect(style([]) == nil)
    #expect(style([.style(.italic), capsule]) == [.capsule, .italic])
    #expect(
      style([
        .style(.italic), boxed, .style(.opacity(0.5)), .attribute(.label, "x"), capsule,
        .style(.underline),
      ]) == [.capsule, .opacity(0.5)])
    let custom = Surrounding(context) { old, context, content in content(old, context) }
    #expect(style([boxed, .around(custom)]) == nil)
    let own = Context(on: tree, [.style(.italic), boxed, .style(.underline)]).ownDecorations
    #expect(own.count == 1 && own.first?.isSame(as: .style(.underline)) == true)
    for kind in [ElementKind.box, .row] {
      let parent = ElementNode.update(nil, context, Element(kind, style: [.clip]))
      let expected: [StyleRule]? = kind == .box ? [.clip] : nil
      withExtendedLifetime(parent) {
        #expect(Context(parent: parent, environment: .empty).boxStyle == expected)
      }
    }
  }

  @Test func `modifiers are the same only if all of their values are`() {
    final class Listener: TouchParticipant {
      let rank = TouchRank.normal
      let isIncluded = true
      let includesSubviews = true
      func receive(_ touch: Touch, corner: Point) -> TouchClaim { .fails }
      func cancel() {}
    }
    let (one, other, context) = (Listener(), Listener(), Context(on: tree))
    var taps = TouchWish()
    taps.taps = 1
    func transition(_ name: String?) -> Decoration {
      .transition(
        ElementTransition(name: name) {
          ElementTransition.End(.none)
        } exit: {
          ElementTransition.End(.none)
        })
    }
    let makers: [() -> Decoration] = [
      { .style(.italic) }, { .style(.underline) }, { .attribute(.label, "a") },
      { .attribute(.label, "b") }, { .attribute(.hint, "a") }, { .without(.label, "a") },
      { .without(.label, "b") }, { .without(.hint, "a") }, { transition("a") },
      { transition("b") }, { .around(Surrounding(context, box: [.clip])) },
      { .around(Surrounding(context, box: [.capsule])) }, { .gesture(TouchWish(), one) },
      { .gesture(TouchWish(), other) }, { .gesture(taps, one) },
    ]
    for (index, make) in makers.enumerated() {
      for (place, makeOther) in makers.enumerated() {
        #expect(make().isSame(as: makeOther()) == (index == place), "\(index), \(place)")
      }
    }
    let unnamed = transition(nil)
    #expect(unnamed.isSame(as: unnamed) && !unnamed.isSame(as: transition(nil)))
    let custom = Surrounding(context) { old, context, content in content(old, context) }
    #expect(!Decoration.around(custom).isSame(as: .around(custom)))
    let handler = Decoration.event(.tap) { _ in }
    #expect(!handler.isSame(as: handler), "closures cannot be compared")
    let list: [Decoration] = [.style(.italic), .style(.underline)]
    #expect(list.isSame(as: list) && !list.isSame(as: list + list))
    #expect(!list.isSame(as: list.reversed()) && !list.isSame(as: []))
  }
}
