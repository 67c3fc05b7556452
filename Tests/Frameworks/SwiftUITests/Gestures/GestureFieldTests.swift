import Foundation
import StrataRendering
import SwiftUI
import SwiftUITesting
import Testing

/// Tests of the settable properties of gestures and the contents of their values.
@MainActor @Suite struct GestureFieldTests {
  /// A view with a gesture, which shows what the gesture reported.
  private struct Heard<G: Gesture>: View {
    var gesture: @MainActor (_ hear: @escaping @MainActor (String) -> Void) -> G
    @State private var heard = "nothing"

    var body: some View {
      VStack {
        Text(verbatim: heard)
        Text("Touch").accessibilityIdentifier("touch").gesture(gesture { heard = $0 })
      }
      .coordinateSpace(.named("page"))
    }
  }

  private func touches(_ gesture: some Gesture) throws -> String? {
    try Screen(Heard { _ in gesture }).element("touch").drawing[.touches]
  }

  @Test func `a drag gesture begins at the minimum distance that its property is set to`() throws {
    var drag = DragGesture()
    #expect(drag.minimumDistance == 10 && drag.coordinateSpace == .local)
    drag.minimumDistance = 40
    let screen = Screen(Heard { hear in drag.onChanged { _ in hear("dragged") } })
    try screen.element("touch").drag(by: CGSize(width: 30, height: 0))
    #expect(screen.lines.first == "nothing")
    try screen.element("touch").drag(by: CGSize(width: 50, height: 0))
    #expect(screen.lines.first == "dragged")
  }

  @available(*, deprecated)
  private var olderDrag: DragGesture {
    let space: CoordinateSpace = .named(AnyHashable("page"))
    return DragGesture(minimumDistance: 0, coordinateSpace: space)
  }

  @available(*, deprecated)
  private var olderTap: SpatialTapGesture {
    let space: CoordinateSpace = .global
    return SpatialTapGesture(count: 2, coordinateSpace: space)
  }

  @available(*, deprecated)
  @Test func `locations are given in the coordinate space of the gesture`() throws {
    #expect(olderDrag.coordinateSpace == .named(AnyHashable("page")))
    #expect(olderTap.coordinateSpace == CoordinateSpace.global && olderTap.count == 2)
    var drag = olderDrag
    drag.coordinateSpace = .local
    #expect(drag.coordinateSpace.isLocal)
    for (gesture, needsPlaces) in [(drag, false), (olderDrag, true)] {
      let screen = Screen(
        Heard { hear in
          gesture.onChanged { hear("\(Int($0.location.x)) \(Int($0.location.y))") }
        })
      let view = try screen.element("touch")
      #expect(view.drawing.events.contains(.place) == needsPlaces)
      if needsPlaces {
        try view.layOut(
          CGRect(x: 100, y: 200, width: 50, height: 50),
          spaces: ["page": CGRect(x: 90, y: 190, width: 200, height: 200)])
      }
      try view.finger(at: CGPoint(x: 5, y: 5)) { _ throws(ScreenFailure) in
        #expect(screen.lines.first == (needsPlaces ? "-85 -185" : "5 5"))
      }
    }
  }

  @Test func `a tap gesture ends after the number of taps that its count is set to`() throws {
    var taps = TapGesture()
    taps.count = 3
    let plain = Screen(Heard { hear in taps.onEnded { hear("tapped") } })
    try plain.element("touch").tap(count: 2)
    #expect(plain.lines.first == "nothing")
    try plain.element("touch").tap(count: 3)
    #expect(plain.lines.first == "tapped")
    var spatial = SpatialTapGesture(count: 1, coordinateSpace: .global)
    #expect(spatial.coordinateSpace.isGlobal)
    spatial.count = 2
    spatial.coordinateSpace = .local
    let placed = Screen(Heard { hear in spatial.onEnded { _ in hear("tapped") } })
    try placed.element("touch").tap(count: 1)
    #expect(placed.lines.first == "nothing")
    try placed.element("touch").tap(count: 2)
    #expect(placed.lines.first == "tapped")
  }

  @Test func `a long press uses the duration and maximum distance that its properties are set to`()
    throws
  {
    var press = LongPressGesture()
    #expect(press.minimumDuration == 0.5 && press.maximumDistance == 10)
    press.minimumDuration = 2
    press.maximumDistance = 30
    let screen = Screen(Heard { hear in press.onEnded { _ in hear("held") } })
    try screen.element("touch").longPress(1.5)
    #expect(screen.lines.first == "nothing")
    try screen.element("touch").finger { finger throws(ScreenFailure) in
      try finger.move(to: CGPoint(x: 20, y: 0))
      try finger.rest(2.1)
    }
    #expect(screen.lines.first == "held", "20 points are within 30")
  }

  /// Puts two fingers 100 points apart and moves the second one.
  private func pinch(_ gesture: some Gesture, turns: Bool = false, to distance: CGFloat) throws {
    let screen = Screen(Heard { _ in gesture })
    try screen.element("touch").finger { finger throws(ScreenFailure) in
      try finger.join(at: CGPoint(x: 100, y: 0))
      try finger.moveSecond(
        to: turns ? CGPoint(x: 100, y: distance) : CGPoint(x: distance, y: 0))
    }
  }

