import DesignKit
import Foundation
import SwiftUI
import SwiftUITesting
import Testing

@MainActor @Suite(.timeLimit(.minutes(10))) struct SurfaceTests {
  @Test func `a loading view has a progress indicator with an accessibility label`() throws {
    let screen = Screen(LoadingView(label: Text("Loading weather")))
    #expect(screen.all(.progress).count == 1)
    #expect(screen.all(.any).contains { $0.label == "Loading weather" })
  }

  @Test func `a message banner can have a button that retries`() throws {
    var tries = 0
    let screen = Screen(
      MessageBanner(title: Text("Old data"), systemImage: "clock") {
        Text("5 minutes old")
      } retry: {
        Retry(title: Text("Try again"), identifier: "retry") { tries += 1 }
      })
    try screen.button("Try again").tap()
    try screen.element("retry").tap()
    #expect(tries == 2 && screen.text.contains("5 minutes old"))
  }

  @Test func `a message banner without a retry has no button`() {
    let screen = Screen(
      MessageBanner(title: Text("Old data"), systemImage: "clock") { Text("5 minutes old") })
    #expect(screen.all(.button).isEmpty && screen.text.contains("Old data"))
  }

  @Test func `a section title has the accessibility trait of a heading`() {
    let screen = Screen(Heading(title: "Forecast"))
    #expect(screen.all(.heading).map(\.label) == ["Forecast"])
  }

  @Test func `hero, card and page modifiers show their content in order`() {
    let screen = Screen(
      VStack {
        Text("figure").hero(.blue)
        Text("card").card(.orange)
        Text("quiet").card()
      }
      .page(width: Extent.widePage))
    #expect(screen.lines == ["figure", "card", "quiet"])
  }
}
