import SwiftUI
import Testing

@testable import MultiverseRouting

@MainActor
@Suite("Router • Pushing and popping screens")
struct RouterTests {
    @Test("Screens are pushed and popped")
    func testStack() {
        let router = Router()
        router.dismissScreen()
        #expect(router.depth == 0)
        router.showScreen(.push) { _ in Text("One") }
        router.showScreen(.push) { _ in Text("Two") }
        #expect(router.depth == 2)
        #expect(router.screens[0] != router.screens[1])
        router.dismissScreen()
        #expect(router.depth == 1)
    }
}
