import StrataRendering
import SwiftUI
import SwiftUITesting
import Testing

private struct Place: Identifiable {
  let id: Int
  let name: String
}

private struct Places: View {
  let places = [Place(id: 1, name: "London"), Place(id: 2, name: "Oslo")]
  @State private var isMore = false
  var body: some View {
    List {
      Section("Cities") {
        ForEach(places) { Text($0.name) }
        if isMore {
          Text("More")
          Text("And more")
        }
      }
      Section {
        Button("Show") { isMore = true }
      } footer: {
        Text("That was all")
      }
    }
    .listStyle(.plain)
  }
}

private struct Growing: View {
  @State private var hasSections = false
  var body: some View {
    List {
      if hasSections {
        Section("Head") { Button("inside") { hasSections = false } }
      } else {
        Button("plain") { hasSections = true }
      }
    }
  }
}

@MainActor private final class Log { var lines: [String] = [] }

@MainActor @Suite struct ListTests {
  @Test func `a list of sections has a row for each view`() throws {
    let screen = Screen(Places())
    #expect(
      screen.tree == """
        list
          section
            sectionHeader
              text “Cities”
            rows
              row
                text “London”
              row
                text “Oslo”
          section
            rows
              row
                button
                  text “Show”
            sectionFooter
              text “That was all”
        """)
    #expect(try #require(screen.all(.heading).first).label == "Cities")
  }

  @Test func `a view in a list that is replaced by several views becomes several rows`() throws {
    let screen = Screen(Places())
    try screen.button("Show").tap()
    #expect(screen.all(.row).map(\.label) == ["London", "Oslo", "More", "And more", "Show"])
  }

  @Test func `a list of data has a row for each view that is made for an element`() {
    let screen = Screen(
      List([Place(id: 1, name: "London")]) { place in
        Text(place.name).padding()
        Text("again").background(.red)
      })
    #expect(screen.all(.row).map(\.label) == ["London", "again"])
  }

  @Test func `a list that gains and loses sections shows the change`() throws {
    let screen = Screen(Growing())
    #expect(screen.lines == ["plain"])
    try screen.button("plain").tap()
    #expect(screen.lines == ["Head", "inside"])
    try screen.button("inside").tap()
    #expect(screen.tree == Screen(Growing()).tree)
  }

  @Test func `a row of a list with sections appears once and does not disappear`() {
    let log = Log()
    let screen = Screen(
      List {
        Section {
          Text("x").onAppear { log.lines.append("appear") }
            .onDisappear { log.lines.append("disappear") }
        }
      })
    #expect(screen.lines == ["x"] && log.lines == ["appear"])
  }

  @Test func `a list without sections draws its rows as one group`() {
    let screen = Screen(
      List {
        Text("a")
        Text("b")
      })
    #expect(screen.drawing.children.first?.children.map(\.element.kind) == [.rows])
    #expect(screen.all(.row).count == 2)
  }
}
