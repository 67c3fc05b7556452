import Foundation
import Testing

@testable import MyApp

@MainActor
struct ErrorKindTests {
    private struct KnownError: HasErrorKind {
        let kind: ErrorKind
    }

    @Test(arguments: [
        URLError.Code.notConnectedToInternet, .dataNotAllowed, .internationalRoamingOff, .callIsActive, .networkConnectionLost,
        .cannotFindHost, .dnsLookupFailed, .cannotConnectToHost, .timedOut,
    ])
    func testInit_takesARequestWithoutAnswerForOffline(code: URLError.Code) {
        #expect(ErrorKind(URLError(code)) == .offline)
    }

    @Test(arguments: [ErrorKind.offline, .notFound, .service, .unreadable])
    func testInit_usesTheKindThatTheErrorSays(kind: ErrorKind) {
        #expect(ErrorKind(KnownError(kind: kind)) == kind)
    }

    @Test
    func testInit_takesOtherErrorsForThoseOfTheService() {
        #expect(ErrorKind(RepositoryError.networkError) == .service)
        #expect(ErrorKind(URLError(.badServerResponse)) == .service)
    }

    @Test
    func testLabel_hasOtherWordsForEachKind() {
        let kinds = [ErrorKind.offline, .notFound, .service, .unreadable]
        #expect(Set(kinds.map(\.label.key)).count == 4)
    }
}
