import StrataDeviceServices
import StrataRendering
import Testing

@testable import StrataViewTree

/// Tests of a person's input, and of the app's answer to it.
@MainActor @Suite struct ControlTests {
  /// Shows the tree's element with another value, as the app does when it accepts or refuses one.
  private func show(_ control: ControlValue, in small: SmallTree) {
    var element = small.node.element
    element.control = control
    let context = Context(on: small.tree)
    small.tree.screen.setContent { ElementNode.update($0, context, element) }
  }

  @Test(
    arguments: [
      (.input, .text(""), "x", .text("x")),
      (.change, .text(""), "x", .text("x")), (.submit, .text(""), "x", .text("x")),
      (.change, .isOn(false), "true", .isOn(true)), (.change, .isOn(true), "false", .isOn(false)),
      (.change, .choice("1"), "2", .choice("2")),
    ] as [(EventSet, ControlValue, String, ControlValue)])
  func `a control keeps the user's input until the app refuses it`(
    kind: EventSet, former: ControlValue, value: String, entered: ControlValue
  ) {
    let small = SmallTree(
      Element(.textField, events: [.input, .change, .submit], control: former))
    small.tree.receive(ElementEvent(kind, value: value), for: small.node.id, version: 3)
    #expect(small.node.element.control == entered && small.node.editVersion == 3)
    #expect(small.tree.hasOpenEntries)
    small.tree.flush(keepingEntries: true)
    #expect(small.recorder.take() == [] && small.node.element.control == entered)
    #expect(small.patch() == [.control(small.node.id, version: 3, former)])
    #expect(small.node.element.control == former && !small.tree.hasOpenEntries)
    #expect(small.patch() == [])
  }

  @Test func `a value that the app accepts is not sent back`() {
    let small = SmallTree()
    small.tree.receive(ElementEvent(.input, value: "x"), for: small.node.id, version: 1)
    show(.text("x"), in: small)
    #expect(!small.tree.hasOpenEntries)
    small.tree.flush(keepingEntries: true)
    #expect(small.patch() == [] && small.recorder.take() == [])
  }

  @Test func `a value that the app sets in response to an edit is sent once, in place of the edit`()
  {
    let small = SmallTree()
    small.tree.receive(ElementEvent(.input, value: "x"), for: small.node.id, version: 2)
    show(.text(""), in: small)
    #expect(small.patch() == [.control(small.node.id, version: 2, .text(""))])
    small.tree.receive(ElementEvent(.input, value: "xy"), for: small.node.id, version: 4)
    show(.text("XY"), in: small)
    #expect(small.patch() == [.control(small.node.id, version: 4, .text("XY"))])
  }

  @Test func `an edit of a removed field is not answered`() {
    let small = SmallTree()
    let id = small.node.id
    small.tree.receive(ElementEvent(.input, value: "x"), for: id, version: 1)
    small.tree.screen.setContent { _ in Node(Context(on: small.tree)) }
    #expect(!small.tree.hasOpenEntries)
    #expect(small.patch() == [.remove(id)])
  }

  @Test func `an event without a value does not change the control`() {
    let small = SmallTree(
      Element(.textField, events: [.focus, .tap, .input], control: .text("a")))
    for kind in [EventSet.focus, .tap] {
      small.tree.receive(ElementEvent(kind, value: "x"), for: small.node.id, version: 1)
      #expect(small.node.element.control == .text("a") && !small.tree.hasOpenEntries)
    }
    #expect(small.patch() == [])
  }

  // MARK: Focus

  /// Shows a field that counts how often the focus left it.
  private func field(in tree: Tree, _ left: @escaping () -> Void) throws -> ElementNode {
    let element = Element(.textField, events: [.focus, .blur], control: .text(""))
    let context = Context(on: tree)
    tree.screen.setContent { old in
      ElementNode.update(
        old, context, element,
        handlers: [([.blur], { _ in left() }), ([.focus], { _ in Issue.record("no focus came") })])
    }
    return try #require(tree.screen.children.first as? ElementNode)
  }

  @Test func `removing the focused field calls its blur action once`() throws {
    let tree = Tree()
    var left = 0
    let node = try field(in: tree) { left += 1 }
    node.unmount()
    #expect(left == 0, "the focus was not there")
    let other = try field(in: tree) { left += 1 }
    other.hasFocus = true
    other.unmount()
    other.unmount()
    #expect(left == 1 && !other.hasFocus)
  }

  @Test func `the app takes the focus from the field that has it`() throws {
    let (tree, recorder) = (Tree(), RecordingRenderer())
    var left = 0
    let node = try field(in: tree) { left += 1 }
    _ = tree.snapshot()
    tree.renderer = recorder
    tree.endFocus()
    tree.flush()
    #expect(recorder.take() == [.focus(nil)] && left == 0)
    node.hasFocus = true
    tree.endFocus()
    tree.flush()
    #expect(recorder.take() == [.focus(nil)] && left == 1 && !node.hasFocus)
  }
}

