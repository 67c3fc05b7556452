import Foundation
import StrataRendering
import SwiftUI
import SwiftUITesting
import Testing

@MainActor @Suite struct CombinedGestureTests {
  @Test func `in a sequence of long press and drag the drag begins only after the long press`()
    throws
  {
    let screen = Screen(Combined())
    try screen.element("sequence").drag(by: CGSize(width: 50, height: 0))
    #expect(
      screen.lines.contains("sequence first(true)"), "the drag cannot begin before the long press")
    try screen.element("sequence").finger { finger throws(ScreenFailure) in
      #expect(screen.lines.contains("sequence first(true)"))
      try finger.rest(0.5)
      #expect(screen.lines.contains("sequence second(true, nil)"))
      try finger.move(to: CGPoint(x: 50, y: 0))
      #expect(screen.lines.contains("sequence second(true, 50)"))
    }
    #expect(screen.lines.contains("sequence ended 50"))
  }

  @Test func `simultaneous gestures are both recognised`() throws {
    let screen = Screen(Combined())
    try screen.element("both").finger(at: CGPoint(x: 100, y: 0)) { finger throws(ScreenFailure) in
      try finger.join(at: CGPoint(x: 200, y: 0))
      try finger.moveSecond(to: CGPoint(x: 100, y: 200))
      #expect(screen.lines.contains("both 2.0 90"))
    }
    #expect(screen.lines.contains("both ended"))
  }

  @Test func `exclusive gestures prefer the first if it can be recognised`() throws {
    let screen = Screen(Combined())
    try screen.element("either").tap(count: 2)
    #expect(screen.lines.contains("either double"))
    try screen.element("either").tap(count: 1)
    #expect(screen.lines.contains("either single"))
  }

  @Test func `the second of two exclusive gestures receives the earlier events if the first fails`()
    throws
  {
    let screen = Screen(Combined())
    try screen.element("hold or drag").longPress()
    #expect(screen.lines.contains("hold or drag held"))
    try screen.element("hold or drag").drag(by: CGSize(width: 40, height: 0))
    #expect(screen.lines.contains("hold or drag moved 40"))
  }

  @Test func `two fingers magnify and rotate`() throws {
    let screen = Screen(Pinched())
    let view = try screen.element("new")
    try view.layOut(CGRect(x: 0, y: 0, width: 200, height: 100))
    try view.finger(at: CGPoint(x: 50, y: 50)) { finger throws(ScreenFailure) in
      try finger.join(at: CGPoint(x: 150, y: 50))
      try finger.moveSecond(to: CGPoint(x: 200, y: 50))
      #expect(screen.lines.contains("scale 1.5 from 0.25 0.5 at 50"))
      try finger.moveSecond(to: CGPoint(x: 250, y: 50))
      #expect(screen.lines.contains("speed 5"))
    }
    try screen.element("old").finger { finger throws(ScreenFailure) in
      try finger.join(at: CGPoint(x: 10, y: 0))
      try finger.moveSecond(to: CGPoint(x: 0, y: 30))
      #expect(screen.lines.contains("old 3.0 90"))
    }
    try screen.element("turn").finger { finger throws(ScreenFailure) in
      try finger.join(at: CGPoint(x: 10, y: 0))
      try finger.moveSecond(to: CGPoint(x: 10, y: 10))
      #expect(screen.lines.contains("turn 45"))
    }
  }

  @Test func `fingers that start less than a point apart do not magnify`() throws {
    let screen = Screen(Pinched())
    try screen.element("new").finger(at: CGPoint(x: 50, y: 50)) { finger throws(ScreenFailure) in
      try finger.join(at: CGPoint(x: 50 + 1e-12, y: 50))
      try finger.moveSecond(to: CGPoint(x: 1e11, y: 50))
      #expect(screen.lines.contains("speed 0"))
    }
  }

  @Test func `gestures can be mapped, type-erased and custom`() throws {
    let screen = Screen(Combined())
    try screen.element("any").drag(by: CGSize(width: 40, height: 0))
    #expect(screen.lines.contains("any 20.0"))
    try screen.element("own").drag(by: CGSize(width: 40, height: 0))
    #expect(screen.lines.contains("own 40.0"))
  }
}

@MainActor @Suite struct GesturePriorityTests {
  @Test func `a drag on an inner view with a gesture does not reach the outer view's gesture`()
    throws
  {
    let screen = Screen(Ranked(rank: .normal))
    try screen.element("inner").drag(by: CGSize(width: 20, height: 0))
    #expect(screen.lines.contains("inner 1 outer 0"))
    try screen.element("outer").drag(by: CGSize(width: 20, height: 0))
    #expect(screen.lines.contains("inner 1 outer 1"))
  }

