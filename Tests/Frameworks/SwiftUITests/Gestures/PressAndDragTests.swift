import Foundation
import StrataRendering
import SwiftUI
import SwiftUITesting
import Testing

@MainActor @Suite struct PressAndDragTests {
  @available(*, deprecated)
  @Test func `a touch that is held long enough is a long press`() throws {
    let screen = Screen(Pressed())
    let view = try screen.element("hold")
    #expect(view.drawing[.touches] == "0 10 500")
    #expect(view.drawing.style.contains(.grabbable(drags: false)))
    try view.longPress(0.4)
    #expect(screen.lines.contains("held 0"))
    try view.longPress()
    #expect(screen.lines.contains("held 1"))
    try view.pressEnter()
    #expect(screen.lines.contains("held 2"))
  }

  @available(*, deprecated)
  @Test func `a long press reports pressing until it is recognised or the finger moves too far`()
    throws
  {
    let screen = Screen(Pressed())
    try screen.element("hold").finger { finger throws(ScreenFailure) in
      #expect(screen.lines.contains("pressing"))
      try finger.rest(0.5)
      #expect(screen.lines.contains("free") && screen.lines.contains("held 1"))
    }
    try screen.element("long").finger { finger throws(ScreenFailure) in
      #expect(screen.lines.contains("pressing"))
      try finger.move(to: CGPoint(x: 0, y: 60))
      #expect(screen.lines.contains("free"))
    }
    #expect(screen.lines.contains("held 1"), "the finger went too far")
  }

  @Test func `a drag reports its location, and its gesture state resets at the end`() throws {
    let screen = Screen(Dragged())
    let card = try screen.element("card")
    #expect(card.drawing.style.contains(.grabbable(drags: true)))
    try card.finger(at: CGPoint(x: 5, y: 5)) { finger throws(ScreenFailure) in
      try finger.move(to: CGPoint(x: 8, y: 5))
      #expect(screen.lines.contains("moved 0 0"), "not far enough yet")
      try finger.move(to: CGPoint(x: 45, y: 15))
      #expect(screen.lines.contains("moved 40 10"))
      #expect(screen.lines.contains("state 40"))
    }
    #expect(screen.lines.contains("ended 40 10 from 5 5"))
    #expect(screen.lines.contains("state 0"), "the gesture's state goes back")
  }

  @Test func `a drag reports its velocity and its predicted end`() throws {
    let screen = Screen(Dragged())
    try screen.element("card").finger { finger throws(ScreenFailure) in
      try finger.move(to: CGPoint(x: 20, y: 0))
      try finger.move(to: CGPoint(x: 60, y: 0), in: 0.2)
      #expect(screen.lines.contains("speed 200 to 110 by 110"))
      try finger.rest(1)
    }
    #expect(screen.lines.contains("thrown 0"), "it rested before it was lifted")
  }

  @Test func `a cancelled drag resets its state without ending`() throws {
    let screen = Screen(Dragged())
    try screen.element("card").finger { finger throws(ScreenFailure) in
      try finger.move(to: CGPoint(x: 20, y: 0))
      #expect(screen.lines.contains("state 20"))
      try finger.cancel()
    }
    #expect(screen.lines.contains("state 0") && screen.lines.contains("ended 0 0 from 0 0"))
  }

  @Test func `a drag with minimum distance 0 starts at once`() throws {
    let screen = Screen(Dragged())
    try screen.element("eager").finger(at: CGPoint(x: 9, y: 3)) { _ throws(ScreenFailure) in
      #expect(screen.lines.contains("moved 0 0") && screen.lines.contains("eager 9"))
    }
  }

  @Test func `a drag continues while its view is redrawn`() throws {
    let screen = Screen(Dragged())
    try screen.element("card").drag(by: CGSize(width: 30, height: 0), steps: 5)
    #expect(screen.lines.contains("ended 30 0 from 0 0"))
    #expect(screen.lines.contains("changes 4"), "of five steps the first is too short")
  }

