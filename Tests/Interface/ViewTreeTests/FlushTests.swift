import StrataRendering
import Testing

@testable import StrataViewTree

/// Tests of the order in which nodes are evaluated, and of the changes that request a flush.
@MainActor @Suite struct FlushTests {
  private let tree = Tree()
  private let motion = Motion(.linear, duration: 1)

  /// A node that reports its evaluations.
  private final class Reporter: EvaluatingNode {
    var isHeard: () -> Void = {}
    override func evaluate() { track { isHeard() } }
  }

  @Test func `a node is evaluated before the nodes in it, and those only once`() {
    let outer = Reporter(Context(on: tree))
    let inner = Reporter(Context(parent: outer, environment: .empty))
    let innermost = Reporter(Context(parent: inner, environment: .empty))
    var heard: [String] = []
    outer.isHeard = { heard.append("outer") }
    inner.isHeard = {
      heard.append("inner")
      innermost.reevaluate()
    }
    innermost.isHeard = { heard.append("innermost") }
    for node in [innermost, inner, outer] { node.invalidate() }
    tree.flush()
    #expect(heard == ["outer", "inner", "innermost"])
    #expect(tree.evaluations == 3 && tree.flushes == 1)
    withExtendedLifetime((outer, inner, innermost)) {}
  }

  @Test func `a node that is removed before its turn is not evaluated`() {
    let outer = Reporter(Context(on: tree))
    let inner = Reporter(Context(parent: outer, environment: .empty))
    var heard: [String] = []
    outer.isHeard = {
      heard.append("outer")
      inner.unmount()
    }
    inner.isHeard = { heard.append("inner") }
    for node in [inner, outer] { node.invalidate() }
    tree.flush()
    #expect(heard == ["outer"])
    withExtendedLifetime((outer, inner)) {}
  }

  @Test func `a change, new content and a deferred action each schedule one flush`() {
    let small = SmallTree()
    let box = StateBox(0)
    let reader = Computed(in: small.tree) { _ = box.current }
    _ = small.patch()
    var invitations = 0
    small.tree.onInvalidate = { invitations += 1 }
    let context = Context(on: small.tree)
    let changes: [() -> Void] = [
      { box.current += 1 }, { small.node.change(.label, to: "x") }, { small.tree.afterUpdate {} },
      { small.tree.emit(.title("x")) },
      { small.tree.screen.setContent { _ in ElementNode.update(nil, context, Element(.box)) } },
    ]
    for (index, change) in changes.enumerated() {
      change()
      change()
      #expect(invitations == index + 1)
      _ = small.patch()
    }
    #expect(reader.count == 2)
  }

  @Test func `a change by an observer of elements schedules another flush`() {
    let small = SmallTree()
    let box = StateBox(0)
    let reader = Computed(in: small.tree) { _ = box.current }
    _ = small.patch()
    var (invitations, done) = (0, 0)
    small.tree.onInvalidate = { invitations += 1 }
    small.tree.inspect(for: box) { box.current += 1 }
    small.node.note(.label, "one")
    #expect(invitations == 1)
    _ = small.patch()
    #expect(invitations == 2 && reader.isDirty && reader.count == 1)
    _ = small.patch()
    #expect(invitations == 2 && reader.count == 2)
    small.tree.inspect(for: box) { small.tree.afterUpdate { done += 1 } }
    small.node.note(.label, "two")
    _ = small.patch()
    #expect(invitations == 4 && done == 0)
    _ = small.patch()
    #expect(invitations == 4 && done == 1)
  }

  @Test func `a flush that is started during a flush does nothing`() {
    let box = StateBox(0)
    var flushes: [Int] = []
    let reader = Computed(in: tree) {
      _ = box.current
      tree.flush()
      flushes.append(tree.flushes)
    }
    box.current = 1
    tree.flush()
    #expect(flushes == [1, 2] && reader.count == 2)
  }

