import StrataAppDriving
import SwiftUI
import Testing

/// Tests of one test body at three depths.
@MainActor @Suite struct ThreeDepthsTests {
  @Test(arguments: Depth.allCases)
  func `taps, typed text and choices of a driven test reach the app`(depth: Depth)
    async throws
  {
    try await drive(NotesView(), in: depth) { app in
      try await app.tap("Add")
      try await app.tap("add")
      #expect(try await app.text(of: "count") == "2 notes")
      try await app.type("Tea & <cake>", into: "Title")
      #expect(try await app.text(of: "echo") == "Tea & <cake>")
      try await app.choose("Work", in: "Kind")
      #expect(try await app.text(of: "kind") == "Work")
      try await app.tap("Pinned")
      #expect(try await app.text(of: "pin") == "pinned")
    }
  }

  @Test(arguments: Depth.allCases) func `a driven test opens and closes pages and sheets`(
    depth: Depth
  ) async throws {
    try await drive(NotesView(), in: depth) { app in
      try await app.tap("Open")
      try await app.see("Page of note 7")
      #expect(try await app.url == "/7")
      try await app.back()
      try await app.see("0 notes")
      #expect(try await app.url == "/")
      try await app.tap("Help")
      try await app.see("How to")
      try await app.dismiss()
      let lines = try await app.lines
      #expect(!lines.contains("How to"))
    }
  }

  @Test(arguments: Depth.allCases)
  func `a driven test waits for a text that an asynchronous action shows later`(depth: Depth)
    async throws
  {
    try await drive(LateView(), in: depth) { app in
      try await app.tap("Load")
      try await app.see("Loaded")
    }
  }

  @Test func `a driven test passes over a connection with a latency of 20 ms`() async throws {
    try await drive(NotesView(), in: .socket, latency: .milliseconds(20)) { app in
      try await app.tap("Add")
      #expect(try await app.text(of: "count") == "1 notes")
    }
  }

  @Test(arguments: Depth.allCases) func `tapping an element that does not exist throws an error`(
    depth: Depth
  ) async throws {
    try await drive(NotesView(), in: depth) { app in
      await #expect(throws: (any Error).self) { try await app.tap("Nowhere") }
    }
  }
}

private struct NotesView: View {
  @State private var count = 0
  @State private var title = ""
  @State private var kind = "Home"
  @State private var isPinned = false
  @State private var isHelping = false

  var body: some View {
    NavigationStack {
      VStack {
        Text(verbatim: "\(count) notes").accessibilityIdentifier("count")
        Button("Add") { count += 1 }.accessibilityIdentifier("add")
        TextField("Title", text: $title)
        Text(verbatim: title).accessibilityIdentifier("echo")
        Picker("Kind", selection: $kind) {
          Text(verbatim: "Home").tag("Home")
          Text(verbatim: "Work").tag("Work")
        }
        .pickerStyle(.menu)
        Text(verbatim: kind).accessibilityIdentifier("kind")
        Toggle("Pinned", isOn: $isPinned)
        Text(verbatim: isPinned ? "pinned" : "loose").accessibilityIdentifier("pin")
        NavigationLink("Open", value: 7)
        Button("Help") { isHelping = true }
      }
      .navigationTitle("Notes")
      .navigationDestination(for: Int.self) { Text(verbatim: "Page of note \($0)") }
      .sheet(isPresented: $isHelping) { Text(verbatim: "How to") }
    }
  }
}

private struct LateView: View {
  @State private var words = "Empty"

  var body: some View {
    VStack {
      Text(verbatim: words)
      Button("Load") {
        Task {
          await Task.yield()
          words = "Loaded"
        }
      }
    }
  }
}