  @Test func `each initialiser of gesture state resets it to its initial value`() throws {
    let log = Log()
    let screen = Screen(States(log: log))
    try screen.element("all").finger { finger throws(ScreenFailure) in
      try finger.move(to: CGPoint(x: 20, y: 0))
      #expect(screen.lines.contains("20 20 20 20 20 20 true"))
    }
    #expect(screen.lines.contains("0 1 2 3 nil nil false"))
    #expect(log.values.sorted() == [-1, 20])
  }
}

@available(*, deprecated)
private struct Pressed: View {
  @State private var held = 0
  @State private var isPressing = false

  var body: some View {
    VStack {
      Text("held \(held)")
      Text(isPressing ? "pressing" : "free")
      Text("Hold").onLongPressGesture {
        held += 1
      } onPressingChanged: {
        isPressing = $0
      }
      .accessibilityIdentifier("hold")
      Text("Long").onLongPressGesture(
        minimumDuration: 2, maximumDistance: 50, pressing: { isPressing = $0 },
        perform: { held += 1 }
      ).accessibilityIdentifier("long")
    }
  }
}

private struct Dragged: View {
  @State private var moved = CGSize.zero
  @State private var last: DragGesture.Value?
  @State private var end: DragGesture.Value?
  @State private var changes = 0
  @State private var eager = 0.0
  @GestureState private var width: CGFloat = 0

  var body: some View {
    VStack {
      Text("moved \(Int(moved.width)) \(Int(moved.height))")
      Text("state \(Int(width))")
      Text("changes \(changes)")
      Text("eager \(Int(eager))")
      Text(
        "speed \(Int(last?.velocity.width ?? 0)) to \(Int(last?.predictedEndLocation.x ?? 0)) by \(Int(last?.predictedEndTranslation.width ?? 0))"
      )
      Text("thrown \(Int(end?.velocity.width ?? 0))")
      Text(
        "ended \(Int(end?.translation.width ?? 0)) \(Int(end?.translation.height ?? 0)) from \(Int(end?.startLocation.x ?? 0)) \(Int(end?.startLocation.y ?? 0))"
      )
      Text("Card").accessibilityIdentifier("card").gesture(drag)
      Text("Eager").accessibilityIdentifier("eager").gesture(
        DragGesture(minimumDistance: 0, coordinateSpace: .global)
          .onChanged { eager = $0.location.x })
    }
  }

  private var drag: some Gesture {
    DragGesture()
      .updating($width) { drag, width, _ in width = drag.translation.width }
      .onChanged { value in
        (moved, last) = (value.translation, value)
        changes += 1
      }
      .onEnded { end = $0 }
  }
}

private final class Log { var values: [Int] = [] }

private struct States: View {
  @GestureState private var plain: Int
  @GestureState(initialValue: 1) private var initial: Int
  @GestureState(wrappedValue: 2, resetTransaction: Transaction()) private var wrapped: Int
  @GestureState private var counted: Int
  @GestureState(resetTransaction: Transaction()) private var empty: Int?
  @GestureState private var told: Int?
  @GestureState(initialValue: false, resetTransaction: Transaction()) private var isOn: Bool

  init(log: Log) {
    _plain = GestureState(wrappedValue: 0, reset: { value, _ in log.values.append(value) })
    _counted = GestureState(
      initialValue: 3, reset: { _, transaction in transaction.disablesAnimations = true })
    _told = GestureState(reset: { _, _ in log.values.append(-1) })
  }

  var body: some View {
    VStack {
      Text(
        "\(plain) \(initial) \(wrapped) \(counted) \(empty.map(String.init) ?? "nil") \(told.map(String.init) ?? "nil") \(isOn)"
      )
      Text("All").accessibilityIdentifier("all").gesture(
        DragGesture()
          .updating($plain) { drag, state, _ in state = Int(drag.translation.width) }
          .updating($initial) { drag, state, _ in state = Int(drag.translation.width) }
          .updating($wrapped) { drag, state, _ in state = Int(drag.translation.width) }
          .updating($counted) { drag, state, _ in state = Int(drag.translation.width) }
          .updating($empty) { drag, state, _ in state = Int(drag.translation.width) }
          .updating($told) { drag, state, _ in state = Int(drag.translation.width) }
          .updating($isOn) { _, isOn, _ in isOn = true })
    }
  }
}