  @Test func `an outer high-priority gesture is recognised instead of the inner gesture`() throws {
    let screen = Screen(Ranked(rank: .high))
    try screen.element("inner").drag(by: CGSize(width: 20, height: 0))
    #expect(screen.lines.contains("inner 0 outer 1"))
    try screen.button("Button").tap()
    #expect(screen.lines.contains("taps 0 button 1"), "only drags have priority here")
  }

  @Test func `an outer simultaneous gesture is recognised together with the inner gesture`() throws
  {
    let screen = Screen(Ranked(rank: .simultaneous))
    try screen.element("inner").drag(by: CGSize(width: 20, height: 0))
    #expect(screen.lines.contains("inner 1 outer 1"))
    try screen.button("Button").tap()
    #expect(screen.lines.contains("taps 1 button 1"))
  }

  @Test func `a gesture mask selects which gestures are recognised`() throws {
    let screen = Screen(Masked())
    try screen.element("all").tap()
    #expect(screen.lines.contains("inner 1 outer 0"))
    try screen.element("gesture").tap()
    #expect(screen.lines.contains("inner 1 outer 1"))
    try screen.element("subviews").tap()
    #expect(screen.lines.contains("inner 2 outer 1"))
    #expect(try screen.element("none").drawing.events == .tap)
    try screen.element("none").tap()
    #expect(screen.lines.contains("inner 2 outer 1"))
    #expect(GestureMask.all == [.gesture, .subviews])
  }

  @Test func `a gesture is recognised only while it is enabled`() throws {
    let screen = Screen(Enabled())
    for name in ["plain", "high", "beside"] {
      try screen.element(name).tap()
      #expect(screen.lines.contains("taps 0"))
    }
    try screen.button("Enable").tap()
    for (count, name) in ["plain", "high", "beside"].enumerated() {
      try screen.element(name).tap()
      #expect(screen.lines.contains("taps \(count + 1)"))
    }
  }

  @Test func `a tap in a sheet does not reach the view below`() throws {
    let screen = Screen(Covered())
    try screen.element("inside").tap()
    #expect(screen.lines.contains("inside 1"))
    #expect(screen.text.contains("below 0"))
  }
}

private struct Combined: View {
  @State private var sequence = "none"
  @State private var both = ""
  @State private var either = ""
  @State private var hold = ""
  @State private var any = 0.0
  @State private var own = 0.0

  var body: some View {
    VStack {
      Text(verbatim: "sequence \(sequence)")
      Text(verbatim: "both \(both)")
      Text(verbatim: "either \(either)")
      Text(verbatim: "hold or drag \(hold)")
      Text(verbatim: "any \(any)")
      Text(verbatim: "own \(own)")
      Text(verbatim: "S").accessibilityIdentifier("sequence").gesture(pressAndDrag)
      Text("B").accessibilityIdentifier("both").gesture(pinch)
      Text("E").accessibilityIdentifier("either").gesture(
        TapGesture(count: 2).onEnded { either = "double" }
          .exclusively(before: TapGesture().onEnded { either = "single" }))
      Text("H").accessibilityIdentifier("hold or drag").gesture(
        ExclusiveGesture(LongPressGesture(), DragGesture()).onEnded { value in
          switch value {
          case .first: hold = "held"
          case .second(let drag): hold = "moved \(Int(drag.translation.width))"
          }
        })
      Text("A").accessibilityIdentifier("any").gesture(
        AnyGesture(DragGesture().map { $0.translation.width / 2 }).onEnded { any = $0 })
      Text("O").accessibilityIdentifier("own").gesture(Sideways().onChanged { own = $0 })
    }
  }

  private var pressAndDrag: some Gesture {
    LongPressGesture(minimumDuration: 0.5).sequenced(before: DragGesture())
      .onChanged { value in
        switch value {
        case .first(let isPressed): sequence = "first(\(isPressed))"
        case .second(let isPressed, let drag):
          let moved = drag.map { String(Int($0.translation.width)) } ?? "nil"
          sequence = "second(\(isPressed), \(moved))"
        }
      }
      .onEnded { value in
        if case .second(true, let drag?) = value {
          sequence = "ended \(Int(drag.translation.width))"
        }
      }
  }

  private var pinch: some Gesture {
    SimultaneousGesture(MagnifyGesture(), RotateGesture())
      .onChanged { value in
        guard let first = value.first, let second = value.second else { return }
        both = "\(first.magnification) \(Int(second.rotation.degrees.rounded()))"
      }
      .onEnded { _ in both = "ended" }
  }
}

