import DesignKit
import Foundation
import SwiftUI
import SwiftUITesting
import Testing

@MainActor @Suite(.timeLimit(.minutes(10))) struct ComponentTests {
  @Test func `an error view shows its title and message, and its button calls the retry closure`()
    throws
  {
    var tries = 0
    let screen = Screen(
      ErrorView(title: Text("No connection"), systemImage: "wifi.slash") {
        Text("Check the network.")
      } retry: {
        Retry(title: Text("Try again"), identifier: "retry") { tries += 1 }
      })
    #expect(screen.text.contains("No connection"))
    #expect(screen.text.contains("Check the network."))
    try screen.element("retry").tap()
    #expect(tries == 1)
  }

  @Test func `an error view without a retry has no button`() {
    let screen = Screen(
      ErrorView(title: Text("No such place"), systemImage: "mappin.slash") { Text("Nothing.") })
    #expect(!screen.has("retry"))
  }

  @Test func `a message banner shows its title above its lines`() throws {
    let screen = Screen(
      MessageBanner(title: Text("Old data"), systemImage: "clock") {
        Text("5 minutes old")
        Text("No connection")
      }
      .accessibilityElement(children: .combine).accessibilityIdentifier("message"))
    #expect(try screen.element("message").lines == ["Old data", "5 minutes old", "No connection"])
  }

  @Test func `an empty state view shows its title and message`() {
    let screen = Screen(
      EmptyStateView(title: Text("Nothing yet"), systemImage: "star", message: Text("Press it.")))
    #expect(screen.text.contains("Nothing yet"))
    #expect(screen.text.contains("Press it."))
  }
}
