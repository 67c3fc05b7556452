import StrataRendering
import Testing

@testable import StrataViewTree

/// Tests of what a tree tells its renderer and its owner about changes.
@MainActor @Suite struct ChangeTests {
  private let tree = Tree()
  private let recorder = RecordingRenderer()
  private let motion = Motion(.linear, duration: 1)

  private func patch() -> [Mutation] {
    tree.flush()
    return recorder.take()
  }

  /// Shows one element below a root, with a transaction.
  private func show(
    _ element: Element, in root: ElementNode, _ decorations: [Decoration] = [],
    transaction: MutationTransaction? = nil
  ) -> ElementNode? {
    var context = Context(parent: root, environment: .empty)
    context.decorations = decorations
    tree.with(transaction) { root.setContent { ElementNode.update($0, context, element) } }
    return root.children.first as? ElementNode
  }

  @Test func `a changed attribute is sent once, and a control's value apart from the element`() {
    let small = SmallTree()
    let old = small.node.element
    small.node.change(.label, to: "Name")
    #expect(small.patch() == [.update(small.node.id, from: old, to: small.node.element)])
    small.node.change(.label, to: "Name")
    #expect(small.patch() == [])
    var other = small.node.element
    other.control = .text("new")
    small.node.restate(other)
    #expect(small.patch() == [.control(small.node.id, version: 0, .text("new"))])
  }

  @Test func `a change of an element that is gone is not sent`() {
    let small = SmallTree()
    small.node.change(.label, to: "Name")
    let id = small.node.id
    let context = Context(parent: small.tree.screen, environment: .empty)
    small.tree.screen.setContent { _ in Node(context) }
    #expect(small.patch() == [.remove(id)])
  }

  @Test func `an entry invites a flush`() {
    let small = SmallTree()
    _ = small.patch()
    var invitations = 0
    small.tree.onInvalidate = { invitations += 1 }
    small.tree.receive(ElementEvent(.input, value: "x"), for: small.node.id)
    small.tree.receive(ElementEvent(.input, value: "xy"), for: small.node.id)
    #expect(invitations == 1)
    _ = small.patch()
    small.tree.emit(.title("Rain"))
    #expect(invitations == 2 && small.patch() == [.title("Rain")])
  }

  @Test func `the owner is told when the last task has ended`() {
    var settled = 0
    tree.onSettled = { settled += 1 }
    tree.taskStarted()
    tree.taskStarted()
    tree.taskEnded()
    #expect(settled == 0 && tree.runningTasks == 1)
    tree.taskEnded()
    #expect(settled == 1 && tree.runningTasks == 0)
  }

