import StrataRendering
import SwiftUITesting
import Testing

@testable import StrataSwiftUIApp
@testable import SwiftUI

private struct Library: View {
  @Environment(\.openWindow) private var openWindow
  var body: some View {
    let open: OpenWindowAction = openWindow
    VStack {
      Text("library")
      Button("Notes") { open(id: "notes") }
      Button("Number") { open(value: 7) }
      Button("Named") { open(id: "page", value: "a/b ü") }
    }
  }
}

private struct Desk: App {
  @State private var count = 0
  var body: some Scene {
    WindowGroup { Library() }
    WindowGroup(id: "notes") {
      NavigationStack {
        Button("Count \(count)") { count += 1 }
        NavigationLink("Next", value: 1).navigationDestination(for: Int.self) { Text("page \($0)") }
      }
    }
    .environment(\.locale, .init(identifier: "en"))
    WindowGroup(for: Int.self) { $number in
      Text("number \(number ?? 0)")
      Button("More") { number = (number ?? 0) + 1 }
    }
    WindowGroup(id: "page", for: String.self) { name in
      Text("page \(name.wrappedValue)")
    } defaultValue: {
      "none"
    }
  }
}

private struct Defaults: App {
  var body: some Scene {
    WindowGroup(for: Int.self) { number in
      Text("number \(number.wrappedValue)")
      Button("More") { number.wrappedValue += 1 }
    } defaultValue: {
      40
    }
    WindowGroup(id: "maybe", for: Int.self) { number in
      Text(number.wrappedValue.map { "got \($0)" } ?? "got none")
    }
  }
}

@MainActor @Suite struct WindowTests {
  private func desk(_ url: String) -> Screen { Screen(AppView(Desk()), url: url) }

  @Test func `openWindow opens a URL that shows the scene of the window`() throws {
    let first = desk("/")
    #expect(first.lines.first == "library")
    for name in ["Notes", "Number", "Named"] { try first.button(name).tap() }
    #expect(first.opened.count == 3 && first.opened[0] == "/-/notes/-")
    let notes = desk(first.opened[0])
    try notes.button("Count 0").tap()
    #expect(notes.has("Count 1"))
    let number = desk(first.opened[1])
    #expect(number.lines.first == "number 7")
    try number.button("More").tap()
    #expect(number.lines.first == "number 8")
    #expect(desk(first.opened[2]).lines == ["page a/b ü"])
  }

  @Test func `navigation in a window keeps the window's prefix in the URL`() throws {
    let screen = desk("/-/notes/-")
    try screen.link("Next").tap()
    #expect(screen.url == "/-/notes/-/1" && screen.text.contains("page 1"))
    screen.back()
    #expect(screen.url == "/-/notes/-" && screen.has("Count 0"))
    #expect(desk("/-/notes/-/1").text.contains("page 1"))
  }

  @Test func `a window whose URL has no value gets its default value or nil`() throws {
    let first = Screen(AppView(Defaults()))
    #expect(first.lines.first == "number 40")
    try first.button("More").tap()
    #expect(first.lines.first == "number 41")
    #expect(Screen(AppView(Defaults()), url: "/-/maybe").lines == ["got none"])
    #expect(Screen(AppView(Defaults()), url: "/-/maybe/WzNd").lines == ["got 3"])
    #expect(desk("/-/page").lines == ["page none"])
  }

  @Test(arguments: [
    "/-/Int/%F0%9F%92%A5", "/-/Int/AAAA", "/-/Int/WyJhIl0", "/-/unknown", "/-",
    // 513 open brackets, with which Foundation's decoder ends the process.
    "/-/Int/" + String(repeating: "W1tb", count: 171),
  ])
  func `an invalid window URL shows a default value or the main window`(url: String) {
    let screen = desk(url)
    #expect(["number 0", "library"].contains(screen.lines.first ?? ""))
  }

  @Test func `a value that is encoded in a window's URL is decoded unchanged`() {
    for value in ["", "a/b?c#d", "ü\u{301}", String(repeating: "x", count: 200)] {
      let url = WindowAddress(id: "w", of: value).url
      #expect(WindowAddress(url: url)?.decoded(String.self) == value)
    }
  }
}