/// A custom gesture.
private struct Sideways: Gesture {
  var body: some Gesture<Double> { DragGesture().map { Double($0.translation.width) } }
}

private struct Pinched: View {
  @State private var new: MagnifyGesture.Value?
  @State private var old = 1.0
  @State private var angle = Angle.zero
  @State private var turn = Angle.zero

  var body: some View {
    VStack {
      Text(
        verbatim:
          "scale \(Double(new?.magnification ?? 1)) from \(new?.startAnchor.x ?? 0) \(new?.startAnchor.y ?? 0) at \(Int(new?.startLocation.x ?? 0))"
      )
      Text(verbatim: "speed \(Int((new?.velocity ?? 0).rounded()))")
      Text(verbatim: "old \(old) \(Int(angle.degrees.rounded()))")
      Text(verbatim: "turn \(Int(turn.degrees.rounded()))")
      Text(verbatim: "N").accessibilityIdentifier("new").gesture(
        MagnifyGesture(minimumScaleDelta: 0.1).onChanged { new = $0 })
      Text("O").accessibilityIdentifier("old").gesture(
        MagnificationGesture(minimumScaleDelta: 0.01).onChanged { old = $0 }
          .simultaneously(
            with: RotationGesture(minimumAngleDelta: .degrees(1)).onChanged { angle = $0 }))
      Text("T").accessibilityIdentifier("turn").gesture(
        RotateGesture(minimumAngleDelta: .degrees(2)).onChanged { turn = $0.rotation })
    }
  }
}

private struct Ranked: View {
  enum Rank { case normal, simultaneous, high }
  var rank: Rank
  @State private var inner = 0
  @State private var outer = 0
  @State private var taps = 0
  @State private var pressed = 0

  var body: some View {
    VStack {
      Text("inner \(inner) outer \(outer)")
      Text("taps \(taps) button \(pressed)")
      switch rank {
      case .normal: content.gesture(drag)
      case .simultaneous:
        content.simultaneousGesture(drag, including: .all)
          .simultaneousGesture(TapGesture().onEnded { taps += 1 })
      case .high: content.highPriorityGesture(drag, including: .all)
      }
    }
  }

  private var drag: some Gesture { DragGesture().onEnded { _ in outer += 1 } }

  private var content: some View {
    VStack {
      Text("Inner").gesture(DragGesture().onEnded { _ in inner += 1 })
        .accessibilityIdentifier("inner")
      Text("Outer").accessibilityIdentifier("outer")
      Button("Button") { pressed += 1 }
    }
  }
}

private struct Masked: View {
  @State private var inner = 0
  @State private var outer = 0

  var body: some View {
    VStack {
      Text("inner \(inner) outer \(outer)")
      view("all", .all)
      view("gesture", .gesture)
      view("subviews", .subviews)
      view("none", .none)
    }
  }

  private func view(_ name: String, _ mask: GestureMask) -> some View {
    VStack {
      Text(name).onTapGesture { inner += 1 }.accessibilityIdentifier(name)
    }
    .gesture(TapGesture().onEnded { outer += 1 }, including: mask)
  }
}

private struct Enabled: View {
  @State private var taps = 0
  @State private var isOn = false

  var body: some View {
    VStack {
      Text("taps \(taps)")
      Button("Enable") { isOn = true }
      text("plain").gesture(tap, isEnabled: isOn)
      text("high").highPriorityGesture(tap, isEnabled: isOn)
      text("beside").simultaneousGesture(tap, isEnabled: isOn)
    }
  }

  private var tap: some Gesture { TapGesture().onEnded { taps += 1 } }

  /// A view that always listens for taps, so that a tap reaches it.
  private func text(_ name: String) -> some View {
    Text(name).accessibilityIdentifier(name).simultaneousGesture(TapGesture())
      .highPriorityGesture(TapGesture(), name: "named", isEnabled: false)
      .simultaneousGesture(TapGesture(), name: "named", isEnabled: false)
      .gesture(TapGesture(), name: "named", isEnabled: false)
  }
}

private struct Covered: View {
  @State private var isOpen = true
  @State private var below = 0
  @State private var inside = 0

  var body: some View {
    VStack { Text("below \(below)") }
      .sheet(isPresented: $isOpen) {
        VStack {
          Text("inside \(inside)").accessibilityIdentifier("inside").onTapGesture { inside += 1 }
        }
      }
      .simultaneousGesture(TapGesture().onEnded { below += 1 })
  }
}
