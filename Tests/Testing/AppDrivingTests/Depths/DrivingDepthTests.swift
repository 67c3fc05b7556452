import Foundation
import StrataAppDriving
import SwiftUI
import SwiftUITesting
import Testing

/// Tests of swipes, scrolling, the accessibility tree, the clock and the network at three depths.
@MainActor @Suite(.timeLimit(.minutes(15))) struct DrivingDepthTests {
  @Test(arguments: Depth.allCases) func `a swipe on a row shows the row's swipe actions`(
    depth: Depth
  ) async throws {
    try await drive(ShoppingView(), in: depth) { app in
      try await app.swipe("Milk", toward: .leading)
      try await app.tap("Delete Milk")
      try await app.see("2 things")
      #expect(try await !app.has("Milk"))
      #expect(try await app.has("Bread"))
      try await app.swipe("Bread", toward: .trailing)
      try await app.tap("Pin Bread")
      try await app.see("Bread is pinned")
      await #expect(throws: (any Error).self) { try await app.swipe("Title", toward: .leading) }
    }
  }

  @Test(arguments: Depth.allCases)
  func `a swipe turns a page forwards and back, and throws an error before the first page`(
    depth: Depth
  ) async throws {
    try await drive(PagesView(), in: depth) { app in
      try await app.see("page 0")
      try await app.swipe("First words", toward: .leading)
      try await app.see("page 1")
      try await app.swipe("Second words", toward: .trailing)
      try await app.see("page 0")
      await #expect(throws: (any Error).self) {
        try await app.swipe("First words", toward: .trailing)
      }
    }
  }

  @Test(arguments: Depth.allCases)
  func `scrolling to a row that is not loaded yet loads it, and to a missing row is an error`(
    depth: Depth
  ) async throws {
    let rows = List(0..<200, id: \.self) { Text(verbatim: "row \($0)") }
    try await drive(rows, in: depth) { app in
      #expect(try await !app.has("row 150"))
      try await app.scroll(to: "row 150")
      #expect(try await app.has("row 150"))
      await #expect(throws: (any Error).self) { try await app.scroll(to: "row 999") }
    }
  }

  @Test(arguments: Depth.allCases)
  func `a test advances the app's clock, and the view shows each second`(depth: Depth) async throws
  {
    let clock = ScreenClock()
    try await drive(SecondsView(start: clock.now), in: depth, clock: clock) { app in
      try await app.see("0 seconds")
      for second in 1...3 {
        await clock.advance(by: 1)
        try await app.see("\(second) seconds")
      }
    }
  }

  @Test(arguments: Depth.allCases)
  func `each way of driving an app reads the same accessible elements in the same order`(
    depth: Depth
  ) async throws {
    try await drive(SpokenView(), in: depth) { app in
      try await app.type("Tea", into: "Title")
      try await app.type("abc", into: "Secret")
      try await app.tap("Pinned")
      #expect(
        try await app.spoken == [
          "heading “Notes”", "button “Save” disabled", "image “A leaf”",
          "textbox “Title” = “Tea”", "textbox “Secret” = “•••”", "combobox “Kind” = “Home”",
          "switch “Pinned” on", "link “Open”",
        ])
    }
  }

  @Test(arguments: [Depth.socket, .browser])
  func `a delay of 150 ms slows a tap down by at least 300 ms and loses no message`(depth: Depth)
    async throws
  {
    try await drive(ShoppingView(), in: depth) { app in
      let clock = ContinuousClock()
      try await app.delay(.milliseconds(150))
      let time = try await clock.measure { try await app.tap("Pin nothing") }
      #expect(time >= .milliseconds(300), "the delay applies in both directions")
      try await app.see("Nothing at all is pinned")
    }
  }
}

private struct ShoppingView: View {
  @State private var things = ["Milk", "Bread", "Tea"]
  @State private var pinned = "Nothing"

  var body: some View {
    VStack {
      Text(verbatim: "Title")
      Text(verbatim: "\(things.count) things")
      Text(verbatim: "\(pinned) is pinned")
      Button("Pin nothing") { pinned = "Nothing at all" }
      List(things, id: \.self) { thing in
        Text(verbatim: thing)
          .swipeActions { Button("Delete \(thing)") { things.removeAll { $0 == thing } } }
          .swipeActions(edge: .leading) { Button("Pin \(thing)") { pinned = thing } }
      }
    }
  }
}

private struct PagesView: View {
  @State private var page = 0

  var body: some View {
    VStack {
      Text(verbatim: "page \(page)")
      TabView(selection: $page) {
        Text(verbatim: "First words").tag(0)
        Text(verbatim: "Second words").tag(1)
      }
      .tabViewStyle(.page)
    }
  }
}

private struct SecondsView: View {
  let start: Date

  var body: some View {
    TimelineView(.periodic(from: start, by: 1)) { context in
      Text(verbatim: "\(Int(context.date.timeIntervalSince(start))) seconds")
    }
  }
}

private struct SpokenView: View {
  @State private var title = ""
  @State private var secret = ""
  @State private var kind = "Home"
  @State private var isPinned = false

  var body: some View {
    NavigationStack {
      VStack {
        Button("Save") {}.disabled(true)
        Image(systemName: "leaf").accessibilityLabel("A leaf")
        Image(systemName: "star").accessibilityHidden(true)
        TextField("Title", text: $title)
        SecureField("Secret", text: $secret)
        Picker("Kind", selection: $kind) {
          Text(verbatim: "Home").tag("Home")
          Text(verbatim: "Work").tag("Work")
        }
        .pickerStyle(.menu)
        Toggle("Pinned", isOn: $isPinned)
        NavigationLink("Open", value: 7)
      }
      .navigationTitle("Notes")
      .navigationDestination(for: Int.self) { Text(verbatim: "\($0)") }
    }
  }
}
