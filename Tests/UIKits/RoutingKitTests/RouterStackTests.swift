import SwiftUI
import SwiftUITesting
import Testing

@testable import RoutingKit

@MainActor @Suite(.timeLimit(.minutes(10))) struct RouterStackTests {
  private enum Place: Hashable, Codable { case place(id: Int) }

  @Test
  func `a sheet has its own navigation stack, and closing its pushed screen leaves the sheet`()
    async throws
  {
    let screen = Screen(
      RouterView { router in
        Button("Go") {
          router.showScreen(.sheet) { sheet in
            Button("Push") {
              sheet.showScreen(.push) { inner in Button("Pop") { inner.dismissScreen() } }
            }
            Button("Close") { sheet.dismissScreen() }
          }
        }
      })
    try screen.button("Go").tap()
    await screen.settle { (try? $0.button("Push")) != nil }
    try screen.button("Push").tap()
    await screen.settle { (try? $0.button("Pop")) != nil }
    #expect(screen.all(.sheet).count == 1)
    try screen.button("Pop").tap()
    await screen.settle { (try? $0.button("Close")) != nil }
    #expect(screen.all(.sheet).count == 1)
    try screen.button("Close").tap()
    await screen.settle { $0.all(.sheet).isEmpty }
  }

  @Test func `tapping a custom button of an alert calls its action and closes the alert`()
    async throws
  {
    var pressed = 0
    let screen = Screen(
      RouterView { router in
        Button("Go") {
          router.showAlert(Text(verbatim: "Sure?")) { Button("Delete") { pressed += 1 } }
        }
      })
    try screen.button("Go").tap()
    await screen.settle { (try? $0.button("Delete")) != nil }
    try screen.button("Delete").tap()
    #expect(pressed == 1)
    await screen.settle { $0.all(.alert).isEmpty }
  }

  @Test func `dismissAlert of a router dismisses both an alert and a confirmation dialog`() {
    let router = Router(stack: RouterStack()) {}
    router.showAlert(Text(verbatim: "a"))
    router.showConfirmationDialog(Text(verbatim: "b")) { EmptyView() }
    #expect(router.alert != nil && router.dialog != nil)
    router.dismissAlert()
    #expect(router.alert == nil && router.dialog == nil)
  }

  @Test
  func `a sheet, a cover and a pushed screen exist together, and each router dismisses its own`() {
    var closed = 0
    let router = Router(stack: RouterStack()) { closed += 1 }
    router.showScreen(.sheet) { _ in Text(verbatim: "sheet") }
    router.showScreen(.fullScreenCover) { _ in Text(verbatim: "cover") }
    router.showScreen(.push) { _ in Text(verbatim: "pushed") }
    #expect(router.sheet != nil && router.cover != nil && router.stack.path.count == 1)
    #expect(router.sheet != router.cover && router.sheet?.id != router.cover?.id)
    router.sheet?.router.dismissScreen()
    #expect(router.sheet == nil && router.cover != nil)
    router.cover?.router.dismissScreen()
    #expect(router.cover == nil && router.stack.path.count == 1 && closed == 0)
    router.dismissScreen()
    #expect(closed == 1)
  }

  @Test func `a pushed screen is remembered for its route only if the route has a destination`() {
    let stack = RouterStack()
    let router = Router(stack: stack) {}
    let place = Place.place(id: 1)
    router.showScreen(.push, at: place) { _ in Text(verbatim: "plain") }
    #expect(stack.path.count == 1 && stack.known(at: place) == nil)
    stack.addresses.insert(ObjectIdentifier(Place.self))
    router.showScreen(.push, at: place) { _ in Text(verbatim: "kept") }
    #expect(stack.path.count == 2 && stack.known(at: place) != nil)
    router.showScreen(.sheet, at: Place.place(id: 2)) { _ in Text(verbatim: "sheet") }
    #expect(router.sheet != nil && stack.path.count == 2)
    stack.cut(to: 5)
    #expect(stack.path.count == 2)
    stack.cut(to: 0)
    #expect(stack.path.isEmpty && stack.known(at: place) != nil)
    router.showScreen(.push, at: Place.place(id: 3)) { _ in Text(verbatim: "new") }
    #expect(stack.known(at: place) == nil && stack.known(at: Place.place(id: 3)) != nil)
  }

  private struct Filter: View {
    @State private var status = ""

    var body: some View {
      VStack {
        Text("status \(status)")
        Button("Dead") { status = "dead" }
        Button("All") { status = "" }
      }
      .kept(inAddressAs: "status", $status, isStep: true)
    }
  }

  @Test func `a state value is written to the query of the URL and read from it`() async throws {
    let screen = Screen(RouterView { _ in Filter() }, url: "/?status=alive")
    await screen.settle()
    #expect(screen.text.contains("status alive") && screen.url == "/?status=alive")
    try screen.button("Dead").tap()
    await screen.settle()
    #expect(screen.text.contains("status dead") && screen.url == "/?status=dead")
    try screen.button("All").tap()
    await screen.settle()
    #expect(screen.lines.contains { $0.hasPrefix("status") } && screen.url == "/")
  }
}