/// Tests of events for elements that were just removed, and of the end of a tree.
@MainActor @Suite struct DepartureTests {
  private let small = SmallTree(Element(.button, events: .tap))

  private func remove() {
    small.tree.screen.setContent { _ in Node(Context(on: small.tree)) }
  }

  private func tap(_ id: ElementID) { small.tree.receive(ElementEvent(.tap), for: id) }

  @Test func `events of a removed element are handled until the browser has confirmed the removal`()
  {
    small.tree.keepsDeparted = true
    let id = small.node.id
    remove()
    tap(id)
    #expect(small.events == [ElementEvent(.tap)] && small.tree.unknownEvents == 0)
    small.tree.receive(ElementEvent(.submit), for: id)
    #expect(small.events.count == 1 && small.tree.unknownEvents == 1)
    small.tree.departuresSent(as: 1)
    small.tree.departuresConfirmed(upTo: 0)
    tap(id)
    #expect(small.events.count == 2)
    small.tree.departuresConfirmed(upTo: 1)
    tap(id)
    #expect(small.events.count == 2 && small.tree.unknownEvents == 2)
  }

  @Test func `events of a removed element are ignored if page and app run without a delay`() {
    let id = small.node.id
    remove()
    tap(id)
    #expect(small.events.isEmpty && small.tree.unknownEvents == 1)
  }

  @Test func `events are ignored if the removed element was never drawn, or removed itself`() throws
  {
    let tree = Tree()
    tree.keepsDeparted = true
    var taps = 0
    func show() throws -> ElementNode {
      let context = Context(
        on: tree,
        [
          .event(.tap) { _ in
            taps += 1
            tree.screen.setContent { _ in Node(Context(on: tree)) }
          }
        ])
      tree.screen.setContent { _ in ElementNode.update(nil, context, Element(.text)) }
      return try #require(tree.screen.children.first as? ElementNode)
    }
    let unseen = try show()
    tree.screen.setContent { _ in Node(Context(on: tree)) }
    tree.receive(ElementEvent(.tap), for: unseen.id)
    #expect(taps == 0 && tree.unknownEvents == 1)
    let own = try show()
    tree.flush()
    tree.receive(ElementEvent(.tap), for: own.id)
    tree.receive(ElementEvent(.tap), for: own.id)
    #expect(taps == 1 && tree.unknownEvents == 2)
  }

  @Test func `event handlers and deferred actions run as the tree's device, in its surroundings`() {
    let device = Device(id: DeviceID(rawValue: "a"))
    let tree = Tree(device: device)
    var log: [String] = []
    let note: () -> Void = { log.append(DeviceHost.currentID.rawValue) }
    tree.asDevice(note)
    tree.surroundings = { body in
      log.append("in")
      body()
      log.append("out")
    }
    tree.asDevice(note)
    #expect(log == ["a", "in", "a", "out"])
    log = []
    let context = Context(on: tree, [.event(.tap) { _ in note() }])
    tree.screen.setContent { ElementNode.update($0, context, Element(.text)) }
    tree.afterUpdate(note)
    tree.flush()
    if let id = (tree.screen.children.first as? ElementNode)?.id {
      tree.receive(ElementEvent(.tap), for: id)
    }
    #expect(log == ["in", "a", "out", "in", "a", "out"])
    let other = Tree()
    log = []
    other.surroundings = { body in
      log.append("in")
      body()
    }
    other.asDevice(note)
    #expect(log == ["in", "local"])
  }

  @Test func `an unmounted tree runs pending actions, sends no more patches and is empty`() {
    final class Ending: Node {
      var done: () -> Void = {}
      override func unmount() {
        super.unmount()
        tree.afterUpdate(done)
      }
    }
    let tree = small.tree
    let node = Ending(Context(on: tree))
    var (done, invitations) = (0, 0)
    node.done = { done += 1 }
    tree.screen.setContent { _ in node }
    _ = small.patch()
    tree.emit(.title("late"))
    tree.onInvalidate = { invitations += 1 }
    tree.unmount()
    #expect(done == 1 && tree.screen == nil && tree.presentations == nil)
    tree.unmount()
    tree.emit(.title("later"))
    tree.afterUpdate { done += 1 }
    #expect(small.patch() == [] && invitations == 0 && done == 1)
    #expect(
      tree.snapshot() == [
        ElementTree(id: .screen, element: Element(.root)),
        ElementTree(id: .presentations, element: Element(.root)),
      ])
  }
}
