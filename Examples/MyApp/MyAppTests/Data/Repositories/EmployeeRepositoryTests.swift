import Foundation
import Testing

@testable import MyApp

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
        #expect(employees.map(\.name) == ["Employee 1", "Employee 2", "Employee 3"])
    }

    @Test
    func testFetchEmployees_networkError() async throws {
        // Arrange
        let subject = EmployeeRemoteRepository(
            session: MockNetworkSession(throwError: true)
        )

        // Act & Assert
        await #expect(throws: (any Error).self) {
            try await subject.fetchEmployees(page: 1)
        }
    }

    @Test(arguments: [201, 404, 500])
    func testFetchEmployees_refusesOtherAnswers(status: Int) async throws {
        // Arrange
        let subject = EmployeeRemoteRepository(
            session: MockNetworkSession(statusCode: status)
        )

        // Act & Assert
        await #expect(throws: RepositoryError.networkError) {
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
        await #expect(throws: RepositoryError.badUrl) {
            try await subject.fetchEmployees(page: 1)
        }
    }

    @Test
    func testToEmployee_refusesWhatIsNoIdentifier() throws {
        // Arrange
        let json = Data(#"{"employees": [{"id": "none", "name": "A 2", "email": "A 2", "role": "designer"}]}"#.utf8)
        let decoder = JSONDecoder()
        decoder.keyDecodingStrategy = .convertFromSnakeCase
        let subject = try decoder.decode(EmployeesJSON.self, from: json)

        // Act & Assert
        #expect(throws: EmployeeError.invalidData) {
            try subject.toEmployees()
        }
    }
}
