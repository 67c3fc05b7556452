import StrataRendering
import Testing

@testable import StrataViewTree

/// Tests of nodes, their places and their names.
@MainActor @Suite struct NodeTests {
  private let tree = Tree()
  private let recorder = RecordingRenderer()

  private func patch() -> [Mutation] {
    tree.flush()
    return recorder.take()
  }

  @Test
  func `a lifecycle node shows its content, and replacing it sends a removal and an insertion`()
    throws
  {
    tree.renderer = recorder
    let node = LifecycleNode(Context(on: tree))
    func show(_ kind: ElementKind) throws -> ElementNode {
      node.show(Context(on: tree).at(3)) { old, inner in
        #expect(inner.parent === node && inner.position == 0)
        return ElementNode.update(old, inner, Element(kind))
      }
      return try #require(node.children.first as? ElementNode)
    }
    #expect(node.children.isEmpty)
    tree.screen.setContent { _ in node }
    let first = try show(.box)
    let shown = ElementTree(id: first.id, element: first.element)
    #expect(patch() == [.insert(shown, parent: .screen, before: nil)])
    let same = try show(.box)
    #expect(same === first && patch() == [])
    let second = try show(.row)
    #expect(!first.isMounted && second.isMounted && node.children.count == 1)
    let other = ElementTree(id: second.id, element: second.element)
    #expect(patch() == [.remove(first.id), .insert(other, parent: .screen, before: nil)])
    node.unmount()
    #expect(!second.isMounted)
  }

  @Test func `updating a slot keeps the same child, or unmounts the old child for another one`() {
    let parent = Node(Context(on: tree))
    let context = Context(parent: parent, environment: .empty)
    var slot: Node?
    parent.updateChild(&slot) { old in
      #expect(old == nil)
      return Node(context)
    }
    let first = slot
    parent.updateChild(&slot) { old in old ?? Node(context) }
    #expect(slot === first && first?.isMounted == true)
    parent.updateChild(&slot) { _ in Node(context) }
    #expect(slot !== first && first?.isMounted == false && slot?.isMounted == true)
  }

  @Test func `a node knows its depth, its position and the nearest element around it`() {
    let box = ElementNode.update(nil, Context(on: tree), Element(.box))
    let outer = Node(Context(parent: box, environment: .empty).at(2))
    let inner = Node(Context(parent: outer, environment: .empty))
    #expect(tree.screen.depth == 0 && [box, outer, inner].map(\.depth) == [1, 2, 3])
    #expect(outer.position == 2 && inner.position == 0)
    #expect(inner.elementAround === box && outer.elementAround === box)
    #expect(box.elementAround === tree.screen && tree.screen.elementAround == nil)
    withExtendedLifetime((outer, inner)) {}
  }

  @Test func `an unmounted node does not report changes`() {
    let node = Node(Context(on: tree))
    tree.flush()
    var invitations = 0
    tree.onInvalidate = { invitations += 1 }
    node.unmount()
    node.elementsChanged()
    #expect(invitations == 0)
    let mounted = Node(Context(on: tree))
    mounted.elementsChanged()
    #expect(invitations == 1)
  }

  @Test func `a node is named after its type, for each of several nodes of the type`() {
    final class Chapter: Node {}
    final class Page: EvaluatingNode {}
    let context = Context(on: tree)
    for _ in 0..<2 {
      #expect(Node(context).pathComponent == "Node")
      #expect(Members(context).pathComponent == "Members")
    }
    #expect(AccountNode(context).name == "AccountNode")
    #expect(Chapter(context).pathComponent != Page(context).pathComponent)
  }

  @Test func `the key of a node's path is the hash of the positions and types in the path`() {
    var expected = StableHash()
    expected.add(5 as UInt32)
    for (name, position) in [("Members", 3), ("ElementNode", 0)] as [(String, UInt32)] {
      expected.add(name)
      expected.add(position)
    }
    let members = Members(Context(on: tree).at(3))
    let context = Context(parent: members, environment: .empty).at(5)
    #expect(context.pathKey == String(expected.value, radix: 36))
    withExtendedLifetime(members) {}
  }

  @Test(
    arguments: [
      ("", 0xcbf2_9ce4_8422_2325), ("a", 0xaf63_dc4c_8601_ec8c), ("foobar", 0x8594_4171_f739_67e8),
    ] as [(String, UInt64)])
  func `a stable hash is FNV-1a with 64 bits`(text: String, value: UInt64) {
    var hash = StableHash()
    hash.add(text)
    #expect(hash.value == value)
  }

