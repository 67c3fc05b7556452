import Foundation
import Testing

@testable import Staff

@MainActor
struct EmployeeRepositoryTests {
    @Test
    func testFetchEmployees_success() async throws {
        // Arrange
        let subject = EmployeeRemoteRepository(
            session: MockNetworkSession()
        )

        // Act
        let employees = try await subject.fetchEmployees(page: 1)

        // Assert
        #expect(employees.map(\.name) == (1...3).map { "Employee \($0)" })
        #expect(employees.map(\.id) == [Employee].fixtures.map(\.id))
    }

    @Test(arguments: [
        (URLError.Code.notConnectedToInternet, AppError.offline), (.dataNotAllowed, .offline),
        (.internationalRoamingOff, .offline), (.callIsActive, .offline), (.networkConnectionLost, .offline),
        (.cannotFindHost, .offline), (.dnsLookupFailed, .offline), (.cannotConnectToHost, .offline), (.timedOut, .offline),
        (.secureConnectionFailed, .service), (.serverCertificateUntrusted, .service), (.badURL, .service),
    ])
    func testFetchEmployees_isOfflineOnlyWithoutAnAnswer(code: URLError.Code, error: AppError) async throws {
        // Arrange
        let subject = EmployeeRemoteRepository(
            session: MockNetworkSession(throwError: true, errorCode: code)
        )

        // Act & Assert
        await #expect(throws: error) {
            try await subject.fetchEmployees(page: 1)
        }
    }

    @Test(arguments: [(199, AppError.service), (300, .service), (404, .notFound), (500, .service)])
    func testFetchEmployees_refusesOtherAnswers(status: Int, error: AppError) async throws {
        // Arrange
        let subject = EmployeeRemoteRepository(
            session: MockNetworkSession(statusCode: status)
        )

        // Act & Assert
        await #expect(throws: error) {
            try await subject.fetchEmployees(page: 1)
        }
    }

    @Test
    func testFetchEmployees_badUrl() async throws {
        // Arrange
        let subject = EmployeeRemoteRepository(
            session: MockNetworkSession(),
            baseURL: "http://[::1"
        )

        // Act & Assert
        await #expect(throws: AppError.service) {
            try await subject.fetchEmployees(page: 1)
        }
    }

    @Test
    func testFetchEmployees_refusesWhatIsNoJSON() async throws {
        // Arrange
        let subject = EmployeeRemoteRepository(
            session: MockNetworkSession(body: Data("<html>".utf8))
        )

        // Act & Assert
        await #expect(throws: AppError.unreadable(field: "employees")) {
            try await subject.fetchEmployees(page: 1)
        }
    }
}
