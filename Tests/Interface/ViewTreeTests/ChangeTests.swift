import StrataRendering
import Testing

@testable import StrataViewTree

/// Tests of the changes that a tree reports to its renderer and its owner.
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

  @Test func `a changed attribute sends one update, and a changed value sends a control patch`() {
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

  @Test func `the first change schedules a flush`() {
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

  @Test func `the tree reports that it has settled when its last running task has ended`() {
    var settled = 0
    tree.onSettled = { settled += 1 }
    tree.taskStarted()
    tree.taskStarted()
    tree.taskEnded()
    #expect(settled == 0 && tree.runningTasks == 1)
    tree.taskEnded()
    #expect(settled == 1 && tree.runningTasks == 0)
  }

  @Test func `an element appears and disappears with the animation of its transaction`() throws {
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

  @Test func `a presentation is inserted without the transaction's animation`() throws {
    tree.renderer = recorder
    let transaction = MutationTransaction(motion: motion, account: 0)
    let node = try #require(
      show(Element(.box), in: tree.presentations, transaction: transaction))
    let sent = patch()
    let shown = ElementTree(id: node.id, element: node.element)
    #expect(sent == [.insert(shown, parent: .presentations, before: nil, from: nil)])
  }

  @Test
  func `an element is inserted in its transition's first state and animated, and a page is not`()
    throws
  {
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

  @Test func `a node above can adjust the transaction in which a node is evaluated`() {
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

  @Test func `an action after a flush runs even if views invalidate themselves endlessly`() {
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

  @Test
  func `a removed element is remembered until the browser has confirmed the patch that removed it`()
  {
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

  @Test func `only the last 2000 removed elements are kept`() {
    var departed = DepartedElements()
    for number in 1...2001 as ClosedRange<Int32> {
      departed.add(DepartedElement(id: ElementID(number), events: .tap, handlers: []))
      departed.sent(as: Int(number))
    }
    #expect(departed[ElementID(1)] == nil)
    #expect(departed[ElementID(2)] != nil && departed[ElementID(2001)] != nil)
  }

  @Test func `an event handler that a modifier adds receives the element's events of that kind`()
    throws
  {
    var heard: [ElementEvent] = []
    let node = try #require(
      show(Element(.text, text: "x"), in: tree.screen, [.event(.tap, { heard.append($0) })]))
    tree.receive(ElementEvent(.tap), for: node.id)
    tree.receive(ElementEvent(.submit), for: node.id)
    #expect(heard == [ElementEvent(.tap)])
  }

  @Test func `an element has the focus between its focus and blur events`() throws {
    let field = Element(.textField, events: [.focus, .blur, .input], control: .text(""))
    let node = try #require(show(field, in: tree.screen))
    tree.receive(ElementEvent(.input, value: "x"), for: node.id)
    #expect(!node.hasFocus)
    tree.receive(ElementEvent(.focus), for: node.id)
    #expect(node.hasFocus)
    tree.receive(ElementEvent(.blur), for: node.id)
    #expect(!node.hasFocus)
  }

  @Test func `requesting the focus twice sends it once, and a box passes it to the field inside`()
    throws
  {
    let small = SmallTree()
    for _ in 0..<2 { small.node.focus(isWanted: true) }
    #expect(small.patch() == [.focus(small.node.id)])
    for _ in 0..<2 { small.node.focus(isWanted: false) }
    #expect(small.patch() == [.focus(nil)])
    #expect(small.node.field === small.node)
    let context = Context(parent: tree.screen, environment: .empty)
    let box = ElementNode.box(nil, context) { old, inner in
      ElementNode.update(old, inner, Element(.textField, control: .text("")))
    }
    #expect(try #require(box as? ElementNode).field === box.children.first)
    let text = ElementNode.box(nil, context) { old, inner in
      ElementNode.update(old, inner, Element(.text, text: "x"))
    }
    #expect(try #require(text as? ElementNode).field == nil)
  }

  @Test func `a heading whose text is replaced by child elements becomes a new element`() throws {
    let context = Context(parent: tree.screen, environment: .empty)
    let first = ElementNode.update(nil, context, Element(.heading, text: "x"))
    let same = ElementNode.update(first, context, Element(.heading, text: "y"))
    #expect(same === first)
    let other = ElementNode.update(first, context, Element(.heading))
    #expect(other !== first)
    let box = ElementNode.update(nil, context, Element(.button, text: "x"))
    #expect(ElementNode.update(box, context, Element(.button)) === box)
  }

  @Test func `the same fault is reported once, and at most 100 different faults are reported`() {
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
