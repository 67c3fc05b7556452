import SwiftUI
import Testing

@testable import MultiverseSharedUI

@MainActor
@Suite("ErrorView • What it is made of")
struct ErrorViewTests {
    @Test("It shows the same for the same words")
    func testBody() {
        let view = ErrorView(message: "There is no connection.") {}
        #expect(String(describing: type(of: view.body)).contains("ContentUnavailableView"))
    }
}