  @Test
  func `deferred actions run after the evaluation, and a change in one starts another round`() {
    let (box, other) = (StateBox(0), StateBox(0))
    var log: [String] = []
    let reader = Computed(in: tree) {
      log.append("reads \(box.current)")
      tree.afterUpdate { log.append("after \(box.untracked)") }
    }
    let later = Computed(in: tree) { log.append("other \(other.current)") }
    tree.flush()
    log = []
    box.current = 1
    other.current = 1
    tree.afterUpdate { box.current = 2 }
    tree.flush()
    #expect(
      log == ["reads 1", "other 1", "after 2", "reads 2", "after 2"],
      "the actions of a round run before what they change is evaluated")
    withExtendedLifetime((reader, later)) {}
  }

  @Test func `an endless update loop is reported with the names of the app's views only`() {
    final class Named: EvaluatingNode {
      let ownName: String
      let box: StateBox<Int>
      init(_ context: Context, _ name: String, _ box: StateBox<Int>) {
        ownName = name
        self.box = box
        super.init(context)
      }
      override var name: String { ownName }
      override func evaluate() {
        track { _ = box.current }
        box.current += 1
      }
    }
    let box = StateBox(0)
    var nodes: [Named] = []
    var context = Context(on: tree)
    for name in ["WindowRoot<App>", "Home", "ModifierBody<X>", "Deferred<Y>", "Row"] {
      nodes.append(Named(context, name, box))
      context = context.below(nodes[nodes.count - 1])
    }
    #expect(nodes.last?.viewPath == "Home › Row" && nodes.first?.viewPath == "")
    var loops: [[String]] = []
    tree.onLoop = { loops.append($0) }
    nodes[1].evaluate()
    nodes[4].evaluate()
    tree.flush()
    #expect(loops == [["Home", "Home › Row"]])
    #expect(nodes.allSatisfy { !$0.isDirty })
  }
}

/// Tests of the transactions in which nodes are evaluated.
@MainActor @Suite struct TransactionTests {
  private let tree = Tree()
  private let plain = MutationTransaction(motion: nil, account: "plain")
  private let moving = MutationTransaction(
    motion: Motion(.linear, duration: 1), account: "moving")

  @Test func `a node is evaluated in the transaction of the change`() {
    let box = StateBox(0)
    let reader = AccountNode(Context(on: tree)) { _ = box.current }
    plain.run { box.current = 1 }
    tree.flush()
    box.current = 2
    tree.flush()
    tree.adjusterCame()
    moving.run { box.current = 3 }
    tree.flush()
    #expect(reader.accounts == ["none", "plain", "none", "moving"])
    #expect(tree.transaction == nil)
  }

  @Test
  func `of several transactions before an evaluation the animated one is used, or the first`() {
    let box = StateBox(0)
    let reader = AccountNode(Context(on: tree)) { _ = box.current }
    let second = MutationTransaction(motion: nil, account: "second")
    func account(_ transactions: MutationTransaction...) -> String? {
      for transaction in transactions { transaction.run { box.current += 1 } }
      tree.flush()
      return reader.accounts.last
    }
    #expect(account(plain, moving) == "moving")
    #expect(account(moving, plain) == "moving")
    #expect(account(plain, second) == "plain")
    #expect(account(second, plain) == "second")
  }

  @Test func `a node keeps its own animated transaction if its parent evaluates it in another one`()
  {
    let reader = AccountNode(Context(on: tree))
    func account(_ own: MutationTransaction?, within outer: MutationTransaction?) -> String? {
      own?.run { reader.invalidate() }
      tree.with(outer) { reader.reevaluate() }
      return reader.accounts.last
    }
    let outer = MutationTransaction(motion: nil, account: "outer")
    #expect(account(nil, within: nil) == "none")
    #expect(account(nil, within: outer) == "outer")
    #expect(account(plain, within: nil) == "plain")
    #expect(account(plain, within: outer) == "outer")
    #expect(account(moving, within: outer) == "moving")
    #expect(account(moving, within: nil) == "moving")
    #expect(reader.accounts.count == 7 && !reader.isDirty)
    tree.flush()
    #expect(reader.accounts.count == 7)
  }

  @Test func `the readers of an environment value are evaluated in the transaction of its change`()
  {
    let value = StandingValue("a")
    let reader = AccountNode(Context(on: tree))
    _ = value.read(for: reader)
    value.change(to: "b", for: moving)
    tree.flush()
    #expect(reader.accounts == ["none", "moving"])
  }

  @Test func `a transaction ends with its closure, and is not inherited by tasks that start in it`()
    async
  {
    #expect(MutationTransaction.current == nil)
    let task: Task<Bool, Never> = plain.run {
      #expect(MutationTransaction.current === plain)
      moving.run { #expect(MutationTransaction.current === moving) }
      #expect(MutationTransaction.current === plain)
      return Task { @MainActor in MutationTransaction.current == nil }
    }
    #expect(MutationTransaction.current == nil)
    #expect(await task.value)
  }
}
