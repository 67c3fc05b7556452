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

    @Test("A sheet has a stack of its own, and its first screen closes it")
    func testSheet() throws {
        let router = Router()
        router.showScreen(.push) { _ in Text("One") }
        router.showScreen(.sheet) { _ in Text("Two") }
        #expect(router.depth == 2)
        let inner = try #require(router.sheet).router
        inner.showScreen(.push) { _ in Text("Three") }
        inner.dismissScreen()
        #expect(inner.depth == 0)
        #expect(router.sheet != nil)
        inner.dismissScreen()
        #expect(router.sheet == nil)
        #expect(router.depth == 1)
    }

    @Test("A router closes its sheet before it pops a screen")
    func testOrder() {
        let router = Router()
        router.showScreen(.push) { _ in Text("One") }
        router.showScreen(.sheet) { _ in Text("Two") }
        router.dismissScreen()
        #expect(router.depth == 1)
        router.dismissScreen()
        #expect(router.depth == 0)
    }
}