  @Test func `an element comes and goes with the motion of its transaction`() throws {
    tree.renderer = recorder
    let transaction = MutationTransaction(motion: motion, account: 0)
    let node = try #require(
      show(Element(.text, text: "x"), in: tree.screen, transaction: transaction))
    let first = patch()
    let shown = ElementTree(id: node.id, element: node.element)
    #expect(first == [.motion(motion), .insert(shown, parent: .screen, before: nil, from: nil)])
    let context = Context(parent: tree.screen, environment: .empty)
    tree.with(transaction) { tree.screen.setContent { _ in Node(context) } }
    #expect(patch() == [.motion(motion), .remove(node.id, to: nil)])
  }

  @Test func `a presentation animates itself`() throws {
    tree.renderer = recorder
    let transaction = MutationTransaction(motion: motion, account: 0)
    let node = try #require(
      show(Element(.box), in: tree.presentations, transaction: transaction))
    let sent = patch()
    let shown = ElementTree(id: node.id, element: node.element)
    #expect(sent == [.insert(shown, parent: .presentations, before: nil, from: nil)])
  }

  @Test func `a transition has its own states and motions, but not for a page`() throws {
    tree.renderer = recorder
    var (small, gone) = (TransitionState(), TransitionState())
    (small.scale, gone.opacity) = (Point(0.5, 0.5), 0)
    let transition = ElementTransition(name: "grow") { [motion] in
      ElementTransition.End(small, motion)
    } exit: { [motion] in
      ElementTransition.End(gone, motion)
    }
    let node = try #require(
      show(Element(.text, text: "x"), in: tree.screen, [.transition(transition)]))
    var own = motion
    own.scope = [node.id]
    let first = patch()
    let shown = ElementTree(id: node.id, element: node.element)
    #expect(first == [.motion(own), .insert(shown, parent: .screen, before: nil, from: small)])
    let page = try #require(show(Element(.page), in: tree.screen, [.transition(transition)]))
    let second = patch()
    let shownPage = ElementTree(id: page.id, element: page.element)
    #expect(
      second == [
        .motion(own), .remove(node.id, to: gone), .motion(nil),
        .insert(shownPage, parent: .screen, before: nil, from: nil),
      ])
  }

  @Test func `a node is evaluated in its transaction as the nodes around it change it`() {
    let adjuster = Adjuster(Context(parent: tree.screen, environment: .empty))
    let box = StateBox(0)
    let reader = Reader(Context(parent: adjuster, environment: .empty), box)
    tree.adjusterCame()
    box.current = 1
    tree.flush()
    #expect(reader.seen == ["none", "adjusted"])
    tree.adjusterWent()
    box.current = 2
    tree.flush()
    #expect(reader.seen == ["none", "adjusted", "none"])
    withExtendedLifetime(adjuster) {}
  }

  @Test func `what waits for the end of a flush is done even if views are drawn endlessly`() {
    let box = StateBox(0)
    var (done, loops) = (0, 0)
    tree.onLoop = { _ in loops += 1 }
    let reader = Computed(in: tree) {
      let seen = box.current
      tree.afterUpdate { done += 1 }
      box.current = seen + 1
    }
    tree.flush()
    #expect(loops == 1 && done == reader.count && !reader.isDirty)
    #expect(reader.count == 1 + 64, "a flush gives up after 64 rounds")
  }

  @Test func `a removed element is kept until the patch that removes it is confirmed`() {
    var departed = DepartedElements()
    func add(_ number: Int32) {
      departed.add(DepartedElement(id: ElementID(number), events: .tap, handlers: []))
    }
    func kept() -> [Bool] { [10, 11, 12].map { departed[ElementID($0)] != nil } }
    add(10)
    departed.sent(as: 1)
    add(11)
    departed.sent(as: 2)
    departed.sent(as: 3)
    add(12)
    departed.confirm(upTo: 0)
    #expect(kept() == [true, true, true])
    departed.confirm(upTo: 1)
    #expect(kept() == [false, true, true])
    departed.confirm(upTo: 2)
    #expect(kept() == [false, false, true])
    departed.confirm(upTo: 3)
    #expect(kept() == [false, false, true])
    departed.sent(as: 4)
    departed.confirm(upTo: 4)
    #expect(kept() == [false, false, false])
  }

  @Test func `padding enlarges the frame inside of it`() throws {
    var context = Context(parent: tree.screen, environment: .empty)
    context.decorations = [.style(.padding(top: 1, leading: 2, bottom: 4, trailing: 8))]
    let rules: [StyleRule] = [
      .size(width: 100, height: 200),
      .limits(minWidth: 1, maxWidth: 2, minHeight: 3, maxHeight: 4),
    ]
    let node = ElementNode.box(nil, context, rules) { _, inner in Node(inner) }
    let style = try #require(node as? ElementNode).element.style
    #expect(
      style == [
        .size(width: 110, height: 205),
        .limits(minWidth: 11, maxWidth: 12, minHeight: 8, maxHeight: 9),
        .padding(top: 1, leading: 2, bottom: 4, trailing: 8),
      ])
    context.decorations = [.style(.padding(top: 1, leading: nil, bottom: nil, trailing: nil))]
    let low = ElementNode.box(nil, context, rules) { _, inner in Node(inner) }
    #expect(try #require(low as? ElementNode).element.style[0] == .size(width: 100, height: 201))
  }

  @Test func `contexts are the same only if all of their parts are`() {
    let one = Context(parent: tree.screen, environment: .empty)
    let changes: [(inout Context) -> Void] = [
      { $0.wrapper = .row }, { $0.isLazy = true }, { $0.isFar = true }, { $0.lanes = 2 },
      { $0.decorations = [.style(.opacity(0.5))] },
      { $0.decorations = [.attribute(.label, "a")] },
    ]
    let others = changes.map { change in
      var copy = one
      change(&copy)
      return copy
    }
    for (index, other) in others.enumerated() {
      #expect(!one.isSame(as: other) && !other.isSame(as: one))
      #expect(others.enumerated().allSatisfy { ($0 == index) == $1.isSame(as: other) })
    }
    #expect(one.isSame(as: one))
  }

  @Test func `a part of a row replaces the one of its name, and makes rows different`() {
    var row = Wrapping()
    #expect(row.isSame(as: Wrapping()))
    for name in ["a", "b", "a"] {
      row.add(Wrapping.Part(name) { _, context, _ in Node(context) })
    }
    #expect(row.parts.map(\.name) == ["b", "a"] && !row.isSame(as: row))
    row.remove("b")
    row.remove("a")
    #expect(row.parts.isEmpty && row.isSame(as: Wrapping()))
    row.add(variant: "plain")
    #expect(!row.isSame(as: Wrapping()))
    row.add(variant: "wide")
    #expect(row.attributes[.variant] == "plain wide")
    var tagged = Wrapping()
    tagged.tag = 1
    #expect(!tagged.isSame(as: Wrapping()) && tagged.isSame(as: tagged))
  }

  @Test func `a fault is reported once, and at most a hundred are`() {
    var faults: [String] = []
    tree.onFault = { faults.append($0) }
    tree.report(fault: "0")
    for number in 0..<120 { tree.report(fault: "\(number)") }
    #expect(faults == (0..<100).map(String.init))
  }

  @Test func `an element is found by its number while it is mounted`() {
    let small = SmallTree()
    #expect(small.tree.element(small.node.id) === small.node)
    small.node.unmount()
    #expect(small.tree.element(small.node.id) == nil)
    #expect(small.tree.element(.screen) === small.tree.screen)
    #expect(small.tree.element(.presentations) === small.tree.presentations)
  }

  @Test func `an environment names the value that was set last only if it is the only one`() {
    let (one, two) = (ObjectIdentifier(Adjuster.self), ObjectIdentifier(Reader.self))
    let outer = EnvironmentChain.empty.setting(0, for: two)
    let inner = outer.setting(1, for: one)
    #expect(inner.only(since: outer)?.key == one && inner.only(since: outer)?.value as? Int == 1)
    #expect(inner.only(since: .empty) == nil)
    #expect(inner.setting(2, for: two).only(since: outer) == nil)
    #expect(outer.setting(StandingValue(1), for: one).only(since: outer) == nil)
  }

  @Test func `the key of a place depends on the types and positions around it`() {
    let one = Context(parent: tree.screen, environment: .empty)
    let adjuster = Adjuster(one)
    let (second, alike, plain) = (Adjuster(one.at(1)), Adjuster(one), Node(one))
    let keys = [one, one.at(1), one.below(adjuster), one.below(second), one.below(plain)]
      .map(\.pathKey)
    #expect(Set(keys).count == keys.count)
    #expect(one.below(alike).pathKey == keys[2])
    // A context does not keep its parent.
    withExtendedLifetime([adjuster, second, alike, plain]) {}
  }
}

/// A node that gives its descendants another transaction.
private final class Adjuster: Node {
  override func adjust(_ transaction: MutationTransaction?) -> MutationTransaction? {
    MutationTransaction(motion: nil, account: "adjusted")
  }
}

/// A node that records the transactions in which it is evaluated.
private final class Reader: EvaluatingNode {
  private(set) var seen: [String] = []
  private let box: StateBox<Int>

  init(_ context: Context, _ box: StateBox<Int>) {
    self.box = box
    super.init(context)
    evaluate()
  }

  override func evaluate() {
    track { _ = box.current }
    seen.append(tree.transaction?.account as? String ?? "none")
  }
}