  @Test func `a number is hashed as its bytes, the lowest first`() {
    var (number, text) = (StableHash(), StableHash())
    number.add(0x6463_6261 as UInt32)
    text.add("abcd")
    #expect(number.value == text.value)
  }

  @Test func `every value of an environment is found, the one that was set last first`() {
    final class Key: Sendable {}
    let keys = (0..<300).map { _ in Key() }
    var environment = EnvironmentChain.empty
    for (index, key) in keys.enumerated() {
      environment = environment.setting(index, for: ObjectIdentifier(key))
    }
    let inner = environment.setting(-1, for: ObjectIdentifier(keys[7]))
    let found = keys.compactMap { environment.value(for: ObjectIdentifier($0)) as? Int }
    #expect(found == Array(0..<300))
    #expect(inner.value(for: ObjectIdentifier(keys[7])) as? Int == -1)
    let unknown = Key()
    #expect(environment.value(for: ObjectIdentifier(unknown)) == nil)
    withExtendedLifetime((keys, unknown)) {}
  }

  @Test func `MainQueue.isCurrent is true on the main actor and false in a detached task`() async {
    #expect(MainQueue.isCurrent)
    let isElsewhere = await Task.detached { !MainQueue.isCurrent }.value
    #expect(isElsewhere)
  }

  @Test
  func `a value that a node without an evaluation reads counts for the nearest evaluated ancestor`()
  {
    let (box, outside) = (StateBox(0), StateBox(0))
    let reader = Computed(in: tree) {}
    let plain = Node(Context(parent: reader, environment: .empty))
    let context = Context(parent: plain, environment: .empty)
    #expect(context.reading { box.current } == 0 && Evaluation.current == nil)
    #expect(Context(on: tree).reading { outside.current } == 0)
    outside.current = 1
    tree.flush()
    #expect(reader.count == 1)
    box.current = 1
    tree.flush()
    #expect(reader.count == 2)
    withExtendedLifetime(plain) {}
  }
}

/// Tests of values that nodes read.
@MainActor @Suite struct StateBoxTests {
  private let tree = Tree()

  @Test func `a node that no longer reads a value is not evaluated when it changes again`() {
    let (box, isReading) = (StateBox(0), StateBox(true))
    let reader = Computed(in: tree) { if isReading.current { _ = box.current } }
    isReading.current = false
    box.current = 1
    tree.flush()
    #expect(reader.count == 2)
    box.current = 2
    tree.flush()
    #expect(reader.count == 2 && !reader.isDirty)
  }

  @Test func `of two changes before the evaluation, the second one's transaction is used`() {
    let box = StateBox(0)
    let reader = AccountNode(Context(on: tree)) { _ = box.current }
    box.current = 1
    MutationTransaction(motion: nil, account: "second").run { box.current = 2 }
    tree.flush()
    #expect(reader.accounts == ["none", "second"])
  }

  @Test func `a value that cannot be compared counts as changed`() {
    struct Plain { var number = 0 }
    let (plain, number) = (StateBox(Plain()), StateBox<Any>(0))
    let reader = Computed(in: tree) { _ = (plain.current, number.current) }
    plain.current = Plain()
    tree.flush()
    #expect(reader.count == 2)
    number.current = 0
    tree.flush()
    #expect(reader.count == 2)
    number.current = "0"
    tree.flush()
    #expect(reader.count == 3)
  }

  @Test func `a value can be read without becoming a reader, and set without notifying readers`() {
    let box = StateBox(0)
    let reader = Computed(in: tree) { _ = box.untracked }
    let other = Computed(in: tree) { _ = box.current }
    box.setUntold(1)
    tree.flush()
    #expect(box.untracked == 1 && reader.count == 1 && other.count == 1)
    box.current = 2
    tree.flush()
    #expect(reader.count == 1 && other.count == 2)
  }

  @Test func `after many readers are unmounted, the remaining ones are still evaluated`() {
    let box = StateBox(0)
    let staying = (0..<20).map { _ in Computed(in: tree) { _ = box.current } }
    for _ in 0..<200 { Computed(in: tree) { _ = box.current }.unmount() }
    box.current = 1
    tree.flush()
    #expect(staying.map(\.count) == Array(repeating: 2, count: 20))
  }

  @Test func `a value counts its readers until a change, which notifies all and clears them`() {
    let value = StandingValue(0)
    let readers = (0..<32).map { _ in AccountNode(Context(on: tree)) }
    for reader in readers { _ = value.read(for: reader) }
    #expect(value.readerCount == 32 && !value.isReadByStrangers)
    value.change(to: 1, for: nil)
    #expect(value.readerCount == 0 && readers.allSatisfy(\.isDirty))
  }
}
