import StrataAppDriving
import SwiftUI
import Testing

/// Tests of gestures at three depths.
@MainActor @Suite(.timeLimit(.minutes(30))) struct GestureDepthTests {
  @Test(arguments: Depth.allCases)
  func `single taps and double taps are counted separately, and only the inner view is tapped`(
    depth: Depth
  ) async throws {
    try await drive(Playground(), in: depth) { app in
      try await app.tap("Once")
      try await app.see("single 1 double 0")
      try await app.tap("twice", count: 2)
      try await app.see("single 1 double 1")
      try await app.tap("twice", count: 1)
      try await app.see("single 2 double 1")
      try await app.tap("Inner")
      try await app.see("inner 1 outer 0")
    }
  }

  @Test(arguments: Depth.allCases)
  func `a long press runs its action once and does not count as a tap`(
    depth: Depth
  ) async throws {
    try await drive(Playground(), in: depth) { app in
      try await app.longPress("hold")
      try await app.see("held 1 tapped 0")
      try await app.tap("hold", count: 1)
      try await app.see("held 1 tapped 1")
    }
  }

  @Test(arguments: Depth.allCases) func `a drag reports the finger's translation`(
    depth: Depth
  ) async throws {
    try await drive(Playground(), in: depth) { app in
      try await app.drag("card", by: 60, 20)
      try await app.see("dragged 60 20 state 0")
    }
  }
}

private struct Playground: View {
  @State private var singles = 0
  @State private var doubles = 0
  @State private var held = 0
  @State private var tapped = 0
  @State private var inner = 0
  @State private var outer = 0
  @State private var end = CGSize.zero
  @GestureState private var width: CGFloat = 0

  var body: some View {
    VStack {
      Text("single \(singles) double \(doubles)")
      Text("held \(held) tapped \(tapped)")
      Text("inner \(inner) outer \(outer)")
      Text("dragged \(Int(end.width)) \(Int(end.height)) state \(Int(width))")
      Text("Once").onTapGesture { singles += 1 }
      Text("Twice").onTapGesture(count: 2) { doubles += 1 }.onTapGesture { singles += 1 }
        .accessibilityIdentifier("twice")
      Text("Hold").onTapGesture { tapped += 1 }.onLongPressGesture { held += 1 }
        .accessibilityIdentifier("hold")
      VStack { Button("Inner") { inner += 1 } }.onTapGesture { outer += 1 }
      Text("Card").padding(20).gesture(
        DragGesture().updating($width) { drag, width, _ in width = drag.translation.width }
          .onEnded { end = $0.translation }
      ).accessibilityIdentifier("card")
    }
  }
}
