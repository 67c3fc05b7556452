import StrataKitTesting
import StrataViewTree
import SwiftUI
import Testing

@testable import StrataLiveSession

/// Tests that windows of each kind are released when they end.
@MainActor @Suite(.timeLimit(.minutes(10))) struct LeakTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var view: @MainActor @Sendable () -> AnyView

    init<V: View>(_ name: String, @ViewBuilder _ view: @escaping @MainActor @Sendable () -> V) {
      testDescription = name
      self.view = { AnyView(view()) }
    }
  }

  nonisolated static let cases = [
    Case("text") { Text(verbatim: "text") },
    Case("state") { CounterView() },
    Case("stack") { NavigationStack { Text(verbatim: "root").navigationTitle("Title") } },
    Case("path") { PathView() },
    Case("search") { SearchView() },
    Case("tabs") {
      TabView {
        CounterView().tabItem { Text(verbatim: "One") }
        NavigationStack { CounterView() }.tabItem { Text(verbatim: "Two") }
      }
    },
    Case("list") { List { ForEach(0..<5, id: \.self) { Text(verbatim: "\($0)") } } },
    Case("sheet") { SheetView() },
    Case("fields") { FieldsView() },
    Case("storage") { StorageView() },
    Case("task") { CounterView().task { await Task.yield() }.onAppear {}.onDisappear {} },
    Case("endless effect") {
      Button("More") { Task { await Gate().wait() } }.accessibilityIdentifier("more")
    },
    Case("endless task") {
      CounterView().task { while !Task.isCancelled { await Task.yield() } }
    },
  ]

  @Test(arguments: cases) func `a window that ends releases its view tree`(_ one: Case) async throws
  {
    let host = TestHost { one.view() }
    weak var tree: Tree?
    weak var gone: LiveSession?
    do {
      async let opening = host.open()
      if one.testDescription == "endless task" {
        await host.clock.waitForSleepers()
        host.clock.advance(by: .milliseconds(150))
      }
      let page = await opening
      let peer = TestPeer()
      let session = try #require(await host.connect(peer, page.token))
      (tree, gone) = (session.window.tree, session)
      if page.html.contains("\"more\"") {
        let more = try page.number(of: "more")
        #expect(host.holder.receive(.event(.init(1, more, "tap")), for: session, from: peer))
      }
      session.window.location.visit("/elsewhere")
      session.window.tree.flush()
      host.holder.disconnect(peer, from: session)
    }
    #expect(tree != nil)
    host.clock.advance(by: .seconds(61))
    host.holder.sweep()
    for _ in 0..<1000 where tree != nil { await Task.yield() }
    #expect(gone == nil)
    #expect(tree == nil)
  }
}

private struct PathView: View {
  @State private var path = NavigationPath()

  var body: some View {
    NavigationStack(path: $path) {
      Button("More") { path.append("next") }.accessibilityIdentifier("more")
        .navigationDestination(for: String.self) { Text(verbatim: $0) }
    }
  }
}

private struct SearchView: View {
  @State private var text = ""

  var body: some View {
    NavigationStack {
      Text(verbatim: text).searchable(text: $text).searchSuggestions {
        Button("One") { text = "one" }
      }
      .toolbar { ToolbarItem { Button("More") { text = "more" }.accessibilityIdentifier("more") } }
    }
  }
}

private struct SheetView: View {
  @State private var isShown = false
  @State private var isAsking = false

  var body: some View {
    Button("More") { (isShown, isAsking) = (true, true) }.accessibilityIdentifier("more")
      .sheet(isPresented: $isShown) { NavigationStack { CounterView() } }
      .alert("Sure?", isPresented: $isAsking) { Button("Yes") { isAsking = false } }
  }
}

private struct FieldsView: View {
  @State private var text = ""
  @State private var isOn = false
  @State private var choice = 0
  @FocusState private var isFocused: Bool

  var body: some View {
    VStack {
      TextField("Name", text: $text).focused($isFocused).onSubmit { isFocused = false }
      Toggle("On", isOn: $isOn)
      Picker("Choice", selection: $choice) { Text(verbatim: "0").tag(0) }
      Button("More") { isFocused = true }.accessibilityIdentifier("more")
    }
    .onChange(of: isOn) { choice = 0 }
  }
}

private struct StorageView: View {
  @AppStorage("kept") private var kept = 0

  var body: some View { Button("More \(kept)") { kept += 1 }.accessibilityIdentifier("more") }
}
