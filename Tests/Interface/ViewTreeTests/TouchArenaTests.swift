import StrataRendering
import Testing

@testable import StrataViewTree

/// Tests of the gesture that gets a touch, with gestures whose answers a test sets.
@MainActor @Suite struct TouchArenaTests {
  private let tree = Tree()
  private let log = Log()

  /// Shows an element in another one, each with gestures, the outermost first; returns the inner one.
  private func shown(
    inner: [Finger], outer: [Finger] = [], _ element: Element = Element(.text, text: "x"),
    around kind: ElementKind = .box, tap: EventHandler? = nil
  ) throws -> ElementNode {
    var wish = TouchWish()
    (wish.taps, wish.distance) = (2, 10)
    let decorations = { (fingers: [Finger]) in
      fingers.map { finger in
        finger.log = log
        return Decoration.gesture(wish, finger)
      }
    }
    var context = Context(parent: tree.screen, environment: .empty)
    context.decorations = decorations(outer)
    tree.screen.setContent { old in
      ElementNode.update(old, context, Element(kind)) { old, below in
        var below = below
        below.decorations = decorations(inner)
        return ElementNode.update(
          old, below, element, handlers: tap.map { [(.tap, $0)] } ?? [])
      }
    }
    let around = try #require(tree.screen.children.first as? ElementNode)
    return try #require(around.children.first as? ElementNode)
  }

  /// Sends reports for an element, and returns what the gestures heard.
  private func heard(_ reports: String..., at node: ElementNode) -> [String] {
    log.lines = []
    for report in reports {
      let kind: EventSet = Int(report) == nil ? .touch : .tap
      tree.receive(ElementEvent(kind, value: "\(report) 0 5 6 5 6 1 2 3 4"), for: node.id)
    }
    return log.lines
  }

  @Test
  func `a view's gesture has priority over that of the view around it, which runs if it fails`()
    throws
  {
    let (inner, outer) = (Finger("inner", .done), Finger("outer", .done))
    let node = try shown(inner: [inner], outer: [outer])
    #expect(heard("1", at: node) == ["inner 1 at 1.0, 2.0"])
    inner.answer = .fails
    #expect(heard("1", at: node) == ["inner 1 at 1.0, 2.0", "outer 1 at 3.0, 4.0"])
  }

  @Test func `a high-priority gesture runs before the gestures of views inside`() throws {
    let (inner, outer) = (Finger("inner", .done), Finger("outer", .done, rank: .high))
    let node = try shown(inner: [inner], outer: [outer])
    #expect(heard("1", at: node) == ["outer 1 at 3.0, 4.0"])
    outer.answer = .waits
    #expect(heard("1", at: node) == ["outer 1 at 3.0, 4.0", "inner 1 at 1.0, 2.0"])
  }

  @Test func `a simultaneous gesture receives the tap in addition to other gestures`() throws {
    let together = Finger("together", .done, rank: .simultaneous)
    let node = try shown(inner: [Finger("inner", .done)], outer: [together])
    #expect(heard("1", at: node) == ["inner 1 at 1.0, 2.0", "together 1 at 3.0, 4.0"])
    let alone = try shown(inner: [Finger("only", .done, rank: .simultaneous)])
    #expect(heard("1", at: alone) == ["only 1 at 1.0, 2.0"])
  }

  @Test func `a gesture mask can disable a view's gesture or the gestures inside the view`() throws
  {
    let (inner, outer) = (Finger("inner", .done), Finger("outer", .done))
    inner.isIncluded = false
    let node = try shown(inner: [inner], outer: [outer])
    #expect(heard("1", at: node) == ["outer 1 at 3.0, 4.0"])
    inner.isIncluded = true
    outer.includesSubviews = false
    #expect(heard("1", at: node) == ["outer 1 at 3.0, 4.0"])
  }

