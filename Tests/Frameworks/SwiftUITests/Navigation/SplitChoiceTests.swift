import StrataRendering
import SwiftUI
import SwiftUITesting
import Testing

private let places = ["London", "Paris", "Tokyo"]

/// A split view as in Apple's documentation: the links select, and the detail shows the selection.
private struct Page: View {
  @State private var chosen: String?

  var body: some View {
    NavigationSplitView {
      List(places, id: \.self, selection: $chosen) { NavigationLink($0, value: $0) }
    } detail: {
      if let chosen {
        Text("Weather in \(chosen)")
        NavigationLink("More") { Text("More of \(chosen)") }
      } else {
        Text("Choose a place")
      }
      Button("Tokyo by itself") { chosen = "Tokyo" }
    }
  }
}

/// Rows whose identifiers differ from the values of their links.
private struct Numbered: View {
  @State private var chosen: Int?

  var body: some View {
    NavigationSplitView {
      List(selection: $chosen) {
        ForEach(Array(places.enumerated()), id: \.element) { index, name in
          NavigationLink(name, value: index)
        }
      }
    } content: {
      Text(chosen.map { "content \($0)" } ?? "no content")
    } detail: {
      Text("last")
    }
  }
}

/// Links whose values also have a destination.
private struct Leading: View {
  @State private var chosen: String?

  var body: some View {
    NavigationSplitView {
      List(places, id: \.self, selection: $chosen) { NavigationLink($0, value: $0) }
        .navigationDestination(for: String.self) { Text("page of \($0)") }
    } detail: {
      Text("nothing")
    }
  }
}

private struct Plain: View {
  @State private var chosen: String?

  var body: some View {
    NavigationSplitView {
      List(places, id: \.self, selection: $chosen) { Text($0) }
    } detail: {
      Text(chosen ?? "nothing")
    }
  }
}

/// Three columns, whose selections the app sets at once or removes.
private struct Steered: View {
  @State private var chosen: String?
  @State private var hour: Int?

  var body: some View {
    NavigationSplitView {
      List(places, id: \.self, selection: $chosen) { NavigationLink($0, value: $0) }
        .navigationTitle("Places")
        .toolbar {
          Button("Choose") { chosen = "Paris" }
          Button("Choose both") { (chosen, hour) = ("Tokyo", 9) }
        }
    } content: {
      List([9, 10], id: \.self, selection: $hour) { NavigationLink("\($0) h", value: $0) }
        .navigationTitle(chosen ?? "nowhere")
    } detail: {
      Text("\(chosen ?? "nowhere") at \(hour ?? 0)")
      Button("No hour") { hour = nil }
      Button("Nowhere") { chosen = nil }
    }
  }
}

/// A detail that pushes a page with a stack of its own.
private struct Nested: View {
  var body: some View {
    NavigationSplitView {
      List(places, id: \.self) { Text($0) }.navigationTitle("Places")
    } detail: {
      NavigationLink("Open") { NavigationStack { Text("a stack") } }
        .navigationTitle("Detail")
    }
  }
}

extension ElementTree {
  fileprivate var split: String? {
    if let variant = element[.variant], variant.hasPrefix("split") { return variant }
    return children.lazy.compactMap(\.split).first
  }
}

@MainActor @Suite struct SplitChoiceTests {
  @Test func `a link in a list with a selection sets the selection, which the detail shows`() throws
  {
    let screen = Screen(Page())
    #expect(screen.text.contains("Choose a place"))
    try screen.button("Paris").tap()
    #expect(screen.text.contains("Weather in Paris"), "no empty page is pushed")
    #expect(screen.drawing.split == "split at-main")
    try screen.button("London").tap()
    #expect(screen.text.contains("Weather in London") && !screen.text.contains("in Paris"))
    #expect(screen.url == "/", "the selection is not part of the address")
  }

  @Test func `the selected row is marked, even if the app selected it`() throws {
    let screen = Screen(Page())
    try screen.button("Tokyo by itself").tap()
    #expect(screen.text.contains("Weather in Tokyo"))
    #expect(try screen.button("Tokyo").drawing[.isPressed] == "true")
    #expect(try screen.button("Paris").drawing[.isPressed] == "false")
  }

  @Test func `another selection pops what is pushed onto the detail`() throws {
    let screen = Screen(Page())
    try screen.button("Paris").tap()
    try screen.button("More").tap()
    #expect(screen.text.contains("More of Paris"))
    try screen.button("London").tap()
    #expect(screen.text.contains("Weather in London") && !screen.text.contains("More of"))
  }

  @Test func `a selection in the first of three columns is shown in the second`() throws {
    let screen = Screen(Numbered())
    try screen.button("Paris").tap()
    #expect(screen.text.contains("content 1") && screen.text.contains("last"))
    #expect(screen.drawing.split == "split at-mid")
  }

  @Test func `a link in a list with a selection opens its navigationDestination if it has one`()
    throws
  {
    let screen = Screen(Leading())
    try screen.link("Paris").tap()
    #expect(screen.text.contains("page of Paris"))
    #expect(screen.drawing.split == "split at-main")
  }

  @Test func `selecting a row without a link shows the detail column in a narrow window`() throws {
    let screen = Screen(Plain())
    try screen.all(.button, "Select")[1].tap()
    #expect(screen.drawing.split == "split at-main" && screen.text.contains("Paris"))
  }

  @Test func `a selection by the app shows the next column of a narrow window`() throws {
    let screen = Screen(Steered())
    screen.surround { $0.isNarrow = true }
    try screen.button("Choose").tap()
    #expect(screen.drawing.split == "split at-mid")
    screen.back()
    #expect(screen.drawing.split == "split at-side" && screen.text.contains("nowhere at 0"))
    try screen.button("Choose both").tap()
    #expect(screen.drawing.split == "split at-main" && screen.text.contains("Tokyo at 9"))
    try screen.button("No hour").tap()
    #expect(screen.drawing.split == "split at-mid" && screen.text.contains("Tokyo at 0"))
    try screen.button("Nowhere").tap()
    #expect(screen.drawing.split == "split at-side" && screen.text.contains("nowhere at 0"))
  }

  @Test func `going back in a wide window keeps the selection`() throws {
    let screen = Screen(Page())
    try screen.button("Paris").tap()
    try screen.button("More").tap()
    screen.back()
    #expect(screen.text.contains("Weather in Paris") && !screen.text.contains("More of"))
    #expect(screen.drawing.split == "split at-main")
  }

  @Test func `the first page of a stack that the detail pushed leads back to the detail`() throws {
    let screen = Screen(Nested())
    screen.surround { $0.isNarrow = true }
    try screen.button("Open").tap()
    #expect(screen.text.contains("a stack"))
    let links = screen.all(.link).filter { $0.label == "Detail" }
    #expect(links.count == 1)
    try #require(links.first).tap()
    #expect(!screen.text.contains("a stack") && screen.has("Open"))
  }
}
