import SwiftUI
import SwiftUITesting
import Testing

@testable import RoutingKit

/// Tests of the identity of screens, the order in which they close, and what stays open.
@MainActor @Suite(.timeLimit(.minutes(10))) struct ScreenOrderTests {
  private enum Place: Hashable, Codable { case place(id: Int) }

  private func router(_ stack: RouterStack = RouterStack()) -> Router {
    Router(stack: stack) {}
  }

  @Test func `each routed screen has its own router, stack and identity`() {
    let screens = (0..<3).map { _ in RoutedScreen({ _ in EmptyView() }, close: {}) }
    #expect(Set(screens).count == 3 && Set(screens.map(\.id)).count == 3)
    #expect(screens[0] == screens[0] && screens[0] != screens[1])
    #expect(screens[0].router.stack !== screens[1].router.stack)
    let stack = RouterStack()
    let pushed = RoutedScreen(stack: stack, { _ in EmptyView() }, close: {})
    #expect(pushed.router.stack === stack)
  }

  @Test func `a routed screen's content is built with its own router at each drawing`() {
    var made: [ObjectIdentifier] = []
    let screen = RoutedScreen(
      { router -> EmptyView in
        made.append(ObjectIdentifier(router))
        return EmptyView()
      }, close: {})
    #expect(made.isEmpty)
    _ = screen.view()
    _ = screen.view()
    #expect(made == [screen.id, screen.id])
  }

  @Test func `dismissing a pushed screen closes those above it, too`() throws {
    let stack = RouterStack()
    let router = router(stack)
    for _ in 0..<3 { router.showScreen(.push) { _ in EmptyView() } }
    #expect(stack.path.count == 3)
    stack.cut(to: 1)
    #expect(stack.path.count == 1)
    router.showScreen(.push) { _ in EmptyView() }
    #expect(stack.path.count == 2)
    stack.cut(to: 2)
    stack.cut(to: 3)
    #expect(stack.path.count == 2)
  }

  @Test(arguments: [Segue.sheet, .fullScreenCover])
  func `dismissing a sheet or cover that was replaced does not close its successor`(segue: Segue)
    throws
  {
    let router = router()
    func shown() -> RoutedScreen? { segue == .sheet ? router.sheet : router.cover }
    router.showScreen(segue) { _ in Text(verbatim: "first") }
    let first = try #require(shown())
    router.showScreen(segue) { _ in Text(verbatim: "second") }
    let second = try #require(shown())
    #expect(second != first)
    first.router.dismissScreen()
    #expect(shown() == second)
    second.router.dismissScreen()
    #expect(shown() == nil)
    second.router.dismissScreen()
    #expect(shown() == nil)
  }

  @Test(arguments: [Segue.sheet, .fullScreenCover])
  func `a sheet or cover with a route is shown without changing the navigation path`(segue: Segue) {
    let stack = RouterStack()
    stack.addresses.insert(ObjectIdentifier(Place.self))
    let router = router(stack)
    router.showScreen(segue, at: Place.place(id: 1)) { _ in EmptyView() }
    #expect((router.sheet != nil) == (segue == .sheet))
    #expect((router.cover != nil) == (segue == .fullScreenCover))
    #expect(stack.path.isEmpty && stack.known(at: Place.place(id: 1)) == nil)
  }

  @Test func `of two screens that are pushed for one route the last is shown`() {
    let stack = RouterStack()
    var shown: [String] = []
    for name in ["old", "new"] {
      stack.show(Place.place(id: 1)) { _ in
        shown.append(name)
        return AnyView(EmptyView())
      }
    }
    _ = stack.known(at: Place.place(id: 1))?(router(stack))
    #expect(shown == ["new"] && stack.path.count == 2)
    #expect(stack.known(at: Place.place(id: 2)) == nil)
  }

  @Test
  func `a router keeps an alert's title and message, and a dialog does not replace the alert`() {
    let router = router()
    router.showAlert(Text(verbatim: "Title"))
    #expect(router.alert?.message == nil && router.dialog == nil)
    router.showAlert(Text(verbatim: "Other"), message: Text(verbatim: "Words"))
    #expect(router.alert?.title == Text(verbatim: "Other"))
    #expect(router.alert?.message == Text(verbatim: "Words"))
    router.showConfirmationDialog(Text(verbatim: "Which?"), message: Text(verbatim: "More")) {
      EmptyView()
    }
    #expect(router.dialog?.title == Text(verbatim: "Which?"))
    #expect(router.dialog?.message == Text(verbatim: "More"))
    #expect(router.alert != nil)
    router.dismissAlert()
    router.dismissAlert()
    #expect(router.alert == nil && router.dialog == nil)
  }

  @Test func `an alert is closed by its cancel button, and can be shown again`() async throws {
    let screen = Screen(
      RouterView { router in
        Button("Go") {
          router.showAlert(Text(verbatim: "Sure?")) { Button("No", role: .cancel) {} }
        }
      })
    for _ in 0..<2 {
      try screen.button("Go").tap()
      await screen.settle { (try? $0.button("No")) != nil }
      try screen.button("No").tap()
      await screen.settle { $0.all(.alert).isEmpty }
    }
  }

  @Test func `the ways of presenting a screen are push, sheet and full-screen cover`() {
    #expect(Set(Segue.allCases) == [.push, .sheet, .fullScreenCover])
  }
}
