import Foundation
import StrataRendering
import SwiftUI
import SwiftUITesting
import Testing

@MainActor @Suite struct TapGestureTests {
  @Test func `a view with a tap gesture is a button for the keyboard`() throws {
    let screen = Screen(Tapped())
    let text = try screen.element("text")
    #expect(text.drawing[.reach] == "button")
    #expect(text.drawing[.touches] == nil, "a plain tap needs no touch events")
    try text.tap()
    try text.pressEnter()
    #expect(screen.lines.contains("single 2"))
  }

  @Test
  func `with single and double tap gestures, two taps run the double one and one tap the single`()
    throws
  {
    let screen = Screen(Tapped())
    let both = try screen.element("both")
    #expect(both.drawing[.touches] == "2 1e9")
    try both.tap(count: 2)
    #expect(screen.lines.contains("double 1") && screen.lines.contains("single 0"))
    try both.tap(count: 1)
    #expect(screen.lines.contains("double 1") && screen.lines.contains("single 1"))
    try both.pressEnter()
    #expect(screen.lines.contains("single 2"))
  }

  @Test func `Enter runs the tap gesture with the fewest taps`() throws {
    let screen = Screen(Tapped())
    try screen.element("double only").tap(count: 1)
    #expect(screen.lines.contains("double 0"))
    try screen.element("double only").pressEnter()
    #expect(screen.lines.contains("double 1"))
  }

  @Test func `a tap reports its location`() throws {
    let screen = Screen(Tapped())
    try screen.element("place").tap(count: 1, at: CGPoint(x: 12, y: 7))
    #expect(screen.lines.contains("at 12 7"))
    try screen.element("global").tap(count: 1, at: CGPoint(x: 3, y: 4))
    #expect(screen.lines.contains("at 3 4"))
    try screen.element("old").tap(count: 1, at: CGPoint(x: 5, y: 6))
    #expect(screen.lines.contains("at 5 6"))
    try screen.element("spatial").tap(count: 2, at: CGPoint(x: 8, y: 9))
    #expect(screen.lines.contains("at 8 9"))
  }

  @Test func `a location in a named space is relative to that space`() throws {
    let screen = Screen(Tapped())
    let named = try screen.element("named")
    #expect(named.drawing.events.contains([.box, .place]))
    try named.layOut(
      CGRect(x: 30, y: 40, width: 50, height: 20),
      spaces: ["room": CGRect(x: 10, y: 10, width: 300, height: 300)])
    try named.tap(count: 1, at: CGPoint(x: 33, y: 44))
    #expect(screen.lines.contains("at 23 34"))
  }

  @Test func `a tap on an inner button does not reach the outer tap gesture`() throws {
    let screen = Screen(Nested())
    try screen.button("Inner").tap()
    #expect(screen.lines.contains("inner 1 outer 0"))
    try screen.element("words").tap()
    #expect(screen.lines.contains("inner 1 outer 1"))
    #expect(try screen.element("card").drawing[.reach] == nil, "a control within a control")
  }

  @Test func `a view with a tap gesture is a button for the keyboard while it contains no control`()
    throws
  {
    let screen = Screen(Nested())
    try screen.button("Inner").tap()
    try screen.button("Hide").tap()
    #expect(try screen.element("card").drawing[.reach] == "button")
    try screen.button("Hide").tap()
    #expect(try screen.element("card").drawing[.reach] == nil)
  }

  @Test func `a button in another button's label runs only its action and is reached by keyboard`()
    throws
  {
    let screen = Screen(Labelled())
    let inner = try screen.element("inner")
    #expect(inner.drawing[.reach] == "button")
    #expect(try screen.element("outer").drawing[.reach] == nil)
    try inner.tap()
    #expect(screen.lines.contains("inner 1 outer 0"))
    try screen.element("outer").tap()
    #expect(screen.lines.contains("inner 1 outer 1"))
  }

  @Test func `a view with a tap gesture but no text is focusable without a button role`() throws {
    let screen = Screen(Color.red.onTapGesture {}.accessibilityIdentifier("red"))
    #expect(try screen.element("red").drawing[.reach] == "focus")
  }

  @Test func `a disabled view receives no taps`() throws {
    let screen = Screen(Text("Off").onTapGesture {}.disabled(true))
    #expect(throws: ScreenFailure.self) { try screen.element("Off").tap() }
  }

  @Test func `padding outside of a tap gesture receives no taps`() throws {
    let screen = Screen(Text("In").onTapGesture {}.padding(20).accessibilityIdentifier("out"))
    #expect(try screen.element("out").drawing.events == [])
    #expect(try screen.element("In").drawing.events == .tap)
  }
}

private struct Tapped: View {
  @State private var singles = 0
  @State private var doubles = 0
  @State private var place = CGPoint.zero

  var body: some View {
    VStack {
      Text("single \(singles)")
      Text("double \(doubles)")
      Text("at \(Int(place.x)) \(Int(place.y))")
      Text("One").onTapGesture { singles += 1 }.accessibilityIdentifier("text")
      Text("Both").onTapGesture(count: 2) { doubles += 1 }
        .onTapGesture(count: 1, perform: { singles += 1 }).accessibilityIdentifier("both")
      Text("Double").onTapGesture(count: 2) { doubles += 1 }
        .accessibilityIdentifier("double only")
      Text("Place").onTapGesture { place = $0 }.accessibilityIdentifier("place")
      Text("Global").onTapGesture(count: 1, coordinateSpace: .global) { place = $0 }
        .accessibilityIdentifier("global")
      Text("Old").onTapGesture(count: 1, coordinateSpace: CoordinateSpace.local) { place = $0 }
        .accessibilityIdentifier("old")
      Text("Spatial").gesture(
        SpatialTapGesture(count: 2, coordinateSpace: .local).onEnded { place = $0.location }
      ).accessibilityIdentifier("spatial")
      Text("Named").onTapGesture(coordinateSpace: .named("room")) { place = $0 }
        .accessibilityIdentifier("named")
    }.coordinateSpace(.named("room"))
  }
}

private struct Labelled: View {
  @State private var inner = 0
  @State private var outer = 0
  var body: some View {
    Text("inner \(inner) outer \(outer)")
    Button {
      outer += 1
    } label: {
      Button("Inner") { inner += 1 }.accessibilityIdentifier("inner")
    }
    .accessibilityIdentifier("outer")
  }
}

private struct Nested: View {
  @State private var inner = 0
  @State private var outer = 0
  @State private var isHidden = false

  var body: some View {
    VStack {
      Text("inner \(inner) outer \(outer)")
      VStack {
        Text("Words").accessibilityIdentifier("words")
        if !isHidden { Button("Inner") { inner += 1 } }
      }.onTapGesture { outer += 1 }.accessibilityIdentifier("card")
      Button("Hide") { isHidden.toggle() }
    }
  }
}
