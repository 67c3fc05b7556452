import StrataRendering
import Testing

@testable import StrataViewTree

/// Tests of how elements appear and disappear.
@MainActor @Suite struct TransitionTests {
  private let tree = Tree()
  private let recorder = RecordingRenderer()
  private let motion = Motion(.linear, duration: 1)
  private let slow = Motion(.linear, duration: 4)
  private let small = TransitionState(with: [.scale(x: 0.5, y: 0.5)])
  private let gone = TransitionState(with: [.opacity(0)])

  private var transaction: MutationTransaction { MutationTransaction(motion: slow, account: 0) }

  private var growing: ElementTransition {
    let (small, gone, motion) = (small, gone, motion)
    return ElementTransition(name: "grow") {
      ElementTransition.End(small, motion)
    } exit: {
      ElementTransition.End(gone, motion)
    }
  }

  private func patch() -> [Mutation] {
    tree.flush()
    return recorder.take()
  }

  /// Shows texts with the transition in an element, removes it, and returns the states that are
  /// sent.
  private func states(
    of kind: ElementKind, _ keys: [String], _ transaction: MutationTransaction? = nil
  ) -> [TransitionState?] {
    tree.renderer = recorder
    let context = Context(on: tree, [.transition(growing)])
    tree.with(transaction) {
      tree.screen.setContent { _ in
        ElementNode.update(
          nil, keys.isEmpty ? context : Context(on: tree), Element(kind)
        ) { _, inner in
          let members = Members(inner)
          members.show(keys, [.transition(growing)])
          return members
        }
      }
    }
    let entrance = patch()
    tree.with(transaction) { tree.screen.setContent { _ in Node(Context(on: tree)) } }
    return (entrance + patch()).compactMap { mutation -> TransitionState?? in
      switch mutation {
      case .insert(_, _, _, let state), .remove(_, let state): .some(state)
      default: nil
      }
    }
  }

  @Test func `a box or row takes the transition of its child if it has only one`() {
    #expect(states(of: .box, ["a"]) == [small, gone])
    #expect(states(of: .row, ["a"]) == [small, gone])
    #expect(states(of: .text, []) == [small, gone])
    #expect(states(of: .box, ["a", "b"]) == [nil, nil])
    #expect(states(of: .vStack, ["a"]) == [nil, nil])
  }

  @Test(arguments: [
    ElementKind.page, .tabContent, .sheet, .alert, .menuList, .option, .suggestion,
  ])
  func `pages, presentations and options are inserted without an animation`(kind: ElementKind) {
    #expect(states(of: kind, [], transaction) == [TransitionState.none, TransitionState.none])
    #expect(states(of: kind, []) == [nil, nil])
  }

  @Test func `a transition's own animation is not limited to the elements of the transaction`()
    throws
  {
    tree.renderer = recorder
    let context = Context(on: tree, [.transition(growing)])
    tree.with(transaction) {
      tree.screen.setContent { ElementNode.update($0, context, Element(.text, text: "x")) }
    }
    let node = try #require(tree.screen.children.first as? ElementNode)
    let shown = ElementTree(id: node.id, element: node.element)
    #expect(
      patch() == [.motion(motion), .insert(shown, parent: .screen, before: nil, from: small)])
    tree.with(transaction) { tree.screen.setContent { _ in Node(context) } }
    #expect(patch() == [.motion(motion), .remove(node.id, to: gone)])
  }

  @Test func `a transition without an animation uses the animation of the change`() throws {
    let (small, gone) = (small, gone)
    let plain = ElementTransition(name: nil) {
      ElementTransition.End(small)
    } exit: {
      ElementTransition.End(gone)
    }
    let context = Context(on: tree, [.transition(plain)])
    tree.renderer = recorder
    tree.with(transaction) {
      tree.screen.setContent { ElementNode.update($0, context, Element(.text, text: "x")) }
    }
    let node = try #require(tree.screen.children.first as? ElementNode)
    let shown = ElementTree(id: node.id, element: node.element)
    #expect(patch() == [.motion(slow), .insert(shown, parent: .screen, before: nil, from: small)])
    tree.screen.setContent { _ in Node(context) }
    #expect(patch() == [.remove(node.id, to: nil)])
  }

  @Test func `of two transitions the inner one applies, and none once the modifier is removed`()
    throws
  {
    let never = ElementTransition(name: "never") {
      ElementTransition.End(.none)
    } exit: {
      ElementTransition.End(.none)
    }
    func show(_ decorations: [Decoration]) {
      let context = Context(on: tree, decorations)
      tree.screen.setContent { ElementNode.update($0, context, Element(.text, text: "x")) }
    }
    tree.renderer = recorder
    show([.transition(never), .transition(growing)])
    let node = try #require(tree.screen.children.first as? ElementNode)
    var own = motion
    own.scope = [node.id]
    let shown = ElementTree(id: node.id, element: node.element)
    #expect(patch() == [.motion(own), .insert(shown, parent: .screen, before: nil, from: small)])
    show([])
    #expect(patch() == [])
    tree.screen.setContent { _ in Node(Context(on: tree)) }
    #expect(patch() == [.remove(node.id, to: nil)])
  }

  @Test func `a presentation is removed without an animation`() throws {
    tree.renderer = recorder
    let context = Context(parent: tree.presentations, environment: .empty)
    tree.with(transaction) {
      tree.presentations.setContent { ElementNode.update($0, context, Element(.box)) }
    }
    let node = try #require(tree.presentations.children.first as? ElementNode)
    _ = patch()
    tree.with(transaction) { tree.presentations.setContent { _ in Node(context) } }
    #expect(patch() == [.remove(node.id, to: nil)])
  }

  @Test func `an animation applies to the change in its transaction and not to the next change`() {
    let small = SmallTree()
    var old = small.node.element
    small.tree.with(transaction) { small.node.change(.label, to: "a") }
    #expect(
      small.patch() == [.motion(slow), .update(small.node.id, from: old, to: small.node.element)])
    old = small.node.element
    small.node.change(.label, to: "b")
    #expect(small.patch() == [.update(small.node.id, from: old, to: small.node.element)])
    old = small.node.element
    small.tree.with(MutationTransaction(motion: nil, account: 0)) {
      small.node.change(.label, to: "c")
    }
    #expect(small.patch() == [.update(small.node.id, from: old, to: small.node.element)])
  }
}

