import SwiftUI
import Testing

@testable import MultiverseSharedUI

@MainActor
@Suite("ErrorView • Message and button")
struct ErrorViewTests {
    @Test("Equal messages give equal views")
    func testBody() {
        let view = ErrorView(message: "There is no connection.") {}
        #expect(String(describing: type(of: view.body)).contains("ContentUnavailableView"))
    }
}
