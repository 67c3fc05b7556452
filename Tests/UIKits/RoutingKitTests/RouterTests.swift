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

  @Test(arguments: Segue.allCases) func `a screen that is pushed or presented can dismiss itself`(
    segue: Segue
  )
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

  @Test func `a pushed screen pushes another, which dismisses only itself`() async throws {
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

  private enum Place: Hashable, Codable { case place(id: Int) }

  private func places(_ url: String, asked: @escaping (Int) -> Void = { _ in }) -> Screen {
    Screen(
      RouterView { router in
        Button("Go") {
          router.showScreen(.push, at: Place.place(id: 7)) { inner in
            Text("Known")
            Button("Close") { inner.dismissScreen() }
          }
        }
      } destination: { (place: Place, router) in
        let id =
          switch place {
          case .place(let id): id
          }
        Text("Place \(id)").onAppear { asked(id) }
        Button("Close") { router.dismissScreen() }
      }, url: url)
  }

  @Test func `pushing a screen with a route changes the URL and the history`() throws {
    var asked: [Int] = []
    let screen = places("/") { asked.append($0) }
    try screen.button("Go").tap()
    #expect(screen.url == "/place/7" && screen.text.contains("Known"))
    screen.back()
    #expect(screen.url == "/" && !screen.text.contains("Known"))
    screen.forward()
    #expect(screen.text.contains("Known"))
    try screen.button("Close").tap()
    #expect(screen.url == "/")
    #expect(asked == [], "existing screens are not created again")
  }

  @Test func `a URL from outside shows its screen, and dismissing it shows the root`() throws {
    var asked: [Int] = []
    let screen = places("/place/3") { asked.append($0) }
    #expect(screen.text.contains("Place 3") && asked == [3] && screen.isUnderstood)
    try screen.button("Close").tap()
    #expect(screen.url == "/")
    #expect(!places("/nowhere/3").isUnderstood)
    #expect(!places("/place/three").isUnderstood)
  }

  @Test func `pushing a screen whose route has no destination does not change the URL`()
    async throws
  {
    let screen = screen { router in
      router.showScreen(.push, at: Place.place(id: 1)) { _ in Text("Plain") }
    }
    try screen.button("Go").tap()
    await screen.settle { $0.text.contains("Plain") }
    #expect(screen.url == "/")
  }

  @Test func `an alert shows its title and message, and its button closes it`() async throws {
    let screen = screen { $0.showAlert(Text(verbatim: "Sure?"), message: Text(verbatim: "Really")) }
    try screen.button("Go").tap()
    await screen.settle { $0.text.contains("Sure?") && $0.text.contains("Really") }
    try screen.button("OK").tap()
    await screen.settle { $0.all(.alert).isEmpty }
    #expect(!screen.text.contains("Sure?"))
  }

  @Test func `a confirmation dialog shows its buttons, and closes`() async throws {
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
