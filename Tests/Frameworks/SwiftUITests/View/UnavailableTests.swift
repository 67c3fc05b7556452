import SwiftUI
import SwiftUITesting
import Testing

@MainActor @Suite struct UnavailableTests {
  @Test func `an unavailable view shows its title, description and actions`() throws {
    let screen = Screen(
      ContentUnavailableView {
        Label("No weather data", systemImage: "cloud")
      } description: {
        Text("Search for a city to get started")
      } actions: {
        Button("Search") {}
      })
    #expect(screen.lines == ["No weather data", "Search for a city to get started", "Search"])
    try screen.button("Search").tap()
  }

  @Test func `the initialiser with texts shows the same view as the one with builders`() {
    let screen = Screen(
      ContentUnavailableView("Nothing", systemImage: "tray", description: Text("Yet")))
    #expect(screen.lines == ["Nothing", "Yet"])
  }
}