  @Test func `a touch report without view corners has locations relative to the window`() throws {
    let node = try shown(inner: [Finger("inner", .fails)], outer: [Finger("outer", .done)])
    log.lines = []
    tree.receive(ElementEvent(.tap, value: "1 0 5 6 5 6 1 2"), for: node.id)
    tree.receive(ElementEvent(.tap, value: "no report"), for: node.id)
    #expect(
      log.lines == [
        "inner 1 at 1.0, 2.0", "outer 1 at 0.0, 0.0", "inner 1 at 0.0, 0.0", "outer 1 at 0.0, 0.0",
      ])
  }

  @Test func `a key press runs the handled tap gesture with the fewest taps`() throws {
    let inner = Finger("inner", .fails)
    let node = try shown(inner: [inner])
    #expect(
      heard("0", at: node)
        == ["1", "2", "3", "0"].map { "inner \($0) at 1.0, 2.0" })
    inner.taken = .taps(2)
    #expect(heard("0", at: node) == ["1", "2"].map { "inner \($0) at 1.0, 2.0" })
  }

  @Test func `the first gesture that is recognized receives the further moves of the finger`()
    throws
  {
    let (inner, outer) = (Finger("inner", .waits), Finger("outer", .waits))
    let node = try shown(inner: [inner], outer: [outer])
    #expect(heard("d", at: node) == ["inner d at 1.0, 2.0", "outer d at 3.0, 4.0"])
    inner.taken = .move
    #expect(heard("m", at: node) == ["inner m at 1.0, 2.0", "outer ends"])
    #expect(heard("m", at: node) == ["inner m at 1.0, 2.0"])
    #expect(heard("u", at: node) == ["inner u at 1.0, 2.0", "inner ends", "outer ends"])
    #expect(heard("d", at: node).count == 2, "all gestures receive the next finger")
  }

  @Test func `a gesture that has failed receives no further moves of the finger`() throws {
    let (inner, outer) = (Finger("inner", .fails), Finger("outer", .waits))
    let together = Finger("together", .fails, rank: .simultaneous)
    let node = try shown(inner: [inner], outer: [outer, together])
    #expect(heard("d", at: node).count == 3)
    #expect(heard("m", at: node) == ["outer m at 3.0, 4.0"])
    #expect(heard("c", at: node).last == "together ends")
    #expect(heard("d", at: node).count == 3)
  }

  @Test
  func `a view with a tap gesture is focusable, and has the role of a button if it has a text`()
    throws
  {
    let finger = Finger("tap", .done)
    let cases: [(Element, String?)] = [
      (Element(.text, text: "x"), "button"), (Element(.text, text: ""), "focus"),
      (Element(.picture), "focus"), (Element(.picture, attributes: [.label: "Sun"]), "button"),
      (Element(.picture, attributes: [.alternative: "Sun"]), "button"),
      (Element(.picture, attributes: [.alternative: ""]), "focus"),
      (Element(.button), nil), (Element(.textField, control: .text("")), nil),
    ]
    for (element, reach) in cases {
      let node = try shown(inner: [finger], element)
      #expect(node.element[.reach] == reach)
    }
    let plain = try shown(inner: [])
    #expect(plain.element[.reach] == nil)
  }

  @Test
  func `a view with a tap gesture does not get the role of a button if it contains a control`()
    throws
  {
    let (inner, outer) = (Finger("inner", .done), Finger("outer", .done))
    func reach(_ inner: [Finger], _ element: Element) throws -> String? {
      let node = try shown(inner: inner, outer: [outer], element)
      return (node.parent as? ElementNode)?.element[.reach]
    }
    #expect(try reach([], Element(.text, text: "x")) == "button")
    #expect(try reach([], Element(.picture)) == "focus")
    #expect(try reach([], Element(.text, attributes: [.isHidden: "true"], text: "x")) == "focus")
    #expect(try reach([], Element(.picture, attributes: [.label: "Sun"])) == "button")
    #expect(try reach([], Element(.button, text: "x")) == nil)
    #expect(try reach([inner], Element(.text, text: "x")) == nil)
  }

  @Test func `the role of a view with a tap gesture changes with its content`() throws {
    let outer = Finger("outer", .done)
    let node = try shown(inner: [], outer: [outer], Element(.picture))
    let around = try #require(node.parent as? ElementNode)
    #expect(around.element[.reach] == "focus")
    let context = Context(parent: around, environment: .empty)
    around.setContent { _ in ElementNode.update(nil, context, Element(.text, text: "x")) }
    tree.flush()
    #expect(around.element[.reach] == "button")
    around.setContent { _ in ElementNode.update(nil, context, Element(.button, text: "x")) }
    tree.flush()
    #expect(around.element[.reach] == nil)
  }

  @Test func `an element without gestures receives the tap as an event`() throws {
    let small = SmallTree(Element(.button, events: .tap))
    small.tree.receive(ElementEvent(.tap), for: small.node.id)
    #expect(small.events == [ElementEvent(.tap)])
  }
}

/// A record of the events that gestures received.
@MainActor private final class Log {
  var lines: [String] = []
}

/// A gesture with a given answer.
@MainActor private final class Finger: TouchParticipant {
  let rank: TouchRank
  var isIncluded = true
  var includesSubviews = true
  var answer: TouchClaim
  /// The kind of report that the gesture recognizes, whatever its answer to others.
  var taken: Touch.Kind?
  weak var log: Log?
  private let name: String

  init(_ name: String, _ answer: TouchClaim, rank: TouchRank = .normal) {
    self.name = name
    self.answer = answer
    self.rank = rank
  }

  func receive(_ touch: Touch, corner: Point) -> TouchClaim {
    log?.lines.append("\(name) \(touch.kind.word) at \(corner.x), \(corner.y)")
    return touch.kind == taken ? .active : answer
  }

  func cancel() { log?.lines.append("\(name) ends") }
}
