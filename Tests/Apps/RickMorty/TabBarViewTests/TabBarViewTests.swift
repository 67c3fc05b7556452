import AppComposition
import DependencyContainer
import KitTesting
import SwiftUI
import SwiftUITesting
import Testing

@testable import TabBarView

@MainActor @Suite("TabBarView") struct TabBarViewTests {
  @Test func `the whole app runs with its fixed characters`() async throws {
    let container = try AppComposition.container(arguments: ["-ui-testing"], environment: [:])
    let screen = Screen(TabBarBuilder(container: container).buildTabBarView())
    await screen.settle { $0.text.contains("Character 20") }
    #expect(screen.text.contains("Demo data"))
  }
}
