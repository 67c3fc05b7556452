import Foundation
import StrataRendering
import SwiftUI
import SwiftUITesting
import Testing

private struct Picture: View {
  @State private var name = "a"
  var body: some View {
    VStack {
      AsyncImage(url: URL(string: "https://example.org/\(name).png")) { phase in
        if phase.image != nil {
          Text("loaded")
        } else if phase.error != nil {
          Text("failed")
        } else {
          Text("waiting")
        }
      }
      Button("Next") { name = "b" }
    }
  }
}

@MainActor @Suite struct AsyncImageTests {
  private func probe(_ screen: Screen) throws -> ScreenElement {
    try #require(screen.all(.image).first { $0.drawing.events.contains(.load) })
  }

  @Test func `an AsyncImage is first empty, then has the loaded image`() throws {
    let screen = Screen(Picture())
    #expect(screen.lines.first == "waiting")
    #expect(try probe(screen).drawing[.source] == "https://example.org/a.png")
    try probe(screen).finishLoading()
    #expect(screen.lines.first == "loaded")
  }

  @Test func `an AsyncImage whose image cannot be loaded gets a failure`() throws {
    let screen = Screen(Picture())
    try probe(screen).finishLoading(isSuccess: false)
    #expect(screen.lines.first == "failed")
  }

  @Test func `changing an AsyncImage's URL starts another load`() throws {
    let screen = Screen(Picture())
    try probe(screen).finishLoading()
    try screen.button("Next").tap()
    #expect(screen.lines.first == "waiting")
    #expect(try probe(screen).drawing[.source] == "https://example.org/b.png")
  }

  @Test func `an AsyncImage with a transaction loads its image`() throws {
    let url = URL(string: "https://example.org/a.png")
    let screen = Screen(
      AsyncImage(url: url, scale: 1, transaction: Transaction(animation: .default)) { phase in
        Text(verbatim: phase.image == nil ? "none" : "some")
      })
    try probe(screen).finishLoading()
    #expect(screen.lines == ["some"])
  }

  @Test func `an AsyncImage without a URL loads nothing`() {
    let screen = Screen(
      AsyncImage(url: nil) {
        $0.resizable()
      } placeholder: {
        Text("none")
      })
    #expect(screen.lines == ["none"] && screen.all(.image).isEmpty)
  }
}