  @available(*, deprecated)
  @Test func `magnification and rotation begin at the minimum deltas that are set on them`() throws
  {
    var (magnify, rotate) = (MagnifyGesture(), RotateGesture())
    var (older, oldest) = (MagnificationGesture(), RotationGesture())
    (magnify.minimumScaleDelta, older.minimumScaleDelta) = (0.5, 0.5)
    (rotate.minimumAngleDelta, oldest.minimumAngleDelta) = (.degrees(30), .degrees(30))
    var heard: [String] = []
    func all(_ distance: CGFloat, turns: Bool) throws -> [String] {
      heard = []
      try pinch(magnify.onChanged { _ in heard.append("a") }, turns: turns, to: distance)
      try pinch(older.onChanged { _ in heard.append("b") }, turns: turns, to: distance)
      try pinch(rotate.onChanged { _ in heard.append("c") }, turns: turns, to: distance)
      try pinch(oldest.onChanged { _ in heard.append("d") }, turns: turns, to: distance)
      return heard
    }
    #expect(try all(120, turns: false) == [])
    #expect(try all(160, turns: false) == ["a", "b"])
    #expect(try all(20, turns: true) == [], "eleven degrees")
    #expect(try all(80, turns: true) == ["c", "d"], "a rotation of 39 degrees is far enough")
  }

  @Test func `gesture values have times, locations and velocities`() throws {
    let before = Date()
    var (drags, scales, turns): ([DragGesture.Value], [MagnifyGesture.Value], [RotateGesture.Value])
    (drags, scales, turns) = ([], [], [])
    let screen = Screen(
      Heard { _ in DragGesture(minimumDistance: 0).onChanged { drags.append($0) } })
    try screen.element("touch").drag(by: CGSize(width: 20, height: 0))
    let drag = try #require(drags.last)
    #expect(drag.time > before - 60 && drag.time < Date() + 60)
    try pinch(MagnifyGesture().onChanged { scales.append($0) }, to: 200)
    #expect(try #require(scales.last).time >= drag.time - 60)
    let turned = Screen(Heard { _ in RotateGesture().onChanged { turns.append($0) } })
    let view = try turned.element("touch")
    try view.layOut(CGRect(x: 0, y: 0, width: 200, height: 100))
    try view.finger(at: CGPoint(x: 50, y: 50)) { finger throws(ScreenFailure) in
      try finger.join(at: CGPoint(x: 150, y: 50))
      try finger.moveSecond(to: CGPoint(x: 150, y: 150), in: 0.5)
    }
    let turn = try #require(turns.last)
    #expect(turn.startAnchor == UnitPoint(x: 0.25, y: 0.5))
    #expect(turn.startLocation == CGPoint(x: 50, y: 50))
    #expect(Int(turn.velocity.degrees.rounded()) == 90, "45 degrees in half a second")
    #expect(turn.time > before - 60 && turn.time < Date() + 60)
  }

  @Test func `the parts of combined gestures can be read and changed`() throws {
    var sequence = SequenceGesture(TapGesture(), DragGesture())
    sequence.first.count = 2
    sequence.second.minimumDistance = 33
    #expect(sequence.first.count == 2 && sequence.second.minimumDistance == 33)
    #expect(try touches(sequence)?.contains("33") == true)
    var exclusive = ExclusiveGesture(TapGesture(count: 2), DragGesture())
    exclusive.first.count = 3
    exclusive.second.minimumDistance = 44
    #expect(try exclusive.first.count == 3 && touches(exclusive)?.contains("44") == true)
    var both = SimultaneousGesture(TapGesture(count: 2), DragGesture())
    both.first.count = 4
    both.second.minimumDistance = 55
    #expect(try both.first.count == 4 && touches(both)?.contains("55") == true)
  }

  private struct Stated: View {
    @GestureState private var width = 0

    var body: some View {
      let gesture = GestureStateGesture(base: DragGesture(), state: $width) { value, state, _ in
        state = Int(value.translation.width)
      }
      Text(verbatim: "width \(width)")
      Text("Touch").accessibilityIdentifier("touch").gesture(changed(gesture))
    }

    /// Returns the gesture with a larger minimum distance and half of the translation.
    private func changed<State>(
      _ gesture: GestureStateGesture<DragGesture, State>
    ) -> GestureStateGesture<DragGesture, State> {
      var gesture = gesture
      let body = gesture.body
      gesture.base.minimumDistance = 30
      gesture.state = gesture.state.projectedValue
      gesture.body = { value, state, transaction in
        var half = value
        half.location.x = value.startLocation.x + value.translation.width / 2
        body(half, &state, &transaction)
      }
      return gesture
    }
  }

  @Test
  func `a GestureStateGesture from its initialiser updates its state and resets it at the end`()
    throws
  {
    let screen = Screen(Stated())
    try screen.element("touch").finger { finger throws(ScreenFailure) in
      try finger.move(to: CGPoint(x: 20, y: 0))
      #expect(screen.lines.first == "width 0", "not far enough")
      try finger.move(to: CGPoint(x: 40, y: 0))
      #expect(screen.lines.first == "width 20")
    }
    #expect(screen.lines.first == "width 0")
  }
}
