import StrataRendering
import Testing

/// Tests of the events that an element listens to, and of what is reported to a renderer.
@Suite struct EventSetTests {
  static let all: [(EventSet, String)] = [
    (.tap, "tap"), (.input, "input"), (.change, "change"), (.submit, "submit"), (.focus, "focus"),
    (.blur, "blur"), (.dismiss, "dismiss"), (.refresh, "refresh"), (.more, "more"),
    (.load, "load"), (.error, "error"), (.select, "select"), (.box, "box"), (.place, "place"),
    (.press, "press"), (.menu, "menu"), (.window, "window"), (.reorder, "reorder"),
    (.sight, "sight"), (.touch, "touch"), (.drag, "drag"), (.hover, "hover"), (.key, "key"),
  ]

  @Test(arguments: all)
  func `each event has a name, and can be found by it`(event: EventSet, name: String) {
    #expect(event.names == [name])
    #expect(EventSet(name: name) == event)
    #expect(EventSet(name: name.uppercased()) == nil && EventSet(name: name + " ") == nil)
  }

  @Test func `each event has a bit that no other event has`() {
    let union = Self.all.reduce(into: EventSet()) { $0.formUnion($1.0) }
    #expect(union.rawValue == (1 << UInt32(Self.all.count)) - 1)
    #expect(union.names == Self.all.map(\.1))
    for (event, _) in Self.all { #expect(event.rawValue.nonzeroBitCount == 1) }
  }

  @Test func `a set of events lists their names in a fixed order, and ignores an unknown bit`() {
    let set: EventSet = [.key, .tap, .menu]
    #expect(set.names == ["tap", "menu", "key"])
    #expect(set.subtracting(.menu).names == ["tap", "key"])
    #expect(EventSet().names.isEmpty && EventSet(rawValue: 1 << 31).names.isEmpty)
  }

  @Test func `changes of the tree are unequal if one of their parts differs`() {
    let tree = ElementTree(id: ElementID(3), element: Element(.text))
    let (three, four) = (ElementID(3), ElementID(4))
    let all: [Mutation] = [
      .motion(nil), .motion(Motion(.linear, duration: 1)),
      .motion(Motion(.linear, duration: 1, delay: 1)),
      .insert(tree, parent: .screen, before: nil), .insert(tree, parent: .screen, before: four),
      .insert(tree, parent: four, before: nil),
      .insert(tree, parent: .screen, before: nil, from: .faded),
      .move(three, parent: .screen, before: nil), .move(three, parent: .screen, before: four),
      .remove(three), .remove(four), .remove(three, to: .faded),
      .update(three, from: Element(.text), to: Element(.text, text: "A")),
      .update(three, from: Element(.text), to: Element(.text, text: "B")),
      .control(three, version: 1, .text("A")), .control(three, version: 2, .text("A")),
      .control(three, version: 1, .choice("A")), .focus(nil), .focus(three),
      .announce("A", assertive: true), .announce("A", assertive: false), .title("A"), .title("B"),
      .location(LocationChange(.push, url: "/")), .location(LocationChange(.replace, url: "/")),
      .location(LocationChange(.push, url: "/a")), .scroll(three, x: nil, y: 1),
      .scroll(three, x: 1, y: nil),
    ]
    for (index, mutation) in all.enumerated() {
      #expect(all.firstIndex(of: mutation) == index)
    }
  }

  @MainActor @Test
  func `the recording renderer keeps the changes of each flush until they are taken`() {
    let recorder = RecordingRenderer()
    #expect(recorder.flushes.isEmpty && recorder.take().isEmpty)
    recorder.apply([])
    recorder.apply([.title("A"), .title("B")])
    #expect(recorder.flushes == [[], [.title("A"), .title("B")]])
    #expect(recorder.take() == [.title("A"), .title("B")])
    recorder.apply([.focus(nil)])
    #expect(recorder.flushes == [[.focus(nil)]])
    #expect(recorder.take() == [.focus(nil)] && recorder.flushes.isEmpty)
  }
}
