import Foundation
import SwiftUI
import SwiftUITesting
import Testing

/// A style that shows in front of the label whether the link is pressed.
private struct Framed: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      Text(verbatim: configuration.isPressed ? "down" : "up")
      configuration.label
    }
  }
}

private struct Doubled: PrimitiveButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack {
      Button(configuration)
      Text(verbatim: "twice").onTapGesture { configuration.trigger() }
    }
  }
}

@MainActor @Suite struct LinkTests {
  private struct Page<Style: PrimitiveButtonStyle>: View {
    var style: Style
    var body: some View {
      NavigationStack {
        NavigationLink(value: 3) { Text("Three") }
          .buttonStyle(style)
          .navigationDestination(for: Int.self) { Text("page \($0)") }
      }
    }
  }

  @Test func `a navigation link has the app's button style and is still a link`() throws {
    let screen = Screen(
      NavigationStack {
        NavigationLink(value: 3) { Text("Three") }
          .buttonStyle(Framed())
          .navigationDestination(for: Int.self) { Text("page \($0)") }
      })
    let link = try screen.link("up Three")
    #expect(link.url == "/3")
    try link.press()
    try screen.link("down Three").tap()
    #expect(screen.text.contains("page 3"))
  }

  @Test func `a PrimitiveButtonStyle on a navigation link can trigger the navigation`() throws {
    let screen = Screen(Page(style: Doubled()))
    #expect(try screen.link("Three").url == "/3")
    try screen.find(.any, "twice").tap()
    #expect(screen.text.contains("page 3"))
  }

  @Test func `a styled link to a URL is drawn by the style and opened by the browser`() throws {
    let url = try #require(URL(string: "https://example.org/a"))
    let screen = Screen(Link("Site", destination: url).buttonStyle(Framed()))
    #expect(try screen.link("up Site").url == url.absoluteString)
    #expect(try screen.link("up Site").drawing.events == .press)
    let plain = Screen(Link("Site", destination: url).buttonStyle(.bordered))
    #expect(try plain.link("Site").drawing[.variant] == "btn bordered")
    #expect(try Screen(Link("Site", destination: url)).link("Site").drawing[.variant] == nil)
  }

  @Test func `a custom openURL action is used by a styled link as well`() throws {
    let url = try #require(URL(string: "https://example.org/a"))
    var opened: [URL] = []
    let screen = Screen(
      Link("Site", destination: url).buttonStyle(Framed())
        .environment(
          \.openURL,
          OpenURLAction {
            opened.append($0)
            return .handled
          }))
    try screen.link("up Site").tap()
    #expect(opened == [url])
  }

  @Test func `each initialiser of a link leads to its URL`() throws {
    let url = try #require(URL(string: "https://example.org/a"))
    let screens = [
      Screen(Link("Site", destination: url)),
      Screen(Link(String("Site"), destination: url)),
      Screen(Link(destination: url) { Text("Site") }),
      Screen(Link(destination: url, label: { Text("Site") })),
    ]
    for screen in screens { #expect(try screen.link("Site").url == url.absoluteString) }
  }

  @Test func `a navigation link pushes its destination`() throws {
    let screen = Screen(
      NavigationStack {
        NavigationLink(value: 3) { Text("Three") }
          .navigationDestination(for: Int.self) { Text("page \($0)") }
      })
    try screen.link("Three").tap()
    #expect(screen.text.contains("page 3"))
  }
}
