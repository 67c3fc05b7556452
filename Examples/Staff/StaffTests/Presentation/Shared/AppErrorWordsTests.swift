import Foundation
import Testing

@testable import Staff

@MainActor
struct AppErrorWordsTests {
    @Test
    func testLabel_hasOtherWordsForEachKind() {
        let errors = [AppError.offline, .notFound, .service, .unreadable(field: "id")]
        #expect(Set(errors.map(\.label.key)).count == 4)
    }

    @Test
    func testLabel_isThatOfTheKind() {
        #expect(AppError.offline.label.key == "Common.Offline.message")
        #expect(AppError.unreadable(field: "id").label.key == AppError.unreadable(field: "name").label.key)
    }
}
