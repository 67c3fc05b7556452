import Foundation
import SwiftUI
import SwiftUITesting
import Testing

private struct Flagged: View {
  @State private var isOpen = false
  @State private var item: String?
  @State private var count = 0
  var body: some View {
    NavigationStack {
      VStack {
        Text("open \(isOpen) item \(item ?? "none")")
        Button("Open") { isOpen = true }
        Button("Item") { item = "one" }
        NavigationLink("Plain") { Leaf(name: "plain") }
        NavigationLink(destination: Leaf(name: "label")) { Text("Label") }
      }
      .navigationDestination(isPresented: $isOpen) {
        Text("count \(count)")
        Button("More") { count += 1 }
        Button("Close") { isOpen = false }
      }
      .navigationDestination(item: $item) { name in
        Text("about \(name)")
        Button("Other") { item = "two" }
      }
      .navigationTitle("Root")
    }
  }
}

private struct Leaf: View {
  let name: String
  @Environment(\.isPresented) private var isPresented
  @Environment(\.dismiss) private var dismiss
  var body: some View {
    Text("leaf \(name) \(isPresented ? "presented" : "alone")")
    Button("Leave") { dismiss() }
  }
}

@available(*, deprecated)
private struct OldLinks: View {
  @State private var isActive = false
  @State private var selection: Int?
  var body: some View {
    NavigationView {
      VStack {
        Text("active \(isActive) chosen \(selection ?? 0)")
        NavigationLink("Active", isActive: $isActive) { Leaf(name: "active") }
        NavigationLink(destination: Leaf(name: "tagged"), tag: 4, selection: $selection) {
          Text("Tagged")
        }
        Button("By app") { selection = 4 }
      }
    }
  }
}

private struct Linked: View {
  var body: some View {
    NavigationStack {
      NavigationLink {
        Text("there")
      } label: {
        Text("Go")
      }
      NavigationLink(destination: { Text("elsewhere") }, label: { Text("Leave") })
      NavigationLink(destination: Text("old place")) { Text("Older") }
    }
  }
}

/// A place in an encoded path. It is not private, because the path finds its types by name.
enum PathPlace: Codable, Hashable { case city(String) }

/// A stack on a page of another stack.
private struct Nested: View {
  var isBackHidden = false

  var body: some View {
    NavigationStack {
      NavigationLink("Open") {
        NavigationStack {
          VStack {
            Text("inner root")
            NavigationLink("Deeper") { Text("inner page") }
          }
          .navigationTitle("Inner")
        }
        .navigationBarBackButtonHidden(isBackHidden)
      }
      .navigationTitle("Outer")
    }
  }
}

@MainActor @Suite struct PushTests {
  @Test func `the root of a stack inside a pushed page has a back button that pops the page`()
    throws
  {
    let screen = Screen(Nested())
    #expect(throws: (any Error).self) { try screen.link("BackButton") }
    try screen.button("Open").tap()
    #expect(screen.text.contains("inner root"))
    try screen.button("Deeper").tap()
    #expect(screen.text.contains("inner page"))
    try screen.link("BackButton").tap()
    #expect(screen.text.contains("inner root") && !screen.text.contains("inner page"))
    try screen.link("BackButton").tap()
    #expect(!screen.text.contains("inner root"))
    try screen.button("Open").tap()
    screen.back()
    #expect(!screen.text.contains("inner root") && screen.text.contains("Outer"))
  }

  @Test func `a page's hidden back button is also hidden on the root of a stack inside the page`()
    throws
  {
    let screen = Screen(Nested(isBackHidden: true))
    try screen.button("Open").tap()
    #expect(screen.text.contains("inner root"))
    #expect(throws: (any Error).self) { try screen.link("BackButton") }
  }

  @Test
  func `navigationDestination with isPresented pushes a view, follows its state, and pops it`()
    throws
  {
    let screen = Screen(Flagged())
    try screen.button("Open").tap()
    try screen.button("More").tap()
    #expect(screen.text.contains("count 1"))
    try screen.button("Close").tap()
    #expect(screen.text.contains("open false"))
    try screen.button("Open").tap()
    try screen.link("BackButton").tap()
    #expect(screen.text.contains("open false"))
  }

  @Test func `navigationDestination with an item pushes that item's screen`() throws {
    let screen = Screen(Flagged())
    try screen.button("Item").tap()
    #expect(screen.text.contains("about one"))
    try screen.button("Other").tap()
    #expect(screen.text.contains("about two"))
    try screen.link("BackButton").tap()
    #expect(screen.text.contains("item none"))
  }

  @Test(arguments: [("Plain", "plain"), ("Label", "label")])
  func `links push views, and dismiss pops them`(link: String, name: String) throws {
    let screen = Screen(Flagged())
    try screen.button(link).tap()
    #expect(screen.text.contains("leaf \(name) presented"))
    try screen.button("Leave").tap()
    #expect(screen.text.contains("open false"))
  }

  @available(*, deprecated)
  @Test
  func `deprecated links with isActive or a selection push by their binding and reset it on a pop`()
    throws
  {
    let screen = Screen(OldLinks())
    try screen.button("Active").tap()
    #expect(screen.text.contains("leaf active"))
    try screen.button("Leave").tap()
    #expect(screen.text.contains("active false"))
    try screen.button("Tagged").tap()
    #expect(screen.text.contains("leaf tagged"))
    try screen.link("BackButton").tap()
    #expect(screen.text.contains("chosen 0"))
    try screen.button("By app").tap()
    #expect(screen.text.contains("leaf tagged"))
  }

  @Test func `a path with values of several types is encoded and decoded`() throws {
    var path = NavigationPath()
    path.append(PathPlace.city("paris"))
    path.append(7)
    let written = try JSONEncoder().encode(#require(path.codable))
    let codable = try JSONDecoder().decode(
      NavigationPath.CodableRepresentation.self, from: written)
    #expect(NavigationPath(codable) == path)
    path.removeLast()
    #expect(path.count == 1 && !path.isEmpty)
    struct Plain: Hashable {}
    path.append(Plain())
    #expect(path.codable == nil)
  }

  @Test(arguments: [("Go", "there"), ("Leave", "elsewhere"), ("Older", "old place")])
  func `each initializer of a navigation link pushes its view, and Back pops it`(
    name: String, text: String
  ) throws {
    let screen = Screen(Linked())
    #expect(!screen.text.contains(text))
    try screen.button(name).tap()
    #expect(screen.text.contains(text))
    try screen.link("BackButton").tap()
    #expect(!screen.text.contains(text) && screen.text.contains(name))
  }
}
