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

  @Test(.mission("R-41", "R-53")) func `the second tab is the same list in UIKit`() async throws {
    let container = try AppComposition.container(arguments: ["-ui-testing"], environment: [:])
    let screen = Screen(TabBarBuilder(container: container).buildTabBarView())
    try screen.tab("UIKit").tap()
    await screen.settle { (try? $0.button("feedlist.row.20")) != nil }
    #expect(screen.url == "/uikit")
  }
}
