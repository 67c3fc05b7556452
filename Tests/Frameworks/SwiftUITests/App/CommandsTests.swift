import StrataRendering
import SwiftUITesting
import Testing

@testable import StrataSwiftUIApp
@testable import SwiftUI

private struct NotesApp: App {
  @State private var log = ""
  @State private var hasMore = false

  var body: some Scene {
    WindowGroup { Text("log \(log)") }
      .commands {
        CommandMenu("Notes") {
          Button("Add") { log += "a" }.keyboardShortcut("b", modifiers: [.command, .shift])
        }
        CommandGroup(replacing: .newItem) {
          Button("New") { log += "n" }.keyboardShortcut("n")
        }
        CommandGroup(after: .help) { Toggle("More", isOn: $hasMore) }
        if hasMore { Extra(act: { log += "x" }) }
        SidebarCommands()
      }
  }
}

/// An app's commands, with state.
private struct Extra: Commands {
  let act: () -> Void
  @State private var count = 0

  var body: some Commands {
    CommandMenu("Extra") {
      Button("Act \(count)") {
        count += 1
        act()
      }
      .keyboardShortcut("e", modifiers: .option)
    }
  }
}

private struct PlainApp: App {
  var body: some Scene {
    WindowGroup { Text("words") }
      .commands { CommandMenu("Gone") { Button("Gone item") {} } }
      .commandsReplaced { EmptyCommands() }
  }
}

@MainActor @Suite struct CommandsTests {
  @Test func `keyboard shortcuts of commands work wherever the focus is`() throws {
    let screen = Screen(AppView(NotesApp()))
    try screen.press(KeyboardShortcut("n"))
    try screen.press(KeyboardShortcut("b", modifiers: [.command, .shift]))
    #expect(screen.lines.first == "log na")
    #expect(throws: (any Error).self) {
      try screen.press(KeyboardShortcut("e", modifiers: .option))
    }
  }

  @Test func `commands are buttons that the keyboard reaches, and can be added while the app runs`()
    throws
  {
    let screen = Screen(AppView(NotesApp()))
    let bar = try screen.element("Actions").drawing
    #expect(bar[.variant] == "spoken" && bar[.role] == "group")
    try screen.button("New").tap()
    try screen.button("Add").tap()
    #expect(screen.lines.first == "log na")
    try screen.toggle("More").turnOn()
    try screen.press(KeyboardShortcut("e", modifiers: .option))
    #expect(screen.lines.first == "log nax")
    #expect(screen.has("Act 1"))
  }

  @Test func `commandsReplaced with EmptyCommands removes a scene's commands`() {
    let screen = Screen(AppView(PlainApp()))
    #expect(screen.lines == ["words"] && !screen.has("Gone item") && !screen.has("Actions"))
  }
}
