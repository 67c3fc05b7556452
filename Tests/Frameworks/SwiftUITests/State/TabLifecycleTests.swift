import SwiftUI
import SwiftUITesting
import Testing

/// Tests of appearance and tasks of tabs.
@MainActor @Suite struct TabLifecycleTests {
  @MainActor final class Log {
    var lines: [String] = []
    func take() -> [String] {
      defer { lines = [] }
      return lines
    }
  }

  private struct Counted: View {
    var name: String
    var log: Log
    @State private var taps = 0

    var body: some View {
      Button("\(name) \(taps)") { taps += 1 }
        .onAppear { log.lines.append("\(name) appears") }
        .onDisappear { log.lines.append("\(name) disappears") }
        .task {
          log.lines.append("\(name) begins")
          await withTaskCancellationHandler {
            while !Task.isCancelled { await Task.yield() }
          } onCancel: {
          }
          log.lines.append("\(name) ends")
        }
    }
  }

  private struct Tabs: View {
    var log: Log
    @State private var tab = 0
    var body: some View {
      TabView(selection: $tab) {
        Counted(name: "one", log: log).tabItem { Text("First") }.tag(0)
        Counted(name: "two", log: log).tabItem { Text("Second") }.tag(1)
      }
    }
  }

  private func settled(_ screen: Screen, _ log: Log, _ count: Int) async -> Set<String> {
    while log.lines.count < count { await Task.yield() }
    return Set(log.take())
  }

  @Test func `selecting a tab makes it appear and the other disappear`() async throws {
    let log = Log()
    let screen = Screen(Tabs(log: log))
    #expect(await settled(screen, log, 2) == ["one appears", "one begins"])
    try screen.button("one 0").tap()
    try screen.tab("Second").tap()
    let first: Set = ["two appears", "two begins", "one disappears", "one ends"]
    #expect(await settled(screen, log, 4) == first)
    try screen.tab("First").tap()
    let second: Set = ["one appears", "one begins", "two disappears", "two ends"]
    #expect(await settled(screen, log, 4) == second)
    #expect(screen.has("one 1"), "state is kept")
    screen.close()
    #expect(await settled(screen, log, 2) == ["one disappears", "one ends"])
  }

  @Test func `opening an address pushes its page in the stack of a tab that is not selected`()
    throws
  {
    struct Stacks: View {
      var body: some View {
        TabView {
          NavigationStack {
            Text("root").navigationDestination(for: Int.self) { Text("number \($0)") }
          }
          .tabItem { Text("First") }
          Text("other").tabItem { Text("Second") }
        }
      }
    }
    let screen = Screen(Stacks())
    try screen.tab("Second").tap()
    screen.go(to: "/7")
    #expect(screen.has("number 7"))
  }
}
