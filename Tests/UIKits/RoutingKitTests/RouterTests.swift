import SwiftUI
import SwiftUITesting
import Testing

@testable import RoutingKit

@MainActor struct RouterTests {
  private func screen(_ first: @escaping @MainActor (Router) -> Void) -> Screen {
    Screen(
      RouterView { router in
        Button("Go") { first(router) }
      })
  }

  @Test(arguments: Segue.allCases) func `a screen comes, and dismisses itself`(segue: Segue)
    async throws
  {
    let screen = screen { router in
      router.showScreen(segue) { inner in
        Button("Close") { inner.dismissScreen() }
      }
    }
    try screen.button("Go").tap()
    await screen.settle { (try? $0.button("Close")) != nil }
    try screen.button("Close").tap()
    await screen.settle { (try? $0.button("Close")) == nil }
    try screen.button("Go").tap()
    await screen.settle { (try? $0.button("Close")) != nil }
  }

  @Test func `a pushed screen pushes on, and takes only itself away`() async throws {
    let screen = screen { router in
      router.showScreen(.push) { second in
        Button("Further") {
          second.showScreen(.push) { third in Button("Away") { third.dismissScreen() } }
        }
      }
    }
    try screen.button("Go").tap()
    await screen.settle { (try? $0.button("Further")) != nil }
    try screen.button("Further").tap()
    await screen.settle { (try? $0.button("Away")) != nil }
    try screen.button("Away").tap()
    await screen.settle { (try? $0.button("Further")) != nil }
  }

  @Test func `an alert says what it is about, and goes`() async throws {
    let screen = screen { $0.showAlert(Text(verbatim: "Sure?"), message: Text(verbatim: "Really")) }
    try screen.button("Go").tap()
    await screen.settle { $0.text.contains("Sure?") && $0.text.contains("Really") }
  }

  @Test func `a dialog offers its buttons`() async throws {
    var pressed = 0
    let screen = screen { router in
      router.showConfirmationDialog(Text(verbatim: "Which?")) {
        Button("Left") { pressed += 1 }
      }
    }
    try screen.button("Go").tap()
    await screen.settle { (try? $0.button("Left")) != nil }
    try screen.button("Left").tap()
    #expect(pressed == 1)
    await screen.settle { (try? $0.button("Left")) == nil }
  }
}