/// Tests of elements that change in an animation before they were drawn.
@MainActor @Suite struct BeginningTests {
  private let tree = Tree()
  private let recorder = RecordingRenderer()
  private let motion = Motion(.linear, duration: 1)
  private let wide = StyleRule.limits(
    minWidth: nil, maxWidth: .infinity, minHeight: nil, maxHeight: nil)

  private func show(_ label: String) {
    let context = Context(on: tree)
    let element = Element(.text, attributes: [.label: label], text: "x")
    tree.screen.setContent { ElementNode.update($0, context, element) }
  }

  private func element(_ label: String) -> Element {
    Element(.text, attributes: [.label: label], text: "x")
  }

  @Test func `an animated change before the first flush is sent after the element's initial state`()
    throws
  {
    tree.renderer = recorder
    let transaction = MutationTransaction(motion: motion, account: 0)
    show("one")
    tree.with(transaction) { show("two") }
    tree.with(transaction) { show("three") }
    let node = try #require(tree.screen.children.first as? ElementNode)
    tree.flush()
    #expect(
      recorder.take() == [
        .insert(ElementTree(id: node.id, element: element("one")), parent: .screen, before: nil),
        .motion(motion), .update(node.id, from: element("one"), to: element("three")),
      ])
    show("four")
    tree.flush()
    #expect(recorder.take() == [.update(node.id, from: element("three"), to: element("four"))])
  }

  @Test func `an unanimated change before the first flush is part of the inserted element`() throws
  {
    tree.renderer = recorder
    show("one")
    show("two")
    let node = try #require(tree.screen.children.first as? ElementNode)
    tree.flush()
    let shown = ElementTree(id: node.id, element: element("two"))
    #expect(recorder.take() == [.insert(shown, parent: .screen, before: nil)])
  }

  @Test func `a snapshot has the state before an animated change, which a flush then animates`()
    throws
  {
    var invitations = 0
    tree.onInvalidate = { invitations += 1 }
    show("one")
    tree.with(MutationTransaction(motion: motion, account: 0)) { show("two") }
    #expect(invitations == 1)
    let node = try #require(tree.screen.children.first as? ElementNode)
    let page = tree.snapshot()
    #expect(page.first?.children == [ElementTree(id: node.id, element: element("one"))])
    #expect(invitations == 2)
    tree.renderer = recorder
    tree.flush()
    #expect(
      recorder.take() == [
        .motion(motion), .update(node.id, from: element("one"), to: element("two")),
      ])
  }

  @Test func `the initial state of an animated container has the width that its content needs`()
    throws
  {
    tree.renderer = recorder
    let context = Context(on: tree)
    func show(_ label: String) {
      let element = Element(.vStack, attributes: [.label: label])
      tree.screen.setContent { old in
        ElementNode.update(old, context, element) { old, inner in
          ElementNode.update(old, inner, Element(.text, style: [wide], text: "x"))
        }
      }
    }
    show("one")
    tree.with(MutationTransaction(motion: motion, account: 0)) { show("two") }
    tree.flush()
    guard case .insert(let shown, _, _, _) = recorder.take().first else {
      Issue.record("nothing was inserted")
      return
    }
    #expect(shown.element[.label] == "one" && shown.element.stretch == .width)
  }

  @Test func `an element that is removed before the first flush sends no patch`() {
    tree.renderer = recorder
    show("one")
    tree.with(MutationTransaction(motion: motion, account: 0)) { show("two") }
    tree.screen.setContent { _ in Node(Context(on: tree)) }
    tree.flush()
    #expect(recorder.take() == [] && tree.motions.beginnings.isEmpty)
  }
}
