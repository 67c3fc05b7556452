import SwiftUITesting
import Testing

@testable import StrataSwiftUIApp
@testable import SwiftUI

/// Tests of state, objects and environment values that are declared on an app.
@MainActor struct AppStateTests {
  @Test func `an app's state is kept in its window and not shared with another window`() throws {
    let screen = Screen(AppView(TallyApp()))
    try screen.button("Count 0").tap()
    try screen.button("Count 1").tap()
    #expect(screen.text.contains("Count 2"))
    let other = Screen(AppView(TallyApp()))
    #expect(other.text.contains("Count 0"), "another window is another app")
  }

  @Test func `an app observes its objects and passes them to its views`() throws {
    let screen = Screen(AppView(TallyApp()))
    try screen.button("Rename").tap()
    #expect(screen.text.contains("ledger: two"))
    #expect(screen.text.contains("inside: two"))
    try screen.button("Book").tap()
    #expect(screen.text.contains("entries: 1"))
    #expect(screen.text.contains("limit: 7"))
  }

  @Test func `onChange of a scene receives the old and the new value`() throws {
    let heard = Heard()
    let screen = Screen(AppView(TallyApp(heard: heard)))
    #expect(heard.words == ["now 0"])
    try screen.button("Count 0").tap()
    #expect(heard.words == ["now 0", "now 1", "changed", "0 to 1"])
  }

  @available(*, deprecated)
  @Test func `the deprecated onChange of a scene receives the new value`() throws {
    let heard = Heard()
    let screen = Screen(AppView(OldApp(heard: heard)))
    try screen.button("Count 0").tap()
    #expect(heard.words == ["1"])
  }

  @Test func `a custom scene can have state, which its button changes`() throws {
    let screen = Screen(AppView(OwnSceneApp()))
    try screen.button("Press 0").tap()
    #expect(screen.text.contains("Press 1"))
  }

  @Test func `a window group accepts titles and identifiers`() {
    let text = Text(verbatim: "same")
    let key: LocalizedStringKey = "Key"
    for group in [
      WindowGroup(Text(verbatim: "Title")) { text }, WindowGroup(key) { text },
      WindowGroup(String("Title")) { text }, WindowGroup(id: "main") { text },
    ] {
      #expect(Screen(group._content).text.contains("same"))
    }
  }
}

@available(*, deprecated)
private struct OldApp: App {
  @State private var count = 0
  private let heard: Heard

  init() { heard = Heard() }
  init(heard: Heard) { self.heard = heard }

  var body: some Scene {
    WindowGroup { Button("Count \(count)") { count += 1 } }
      .onChange(of: count, perform: { heard.words.append("\($0)") })
  }
}

private final class Heard {
  var words: [String] = []
}

private final class Ledger: ObservableObject {
  @Published var name = "one"
}

@Observable private final class Entries {
  var count = 0
}

extension EnvironmentValues {
  @Entry fileprivate var limit = 1
}

private struct TallyApp: App {
  @State private var count = 0
  @StateObject private var ledger = Ledger()
  @State private var entries = Entries()
  var heard = Heard()

  init() {}
  init(heard: Heard) { self.heard = heard }

  var body: some Scene {
    WindowGroup("Tally") {
      Button("Count \(count)") { count += 1 }
      Text(verbatim: "ledger: \(ledger.name)")
      Inside()
    }
    .environmentObject(ledger)
    .environment(entries)
    .environment(\.limit, 7)
    .onChange(of: count) { heard.words.append("\($0) to \($1)") }
    .onChange(of: count) { heard.words.append("changed") }
    .onChange(of: count, initial: true) { heard.words.append("now \(count)") }
  }
}

private struct Inside: View {
  @EnvironmentObject private var ledger: Ledger
  @Environment(Entries.self) private var entries
  @Environment(\.limit) private var limit

  var body: some View {
    Text(verbatim: "inside: \(ledger.name)")
    Text(verbatim: "entries: \(entries.count)")
    Text(verbatim: "limit: \(limit)")
    Button("Rename") { ledger.name = "two" }
    Button("Book") { entries.count += 1 }
  }
}

private struct OwnSceneApp: App {
  var body: some Scene { OwnScene() }
}

private struct OwnScene: Scene {
  @State private var count = 0

  var body: some Scene {
    WindowGroup { Button("Press \(count)") { count += 1 } }
  }
}
